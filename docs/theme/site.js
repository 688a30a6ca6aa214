// What the generator leaves out for those who use a keyboard or have the page read to them.
for (const caption of document.querySelectorAll("p.caption[role=heading]")) caption.setAttribute("aria-level", "2");
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "This page");
for (const wide of document.querySelectorAll("pre, .table-wrapper")) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
