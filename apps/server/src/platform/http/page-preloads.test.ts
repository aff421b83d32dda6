import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: "*/*", ...headers } });

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="(\/[^"]+)"/g)].map(
    ([, href = ""]) => href,
  );

describe("the app's page", () => {
  it("names the files of the asked feature, in the browser's language, and each is there", async () => {
    const { body } = await ask("/dashboard?from=mail", { "accept-language": "he" });
    const links = linksOf(body);
    expect(links.some((href) => /\/DashboardPage-.*\.js$/.test(href))).toBe(true);
    expect(links.some((href) => /\/he-.*\.js$/.test(href))).toBe(true);
    for (const href of links) expect([href, (await ask(href)).statusCode]).toEqual([href, 200]);
  });

  it("names no schema for the dashboard, which only calls and checks nothing", async () => {
    const scripts = linksOf((await ask("/dashboard")).body).filter((href) => href.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (href) => (await ask(href)).body));
    expect(texts.filter((text) => text.includes("ZodMiniType"))).toEqual([]);
  });

  it("is built with one stylesheet, whose layers stand in one order on every page", async () => {
    const page = new URL("../../../../web/dist/index.html", import.meta.url);
    expect((await readFile(page, "utf8")).match(/<link[^>]*rel="stylesheet"/g)).toHaveLength(1);
  });

  it("names none where it does not know the feature", async () => {
    const links = linksOf((await ask("/products/unknown")).body);
    expect(links.filter((href) => /Page-|AppFrame-/.test(href))).toEqual([]);
  });
});

describe("a script of the build", () => {
  it("is answered as it was compressed by the build, without what only a page needs", async () => {
    const links = linksOf((await ask("/dashboard")).body);
    const href = links.find((one) => /DashboardPage-.*\.js$/.test(one)) ?? "";
    const [plain, brotli, gzip] = [
      await ask(href),
      await ask(href, { "accept-encoding": "br, gzip" }),
      await ask(href, { "accept-encoding": "gzip" }),
    ];
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotli.headers["content-length"]).toBe(String(brotli.rawPayload.length));
    expect(brotli.headers["x-content-type-options"]).toBe("nosniff");
    expect(brotli.headers["content-security-policy"]).toBeUndefined();
  });
});
