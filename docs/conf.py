"""How Sphinx builds the site; `make docs` gathers its pages first (tools/docs)."""

from importlib.metadata import version as version_of

project = "Drakes"
author = copyright = "The Drakes developers"  # noqa: A001
release = version = version_of("drakes")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["theme"]
highlight_language = "text"
default_role = "code"

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
python_use_unqualified_type_names = True
# What users import must lead somewhere; types within, and those of Python and NumPy, are named without a link.
nitpick_ignore_regex = [("py:.*", r"(?!drakes\.[A-Za-z]+$).*")]

html_theme = "furo"
html_title = "Drakes"
html_logo = html_favicon = "theme/logo.svg"
html_static_path = ["theme"]
html_css_files = ["tokens.css", "site.css"]
html_js_files = [("site.js", {"defer": ""})]
html_show_sphinx = False
html_copy_source = False
html_use_index = html_domain_indices = False
html_theme_options = {"top_of_page_buttons": [], "navigation_with_keys": True}
pygments_style, pygments_dark_style = "a11y-high-contrast-light", "a11y-high-contrast-dark"
