import { languages } from "@marzipan/contract/languages";
import { readFileSync } from "node:fs";
import { articleIds } from "@marzipan/help/article-groups";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSitePages } from "../../platform/http/menu-pages.ts";
import { readZip } from "../../platform/testing/read-zip.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { textOf } from "../../platform/testing/test-caller.ts";
import type { Answer } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let paths: readonly { path: string; languages: readonly string[] }[];
beforeAll(async () => {
  // `npm test` builds them before; `npm start` does too.
  const pages = await loadSitePages();
  if (pages === null) throw new Error("the pages for anybody are not built");
  paths = pages.paths;
  test = await startTestApp({ publicUrl: "https://app.example" });
});
afterAll(() => test.close());

async function open(path: string, headers: Record<string, string> = {}): Promise<Answer<string>> {
  const answer = await test.stranger().get(path, headers);
  return { ...answer, body: textOf(answer) };
}

/** What a page tells search engines, as schema.org. */
type Told = Record<string, unknown> & { "@type": string };

async function readData(address: string): Promise<Told[]> {
  const { body } = await open(address);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(json) as { "@graph": Told[] })["@graph"];
}

const isArticle = (path: string): boolean => path.startsWith("/help/");

/**
 * The languages that a page is tried in: all on the landing page, elsewhere English and Hebrew and one more in turn, and of
 * the many help articles one, since they are made alike.
 */
function languagesToTry(path: string, written: readonly string[], at: number): readonly string[] {
  if (path === "/") return written;
  const inTurn = written.slice(at % written.length).slice(0, 1);
  return isArticle(path) ? inTurn : [...new Set(["en", "he", ...inTurn])];
}

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `<img/>` and `srcSet`, which HTML reads as `<img>` and `srcset`.
    "void-style": "off",
    "attr-case": "off",
    // Of style only.
    "doctype-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
  },
});

describe("a page for anybody", () => {
  it(
    "is whole and valid HTML, says its language, and leads to pages that exist",
    { timeout: 60_000 },
    async () => {
      const links = new Set<string>();
      for (const [at, { path, languages: written }] of paths.entries()) {
        for (const language of languagesToTry(path, written, at)) {
          const page = await open(`${path}?lang=${language}`);
          expect([path, language, page.status]).toEqual([path, language, 200]);
          const html = page.body;
          expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
          // The first paint waits for the head, which comes before it.
          expect(html).toMatch(/<link rel="expect" href="#main" [^]*<\/header>[^]*<main id="main"/);
          const isRead = language === "en" || language === "he";
          for (const [, href = ""] of isRead
            ? html.matchAll(/ (?:href|src|srcset)="(\/[^"]*)"/gi)
            : []) {
            links.add(href.replaceAll("&amp;", "&").replace(/#.*/, ""));
          }
          if (!isRead && !isArticle(path)) continue;
          const { results } = await validator.validateString(html);
          const found = results.flatMap(({ messages }) =>
            messages.map(
              ({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`,
            ),
          );
          expect([path, language, ...found]).toEqual([path, language]);
        }
      }
      const lost: string[] = [];
      for (const link of links) {
        // The other languages of each page were opened above, or are in the sitemap.
        if (/[?&]lang=(?!he)/.test(link) || (isArticle(link) && !link.endsWith("=he"))) continue;
        const { status } = await open(link, { accept: "*/*" });
        if (status !== 200) lost.push(`${status} ${link}`);
      }
      expect(lost).toEqual([]);
    },
  );

  it("is in the browser's language where the address names none, and in English for others", async () => {
    for (const [accepted, language] of [
      ["sv, ar;q=0.9", "ar"],
      ["tlh", "en"],
    ] as const) {
      const page = await open("/", { "accept-language": accepted });
      expect(page.body).toContain(`<html lang="${language}"`);
      expect(page.headers["content-language"]).toBe(language);
      expect(page.headers["vary"]).toContain("Accept-Language");
    }
  });

  it("is sent once: the browser that has it gets 304, and compressed where it may be", async () => {
    const { headers } = await open("/?lang=he", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    const again = await open("/?lang=he", { "if-none-match": String(headers["etag"]) });
    expect([again.status, again.body]).toEqual([304, ""]);
    expect((await open("/?lang=en")).headers["etag"]).not.toBe(headers["etag"]);
  });

  it("runs no script and shows no style that its policy does not name, and asks nobody else", async () => {
    for (const { path } of paths) {
      const { headers, body } = await open(path);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/style-src 'self' 'sha256-.*script-src 'self' 'sha256-/);
      expect(policy).not.toContain("unsafe");
      expect(body).not.toMatch(/ style="| on\w+="/);
      expect(body).not.toMatch(/(?:src|srcset)="https?:/);
    }
  });

  it("is the app's for somebody with a session, but where the app sent her", async () => {
    const baker = await test.member();
    expect((await baker.get("/")).body).toContain('id="root"');
    expect((await baker.get("/?from=app")).body).not.toContain('id="root"');
  });

  it("says goodbye after signing out", async () => {
    expect((await open("/?from=logout")).body).toContain("Successfully signed out");
    expect((await open("/")).body).not.toContain("Successfully signed out");
  });
});

describe("a search of the help without scripts", () => {
  it("is answered by the page, whatever was typed, and is kept by nobody", async () => {
    const found = await open(`/help?lang=he&q=${encodeURIComponent(" מקדמה ")}`);
    expect(found.body).toMatch(/<input [^>]*value="מקדמה"/);
    expect(found.body).toMatch(/class="first"><a href="\/help\/deposits\?lang=he"/);
    expect(found.body).toMatch(/id="topics" hidden/);
    expect(found.headers["cache-control"]).toBe("no-store");
    expect(found.headers["x-robots-tag"]).toBe("noindex");
    const nothing = (await open(`/help?lang=en&q=${encodeURIComponent("<b>🎂🎂")}`)).body;
    expect(nothing).toContain("Nothing about “&lt;b&gt;🎂🎂”");
    expect(nothing).toMatch(/id="first"><h2>/);
    const long = await open(`/help?lang=en&q=${"deposit".repeat(99)}`);
    expect([long.status, (await open("/help?q=%20")).status]).toEqual([200, 200]);
  });
});

describe("what search engines ask", () => {
  it("is answered with every address in every language, each naming the others", async () => {
    const { body, headers } = await open("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    const locations = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toContain("https://app.example/?lang=he");
    expect(new Set(locations).size).toBe(locations.length);
    const page = (await open("/?lang=he")).body;
    expect(page).toContain('<link rel="canonical" href="https://app.example/?lang=he">');
    for (const one of [...languages, "x-default"]) expect(page).toContain(`hreflang="${one}"`);
    const articles = locations.filter((url) => url?.includes("/help/"));
    expect(articles.length).toBeGreaterThanOrEqual(400);
    for (const url of locations) {
      if (!url || (articles.includes(url) && articles.indexOf(url) % 41 > 0)) continue;
      expect((await open(url.slice(19))).status).toBe(200);
    }
  });

  it("is told by robots.txt, llms.txt and security.txt", async () => {
    expect((await open("/robots.txt")).body).toContain("Sitemap: https://app.example/sitemap.xml");
    expect((await open("/llms.txt")).body).toMatch(/^# Marzipan\n/);
    const { body } = await open("/.well-known/security.txt");
    expect(body).toContain("Expires: 2027-11-26T00:00:00Z");
  });

  it("is shown by a shared link: title, text and a picture with its words, in every language", async () => {
    const alts = new Set<string>();
    for (const language of languages) {
      const { body } = await open(`/?lang=${language}`);
      const said = new Map(
        [...body.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g)].map(
          ([, name = "", content = ""]) => [name, content],
        ),
      );
      const url = said.get("og:image") ?? "";
      expect(url).toMatch(
        new RegExp(`^https://app.example/pictures/preview.${language}.\\w+.jpg$`),
      );
      const picture = await sharp(
        readFileSync(new URL(`../../../../web/public${url.slice(19)}`, import.meta.url)),
      ).metadata();
      expect([picture.width, picture.height, `image/${picture.format}`]).toEqual([
        Number(said.get("og:image:width")),
        Number(said.get("og:image:height")),
        said.get("og:image:type"),
      ]);
      alts.add(said.get("og:image:alt") ?? "");
      expect(said.get("twitter:image:alt")).toBe(said.get("og:image:alt"));
      expect(said.get("og:locale")).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
    }
    expect([alts.size, alts.has("")]).toEqual([languages.length, false]);
  });

  it.each([
    ["/", ["Organization", "SoftwareApplication", "FAQPage"]],
    ["/pricing", ["Organization", "SoftwareApplication", "FAQPage", "BreadcrumbList"]],
    ["/help", ["Organization", "CollectionPage", "BreadcrumbList"]],
    ["/help/orders", ["Organization", "HowTo", "BreadcrumbList"]],
    ["/terms", ["Organization", "BreadcrumbList"]],
    ["/docs/api", ["Organization", "BreadcrumbList"]],
  ])("says in data what it is, with addresses that exist: %s", async (path, kinds) => {
    const graph = await readData(`${path}?lang=he`);
    expect(graph.map((one) => one["@type"])).toEqual(kinds);
    const lists = JSON.stringify(graph.filter((one) => /List|Collection/.test(one["@type"])));
    const named = lists.matchAll(/"https:\/\/app\.example(\/[^"?#]*)\?lang=he/g);
    const known = new Set(paths.map((one) => one.path));
    expect([...named].map(([, place = ""]) => place).filter((place) => !known.has(place))).toEqual(
      [],
    );
  });

  it("names every help article in the data of the help, in the order of its groups", async () => {
    const [, help] = await readData("/help?lang=he");
    const list = help?.["mainEntity"] as { itemListElement: { name: string; url: string }[] };
    const items = list.itemListElement;
    expect(items.map(({ url }) => url)).toEqual(
      articleIds.map((id) => `https://app.example/help/${id}?lang=he`),
    );
    expect(items.filter(({ name }) => !/[\u0590-\u05ff]/.test(name))).toEqual([]);
  });

  it("is told in data what the product costs, from the table of plans", async () => {
    const product = (await readData("/")).find((one) => one["@type"] === "SoftwareApplication") as
      | { offers: { price: string }[] }
      | undefined;
    const prices = product?.offers.map(({ price }) => price);
    expect(prices).toEqual(["0.00", "29.00", "290.00", "59.00", "590.00"]);
  });
});

describe("the file formats in the documentation", () => {
  it.each(["en", "he"])(
    "have the columns that the export and the reports give, in %s",
    async (language) => {
      const baker = await test.member();
      const ask = async (url: string): Promise<Buffer> => {
        const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const headers = { host: "localhost:3000", cookie };
        return (await test.app.inject({ method: "GET", url, headers })).rawPayload;
      };
      const firstLine = (file: Buffer | undefined): string =>
        String(file).replace("\uFEFF", "").split("\r\n", 1)[0] ?? "";
      const source = new URL(
        `../../../../menu/src/site/docs/formats.${language}.md`,
        import.meta.url,
      );
      const text = readFileSync(source, "utf8");
      const tables = [...text.matchAll(/^\| `(\w+\.csv)` \| (.*) \|$/gm)];
      expect(tables).toHaveLength(5);
      const archive = readZip(await ask("/api/me/export"));
      for (const [, file = "", columns = ""] of tables) {
        expect([file, firstLine(archive.get(file))]).toEqual([file, columns.replaceAll(", ", ",")]);
      }
      const reports = [...text.matchAll(/```csv (\w+)\n(.*)\n```/g)];
      expect(reports).toHaveLength(3);
      for (const [, kind, heads] of reports) {
        const url = `/api/reports/${kind}.csv?from=2026-11-01&to=2026-11-30&language=en`;
        expect([kind, firstLine(await ask(url))]).toEqual([kind, heads]);
      }
    },
  );
});

describe("the examples of the API in the documentation", () => {
  it.each(["en", "he"])("are answered as they say, in %s", async (language) => {
    const baker = await test.member();
    const file = new URL(`../../../../menu/src/site/docs/api.${language}.md`, import.meta.url);
    const blocks = readFileSync(file, "utf8").matchAll(
      /```http (\d+)\n(\w+) (\S+)\n((?:[\w-]+: .*\n)*)\n?([^`]*)```/g,
    );
    const answered = [];
    for (const [, status, method, url = "", headers = "", body = ""] of blocks) {
      const payload = body
        .replace("dana@example.com", baker.email)
        .replace("your password", baker.password);
      const { status: got } = await baker.send({
        method: method as "GET" | "POST",
        url,
        headers: Object.fromEntries(
          [...headers.matchAll(/([\w-]+): (.*)/g)].map(([, name, value]) => [name, value]),
        ),
        ...(payload.trim() === "" ? {} : { payload: JSON.parse(payload) as object }),
      });
      answered.push([`${method} ${url}`, status, got]);
    }
    expect(answered.length).toBeGreaterThanOrEqual(5);
    for (const [call, status, got] of answered) expect([call, String(got)]).toEqual([call, status]);
  });
});
