import type { FastifyInstance, HTTPMethods } from "fastify";

/** A route of the application, with an address that leads to it. */
export interface ListedRoute {
  method: HTTPMethods;
  /** The path as it was bound, with its parameters. */
  path: string;
  url: string;
}

/** Lists every route of an application, also those of its plugins, from the router's own tree. */
export function listRoutes(app: FastifyInstance): ListedRoute[] {
  const branch: string[] = [];
  const routes: ListedRoute[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const found = /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = "", part = "", methods = ""] = found;
    branch.length = indent.length / 4;
    branch.push(part);
    const path = branch.join("");
    const url = path.replace(/:\w+/g, "sample").replace("*", "odd");
    for (const method of methods.split(", ").filter((name) => name !== ""))
      routes.push({ method: method as HTTPMethods, path, url });
  }
  return routes;
}
