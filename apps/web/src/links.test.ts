import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createMemoryHistory } from "@tanstack/react-router";
import { pages } from "@marzipan/contract/paths";
import { describe, expect, it } from "vitest";
import { makeQueryClient } from "./platform/api/query-client.ts";
import { innerPaths, pathTo } from "./platform/url/path-to.ts";
import { makeRouter } from "./routes.tsx";

const folder = fileURLToPath(new URL(".", import.meta.url));
const known = [...Object.values(pages).map(({ path }) => path), ...innerPaths];
const features = [...new Set(known.map((path) => path.split("/")[1]))].filter((feature) => feature);
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A text that begins as an address of the app, unless pathTo gets it. */
const literal = new RegExp(
  String.raw`(?<!pathTo(?:<[^>]*>)?\(\s*)["\`](\/(?:${features.join("|")})(?:[/?#$][^"\`\s]*)?)["\`]`,
  "g",
);

/** Where addresses are at home: the table of routes, the builder, and the page of all components. */
const exclude = [
  "**/*.test.ts*",
  "ui/gallery/**",
  "routes.tsx",
  "route-makers.tsx",
  "platform/url/path-to.ts",
];

describe("the addresses of pages", () => {
  it("are written by pathTo alone", () => {
    const found = globSync("**/*.{ts,tsx}", { cwd: folder, exclude }).flatMap((file) => {
      const code = readFileSync(folder + file, "utf8").replaceAll(comments, "");
      return [...code.matchAll(literal)].map(([, link = ""]) => `${file}: ${link}`);
    });
    expect(found).toEqual([]);
  });

  it("that pathTo knows all have a page", () => {
    const router = makeRouter(
      makeQueryClient(() => undefined),
      createMemoryHistory(),
    );
    const leadsNowhere = (path: string): boolean => {
      // What is used in place of an id, and of the name of a section of the settings.
      const address = path.replace("$section", "devices").replaceAll(/\$\w+/g, "1");
      const last = router.matchRoutes(address, {}).at(-1);
      // A menu's page answers whatever stands behind its path.
      if (last?.routeId === "/public/menu/$") return false;
      return last === undefined || /(?:^__root__|\/\$)$/.test(last.routeId);
    };
    expect(known.filter((path) => leadsNowhere(path))).toEqual([]);
  });

  it("have their parts filled in and the rest in the query, without what is empty", () => {
    expect(pathTo("/orders")).toBe("/orders");
    expect(pathTo("/orders/$orderId/edit", { orderId: "a/b" })).toBe("/orders/a%2Fb/edit");
    expect(pathTo("/orders/new", { date: "2026-11-26", clientId: null, again: true })).toBe(
      "/orders/new?date=2026-11-26&again=true",
    );
  });
});
