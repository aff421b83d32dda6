import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createMemoryHistory } from "@tanstack/react-router";
import { pages } from "@marzipan/contract/paths";
import { describe, expect, it } from "vitest";
import { makeQueryClient } from "./platform/api/query-client.ts";
import { makeRouter } from "./routes.tsx";

const folder = fileURLToPath(new URL(".", import.meta.url));
const rooms = [...new Set(Object.values(pages).map(({ path }) => path.split("/")[1]))]
  .filter((room) => room)
  .join("|");
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const literal = new RegExp(String.raw`["\`](\/(?:${rooms})(?:[/?#][^"\`\s]*)?)["\`]`, "g");

/** Answers the addresses of the app that the code has as texts, by the file that has them. */
function readLinks(): { file: string; link: string }[] {
  const files = globSync("**/*.{ts,tsx}", {
    cwd: folder,
    exclude: ["**/*.test.ts*", "ui/gallery/**", "routes.tsx"],
  });
  return files.flatMap((file) => {
    const code = readFileSync(folder + file, "utf8").replaceAll(comments, "");
    return [...code.matchAll(literal)].map(([, link = ""]) => ({ file, link }));
  });
}

describe("the links in the code", () => {
  it("all lead to a page that there is", () => {
    const router = makeRouter(
      makeQueryClient(() => undefined),
      createMemoryHistory(),
    );
    const leadsNowhere = ({ link }: { link: string }, part: string): boolean => {
      const path = link.replaceAll(/\$\{[^}]*\}/g, part).replace(/[?#].*$/, "");
      const last = router.matchRoutes(path, {}).at(-1);
      return last === undefined || /(?:^__root__|\/\$)$/.test(last.routeId);
    };
    const links = readLinks();
    // What stands in place of an id, or of the name of a room of the settings.
    const parts = ["1", "devices"];
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((one) => parts.every((part) => leadsNowhere(one, part)))).toEqual([]);
  });
});
