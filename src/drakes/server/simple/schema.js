// The description of the API: by Swagger UI where the page has it, else as a plain list.
"use strict";

const ADDRESS = "/api/schema/openapi.json";
const main = document.getElementById("schema");

function part(tag, text, ...children) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
}

function show(schema) {
  main.replaceChildren(part("h1", schema.info.title), part("p", schema.info.description));
  for (const [path, methods] of Object.entries(schema.paths)) {
    for (const [method, route] of Object.entries(methods)) {
      if (!route.responses) continue;
      const shape = part("pre", JSON.stringify({ parameters: route.parameters, body: route.requestBody, answers: route.responses }, null, 1));
      main.append(
        part("h2", "", part("code", `${method.toUpperCase()} ${path}`)),
        part("p", `${route.summary}. ${route.description || ""}`),
        part("details", "", part("summary", "shapes"), shape),
      );
    }
  }
  main.append(part("h2", "All shapes"), part("pre", JSON.stringify(schema.components, null, 1)));
}

if (typeof SwaggerUIBundle === "function") {
  SwaggerUIBundle({ url: ADDRESS, domNode: main });
} else {
  fetch(ADDRESS).then((answer) => answer.json()).then(show);
}
