// The description of the API for people; a script of its own, since the page may hold none.
window.SwaggerUIBundle({ url: "/api/schema/openapi.json", domNode: document.getElementById("schema") });
