import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import sharp from "sharp";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { textOf } from "../testing/test-caller.ts";

const folder = fileURLToPath(new URL("../../../../web/dist", import.meta.url));
const script =
  `/assets/${readdirSync(`${folder}/assets`).find((name) => name.endsWith(".js"))}` as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("the files of the web", () => {
  it("are sent as they were compressed by the build, and kept for a year under their hashed names", async () => {
    const { status, headers } = await test.stranger().get(script, { "accept-encoding": "br" });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toBeUndefined();
    const plain = await test.stranger().get("/startup.js");
    expect([plain.status, plain.headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  it.each([
    "/assets/absent.js",
    "/assets/",
    "/assets/..%2Findex.html",
    "/assets/%2e%2e/server/first-screen.js",
    "/pictures/..%2f..%2fpackage.json",
  ] as const)("are only those of the build: %s is none", async (path) => {
    const { status, headers } = await test.stranger().get(path, { accept: "text/css" });
    expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  });

  it("are no page where a program asks what stands in well-known places", async () => {
    for (const name of ["ai-catalog.json", "apple-app-site-association"]) {
      const { status, headers } = await test.stranger().get(`/.well-known/${name}`);
      expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    }
  });

  it.each(languages)(
    "tell a device that puts the app on its home screen its name, icons and shortcuts, in %s",
    async (language) => {
      const stranger = test.stranger();
      const page = await stranger.get("/auth", {
        accept: "text/html",
        "accept-language": language,
      });
      const [, path = ""] = /<link rel="manifest" href="([^"]+)"/.exec(textOf(page)) ?? [];
      expect(path).toBe(`/manifests/${language}.webmanifest`);
      const answer = await stranger.get(path as "/");
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        200,
        "application/manifest+json",
      ]);
      const manifest = JSON.parse(textOf(answer)) as Record<
        "lang" | "dir" | "start_url" | "display" | "theme_color",
        string
      > & {
        icons: { src: string; sizes: string }[];
        shortcuts: { name: string; url: string }[];
      };
      expect(manifest).toMatchObject({
        lang: language,
        dir: locales[language].direction,
        start_url: "/dashboard",
        display: "standalone",
      });
      for (const { src, sizes } of manifest.icons) {
        const { width, height, hasAlpha } = await sharp(readFileSync(folder + src)).metadata();
        expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
      }
      const { pages } = JSON.parse(readFileSync(`${folder}/preloads.json`, "utf8")) as {
        pages: Record<string, unknown>;
      };
      expect(manifest.shortcuts).toHaveLength(3);
      for (const { name, url } of manifest.shortcuts) {
        expect(name).not.toBe("");
        expect(Object.keys(pages)).toContain(url);
      }
      const [, colour] = /<meta name="theme-color" content="([^"]+)"/.exec(textOf(page)) ?? [];
      expect(manifest.theme_color).toBe(colour);
    },
  );

  it("offer the app to nobody who was sent one page of a business", async () => {
    const page = await test.stranger().get("/shared/receipt/abc", { accept: "text/html" });
    expect(textOf(page)).toContain("</html>");
    expect(textOf(page)).not.toContain('rel="manifest"');
  });

  it("are not what only the server draws with", async () => {
    const { headers, status } = await test
      .stranger()
      .get("/server/first-screen.js", { accept: "text/javascript" });
    expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  });
});
