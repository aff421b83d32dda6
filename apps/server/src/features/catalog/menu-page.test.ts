import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadMenuPages } from "../../platform/http/menu-pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { textOf } from "../../platform/testing/test-caller.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";
import { readTypedName } from "./menu-page.actions.ts";

let test: TestApp;
let baker: Caller;
let slug: string;
let menus = 0;
beforeAll(async () => {
  // `npm test` builds them before; `npm start` does too.
  if ((await loadMenuPages()) === null) throw new Error("the public pages are not built");
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menus += 1;
  slug = `page-${menus}`;
  await baker.put("/api/menu-settings/slug", { slug });
  await baker.put("/api/menu-settings/addresses/slug", { isOpen: true });
  await baker.post("/api/catalog-items", {
    name: "Honey <cake>",
    price: 145.5,
    translations: { he: { name: "עוגת דבש" } },
  });
});

async function open(path: string, headers: Record<string, string> = {}): Promise<Answer<string>> {
  const answer = await test.stranger().get(path, headers);
  return { ...answer, body: textOf(answer) };
}
const addressOf = async (kind: "token" | "list"): Promise<string> => {
  const { body } = await baker.put(`/api/menu-settings/addresses/${kind as string}`, {
    isOpen: true,
  });
  return new URL(body.addresses[kind].url).pathname;
};

describe("the page of a menu", () => {
  it("is whole HTML in the asked language, else the browser's, else the owner's", async () => {
    const asked = await open(`/m/${slug}?lang=he`, { "accept-language": "fr" });
    expect(asked.status).toBe(200);
    expect(asked.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(asked.body).toMatch(/^<!doctype html><html lang="he" dir="rtl"/);
    expect(asked.body).toContain("עוגת דבש");
    expect((await open(`/m/${slug}`, { "accept-language": "sv, ar;q=0.9" })).body).toContain(
      '<html lang="ar" dir="rtl"',
    );
    expect((await open(`/m/${slug}`)).body).toContain('<html lang="en" dir="ltr"');
  });

  it("shows what people wrote as text, in the page and in its data", async () => {
    const { body } = await open(`/m/${slug}`);
    expect(body).toContain("Honey &lt;cake&gt;");
    expect(body).not.toContain("<cake>");
  });

  it("is told apart by version, language and build; 304 while nothing changed, new on the next load", async () => {
    const first = await open(`/m/${slug}?lang=en`);
    expect(first.headers["vary"]).toBe("Accept-Language, Accept-Encoding");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const tag = String(first.headers["etag"]);
    const again = await open(`/m/${slug}?lang=en`, { "if-none-match": `W/"x", ${tag}` });
    expect([again.status, again.body, again.headers["etag"]]).toEqual([304, "", tag]);
    const other = await open(`/m/${slug}?lang=he`, { "if-none-match": tag });
    expect(other.status).toBe(200);
    await baker.post("/api/catalog-items", { name: "Babka", price: 58 });
    const changed = await open(`/m/${slug}?lang=en`, { "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(changed.body).toContain("Babka");
  });

  it("lets its own script and styles through by their hashes, and no other", async () => {
    const { body, headers } = await open(`/m/${slug}`);
    const policy = String(headers["content-security-policy"]);
    expect(policy).not.toContain("unsafe-inline");
    const inline = [...body.matchAll(/<(script|style)>([^]*?)<\/\1>/g)];
    expect(inline.map(([, tag]) => tag)).toEqual(["style", "script"]);
    for (const [, , text = ""] of inline) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
  });

  it("is sent compressed, as the browser takes it", async () => {
    const { headers } = await open(`/m/${slug}`, { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
  });

  it("has a link preview and structured data, and may be indexed", async () => {
    await baker.patch("/api/menu-settings", { tagline: "Cakes to order" });
    const { body, headers } = await open(`/m/${slug}`);
    expect(headers["x-robots-tag"]).toBeUndefined();
    expect(body).toContain('<meta property="og:description" content="Cakes to order">');
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/m/${slug}">`);
    const data = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@type": "Bakery",
      hasMenu: {
        hasMenuSection: [{ hasMenuItem: [{ name: "Honey <cake>", offers: { price: "145.50" } }] }],
      },
    });
  });

  it("by its token or as a list is not indexed and tells nobody where it stands", async () => {
    const token = await open(await addressOf("token"));
    expect(token.status).toBe(200);
    expect(token.headers["x-robots-tag"]).toBe("noindex");
    expect(token.headers["referrer-policy"]).toBe("no-referrer");
    const list = await open(await addressOf("list"));
    expect(list.headers["x-robots-tag"]).toBe("noindex");
    expect(list.body).not.toContain('data-item="');
  });

  it("leads from an old slug to the new one, in the same language", async () => {
    await baker.put("/api/menu-settings/slug", { slug: `${slug}-new` });
    const moved = await open(`/m/${slug}?lang=he`);
    expect([moved.status, moved.headers["location"]]).toEqual([301, `/m/${slug}-new?lang=he`]);
  });

  it("can be printed, with the code that leads to it", async () => {
    const { status, body } = await open(`/m/${slug}/print?lang=en`);
    expect(status).toBe(200);
    expect(body).toContain('class="qr"');
    expect(body).toContain(`localhost:3000/m/${slug}`);
  });
});

describe("where there is no menu", () => {
  it("a kind page says so, alike for what is unknown, switched off or deeper", async () => {
    await baker.put("/api/menu-settings/addresses/slug", { isOpen: false });
    for (const path of [
      `/m/${slug}`,
      "/m/nobody",
      "/m/nobody/at/all",
      "/public/menu/mt_aaaaaaaaaa",
    ]) {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toContain("There’s no menu at this address");
    }
  });

  it("an address of another kind leads nowhere", async () => {
    const token = (await addressOf("token")).split("/").at(-1);
    expect((await open(`/m/${token}`)).status).toBe(404);
    expect((await open(`/public/menu/${slug}`)).status).toBe(404);
  });

  it("a menu is found by its name as people type it", async () => {
    const found = await open(`/public/menu?name=${encodeURIComponent(` ${slug.toUpperCase()} `)}`);
    expect([found.status, found.headers["location"]]).toEqual([302, `/m/${slug}`]);
    expect((await open("/public/menu")).status).toBe(200);
    expect((await open("/public/menu?name=nobody-here")).status).toBe(404);
  });

  it.each([
    ["Nona Bakery", "nona-bakery"],
    ["https://marzipan.example/m/nona?lang=he", "nona"],
    ["/m/nona/", "nona"],
    ["\u200fhttps://marzipan.example/m/nona\u200e", "nona"],
    ["marzipan.example/m/nona/print", "nona"],
    ["../../etc/passwd", "passwd"],
    ["נונה", null],
  ])("reads %s as %s", (typed, slugOf) => {
    expect(readTypedName(typed)).toBe(slugOf);
  });
});

describe("a menu whose plan is lost", () => {
  it("keeps name and phone and takes no orders", async () => {
    await baker.patch("/api/menu-settings", { whatsappPhone: "050-1234567" });
    await test.asOwner("update subscription set plan = 'basic'");
    const { status, body } = await open(`/m/${slug}?lang=en`);
    expect(status).toBe(200);
    expect(body).toContain("https://wa.me/972501234567");
    expect(body).not.toContain("Honey");
    expect(body).toContain('content="noindex"');
  });
});

describe("the scripts of the pages", () => {
  it("are sent compressed and kept for good, under names that tell their content", async () => {
    const { body } = await open(`/m/${slug}`);
    const script = /import\("([^"]+)"\)/.exec(body)?.[1] ?? "";
    const answer = await open(script, { "accept-encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await open("/menu-assets/manifest.json")).status).toBe(404);
    expect((await open("/menu-assets/..%2Fserver%2Fpages.js")).status).toBe(404);
    const words = await test.stranger().get("/menu-words/x/he.json");
    expect(words).toMatchObject({ body: { "menu.send": "שליחת הבקשה" } });
  });
});
