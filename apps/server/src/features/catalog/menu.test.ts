import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMenu } from "../../platform/testing/ask-order.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readMenuVersion } from "./menu.actions.ts";

let test: TestApp;
let baker: Caller;
let slug: string;
let menus = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menus += 1;
  slug = `nona-${menus}`;
  await baker.put("/api/menu-settings/slug", { slug });
  await baker.put("/api/menu-settings/addresses/slug", { isOpen: true });
});

const read = (address: string, query = "") => readMenu(test.stranger(), address, query);
const add = (draft: object) =>
  baker.post("/api/catalog-items", { name: "Cake", price: 10, ...draft });

describe("the public menu", () => {
  it("shows visible items in their sections, in the visitor's language where there are words", async () => {
    const section = await baker.post("/api/catalog-sections", {
      name: "Cakes",
      translations: { he: { name: "עוגות" } },
    });
    await add({
      name: "Honey cake",
      price: 145.5,
      sectionId: section.body.id,
      translations: { he: { name: "עוגת דבש" } },
    });
    await add({ name: "Hidden", isActive: false });
    await add({ name: "Loose", soldOutUntil: "2026-12-01" });
    await baker.patch("/api/menu-settings", {
      tagline: "Cakes to order",
      translations: { he: { tagline: "עוגות בהזמנה" } },
      address: "14 Masada St",
      whatsappPhone: "050-1234567",
    });
    const { body } = await read(slug, "?lang=he");
    expect(body).toMatchObject({
      state: "open",
      kind: "slug",
      slug,
      movedTo: null,
      canonicalUrl: `http://localhost:3000/m/${slug}`,
      language: "he",
      ownerLanguage: "en",
      languages: ["en", "he"],
      direction: "rtl",
      currency: "ILS",
      business: {
        tagline: "עוגות בהזמנה",
        address: "14 Masada St",
        whatsappNumber: "972501234567",
        today: "2026-11-26",
      },
    });
    expect(body.sections.map((one) => [one.name, one.items.map((item) => item.name)])).toEqual([
      ["עוגות", ["עוגת דבש"]],
      [null, ["Loose"]],
    ]);
    expect(body.sections[0]?.items[0]).toMatchObject({ price: 145.5, soldOutUntil: null });
    expect(body.sections[1]?.items[0]?.soldOutUntil).toBe("2026-12-01");
    expect((await read(slug)).body).toMatchObject({ language: "en", direction: "ltr" });
    expect(JSON.stringify(body)).not.toMatch(/Hidden|business_id|baker\d+@/);
  });

  it("shows an item's pictures to everybody, each width once, and no other picture", async () => {
    const paint = sharp({ create: { width: 800, height: 400, channels: 3, background: "#c86" } });
    const [shown, other] = [
      await uploadAs(baker, await paint.png().toBuffer()),
      await uploadAs(baker, await paint.jpeg().toBuffer()),
    ];
    const item = await add({ imageIds: [shown.body.id] });
    const [picture] = (await read(slug)).body.sections[0]?.items[0]?.pictures ?? [];
    expect(picture).toMatchObject({ width: 800, height: 400 });
    expect(picture?.forms.map((form) => form.width)).toEqual([160, 320, 640, 800]);
    const { url = "" } = picture?.forms[1] ?? {};
    const answer = await test.stranger().get(url);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=604800, immutable");
    const strange = url.replace(shown.body.id, other.body.id);
    expect((await test.stranger().get(strange)).status).toBe(404);
    await baker.patch(`/api/catalog-items/${item.body.id}`, { isActive: false });
    expect((await test.stranger().get(url)).status).toBe(404);
  });

  it("leaves out items whose price is in another currency", async () => {
    await add({});
    await baker.patch("/api/menu-settings", { catalogCurrency: "USD" });
    await add({ name: "Priced" });
    const { body } = await read(slug);
    expect(body.currency).toBe("USD");
    expect(body.sections.flatMap((one) => one.items.map((item) => item.name))).toEqual(["Priced"]);
  });

  it("has a version that changes with items, settings, business, day and plan, and with nothing else", async () => {
    const versionOf = async (): Promise<string> =>
      (await readMenuVersion({ now: test.deps.now, reads: test.deps.database }, slug))?.version ??
      "";
    const seen = [await versionOf()];
    const changes: (() => Promise<unknown>)[] = [
      () => add({}),
      () => baker.patch("/api/menu-settings", { leadTimeHours: 24 }),
      () => {
        test.clock.forward(1000);
        return baker.patch("/api/settings/business", { name: "Other name" });
      },
      () => baker.post("/api/catalog-sections", { name: "New" }),
      async () => test.clock.forward(24 * 3_600_000),
      () => test.asOwner("update subscription set plan = 'basic'"),
      () => test.asOwner("update subscription set plan = 'premium'"),
    ];
    expect(await versionOf()).toBe(seen[0]);
    expect((await read(slug)).body.version).toBe(seen[0]);
    for (const change of changes.slice(0, -1)) {
      await change();
      seen.push(await versionOf());
    }
    expect(new Set(seen).size).toBe(changes.length);
    await changes.at(-1)?.();
    test.clock.forward(-24 * 3_600_000);
    await baker.post("/api/tasks", { title: "Flour" });
    expect(await versionOf()).toBe(seen.at(-3));
  });
});

describe("the addresses of a menu", () => {
  it("each have a switch of their own, and the plain list takes no orders", async () => {
    const urls = (await baker.get("/api/menu-settings")).body.addresses;
    const keyOf = (kind: "token" | "list"): string => urls[kind].url.split("/").at(-1) ?? "";
    expect([urls.slug.isOpen, urls.token.isOpen, urls.list.isOpen]).toEqual([true, false, false]);
    expect(urls.list.url).toMatch(/\/menu\/public\/[\da-f-]{36}$/);
    for (const kind of ["token", "list"] as const) {
      expect((await read(keyOf(kind))).status).toBe(404);
      await baker.put(`/api/menu-settings/addresses/${kind}`, { isOpen: true });
    }
    expect((await read(keyOf("token"))).body).toMatchObject({
      kind: "token",
      state: "open",
      address: keyOf("token"),
    });
    expect((await read(keyOf("list"))).body).toMatchObject({ kind: "list", state: "no-ordering" });
    await baker.put("/api/menu-settings/addresses/slug", { isOpen: false });
    expect((await read(slug)).status).toBe(404);
    expect((await read(keyOf("token"))).body.canonicalUrl).toBeNull();
  });

  it("keep an old slug leading to the new one", async () => {
    const next = `${slug}-new`;
    const settings = (await baker.put("/api/menu-settings/slug", { slug: next.toUpperCase() }))
      .body;
    expect([settings.slug, settings.oldSlugs]).toEqual([next, [slug]]);
    expect((await read(slug)).body.movedTo).toBe(`/m/${next}`);
    expect((await read(next)).body.movedTo).toBeNull();
    const back = (await baker.put("/api/menu-settings/slug", { slug })).body;
    expect([back.slug, back.oldSlugs]).toEqual([slug, [next]]);
  });

  it("refuse slugs that are another's, also an old one, and reserved ones", async () => {
    const other = await test.member();
    await baker.put("/api/menu-settings/slug", { slug: `${slug}-x` });
    for (const wanted of [slug, `${slug}-x`, "admin", "01890000-0000-7000-8000-000000000000"]) {
      const answer = await other.put("/api/menu-settings/slug", { slug: wanted });
      expect([wanted, answer.status, answer.body.error.code]).toEqual([
        wanted,
        409,
        "already_exists",
      ]);
      expect((await other.get(`/api/menu-settings/slug-check?slug=${wanted}`)).body).toEqual({
        isFree: false,
      });
    }
    expect((await baker.get(`/api/menu-settings/slug-check?slug=${slug}`)).body).toEqual({
      isFree: true,
    });
  });

  it.each([["../../etc/passwd"], ["a/b"], ["ab"], ["-a-"], ["a b c"], ["שם"], ["a".repeat(41)]])(
    "refuse %s as a slug",
    async (wanted) => {
      const answer = await baker.put("/api/menu-settings/slug", { slug: wanted });
      expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_input"]);
    },
  );

  it("of two who want the same slug at once give it to one", async () => {
    const other = await test.member();
    const wanted = `${slug}-both`;
    const answers = await Promise.all(
      [baker, other].map((one) => one.put("/api/menu-settings/slug", { slug: wanted })),
    );
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });

  it("have a proposed slug until one is taken", async () => {
    const other = await test.member();
    const { slug: proposed } = (await other.get("/api/menu-settings")).body;
    expect(proposed).toMatch(/^bakery-\d+$/);
    await other.put("/api/menu-settings/addresses/slug", { isOpen: true });
    expect((await read(proposed)).status).toBe(200);
  });

  it("are reserved for the business they are shown to", async () => {
    const twins = await Promise.all([test.member(), test.member(), test.member()]);
    const names = ["Twin Buns", "twin buns!", "Twin Buns"];
    await Promise.all(
      twins.map((one, at) => one.patch("/api/settings/business", { name: names[at] })),
    );
    const ask = (one: Caller) => one.get("/api/menu-settings");
    const shown = await Promise.all([...twins, ...twins].map(ask));
    const slugs = shown.map(({ body }) => body.slug as string);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs.slice(3)).toEqual(slugs.slice(0, 3));
    expect(slugs).toContain("twin-buns");
    const [first, second] = twins as [Caller, Caller, Caller];
    expect((await read(slugs[0] ?? "")).status).toBe(404);
    expect((await second.put("/api/menu-settings/slug", { slug: slugs[0] })).status).toBe(409);
    await first.patch("/api/settings/business", { name: "Renamed" });
    expect((await ask(first)).body.slug).toBe(slugs[0]);
    const opened = await first.put("/api/menu-settings/addresses/slug", { isOpen: true });
    expect([opened.status, opened.body.slug]).toEqual([200, slugs[0]]);
    expect((await read(slugs[0] ?? "")).status).toBe(200);
  });

  it("keep leading to the menu when an address is changed that was only shown", async () => {
    const other = await test.member();
    const { slug: shown } = (await other.get("/api/menu-settings")).body;
    const changed = await other.put("/api/menu-settings/slug", { slug: `${slug}-own` });
    expect(changed.body).toMatchObject({ slug: `${slug}-own`, oldSlugs: [shown] });
  });

  it("have a token that can be renewed: the old one leads nowhere", async () => {
    const tokenOf = (body: { addresses: { token: { url: string } } }): string =>
      body.addresses.token.url.split("/").at(-1) ?? "";
    const first = tokenOf(
      (await baker.put("/api/menu-settings/addresses/token", { isOpen: true })).body,
    );
    const second = tokenOf((await baker.post("/api/menu-settings/token", {})).body);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
  });

  it("are drawn as QR codes", async () => {
    const svg = await baker.get("/api/menu-settings/qr-code");
    expect([svg.status, svg.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(svg.body).toContain("<svg");
    const png = await test.app.inject({
      url: "/api/menu-settings/qr-code?format=png",
      headers: {
        host: "localhost:3000",
        cookie: [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200 });
  });
});

it("has its settings changed again by the same call, whose answer was lost, and by no other", async () => {
  const { updatedAt } = (await baker.get("/api/menu-settings")).body;
  const translations = { he: { tagline: "עוגות" }, ar: { tagline: "كعك" } };
  const deposit = { depositKind: "percent", depositValue: 12.5, fulfilments: ["pickup"] };
  const change = { ...deposit, translations, maxOrdersADay: 4, expectedUpdatedAt: updatedAt };
  await baker.patch("/api/menu-settings", change);
  expect((await baker.patch("/api/menu-settings", change)).status).toBe(200);
  const other = await baker.patch("/api/menu-settings", { ...change, maxOrdersADay: 5 });
  expect([other.status, other.body.error.code]).toEqual([409, "changed_elsewhere"]);
});

describe("a menu that is not there", () => {
  it("looks alike whether unknown, switched off, of somebody blocked, or no address at all", async () => {
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    const off = await test.member();
    await off.put("/api/menu-settings/slug", { slug: `${slug}-off` });
    const answers = await Promise.all(
      [
        slug,
        `${slug}-off`,
        "nobody-has-this",
        "mt_abcdefghijklmnop",
        "01890000-0000-7000-8000-000000000000",
        "..%2f..%2fetc%2fpasswd",
        "%00",
      ].map((address) => read(address)),
    );
    for (const answer of answers) {
      expect([answer.status, answer.body.error.code, answer.body.error.facts]).toEqual([
        404,
        "not_found",
        {},
      ]);
    }
  });

  it("cannot be guessed without end", async () => {
    const guess = (n: number) =>
      test
        .stranger()
        .send({ method: "GET", url: `/api/public/menus/guess-${n}`, remoteAddress: "10.9.9.9" });
    const codes: number[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await guess(n)).status);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set([404]));
    expect(codes[60]).toBe(429);
    expect((await read(slug)).status).toBe(200);
  });
});

it("a plan that lost the menu leaves name, phone and WhatsApp", async () => {
  await add({});
  await baker.patch("/api/menu-settings", { whatsappPhone: "050-1234567" });
  await test.asOwner("update subscription set plan = 'basic'");
  const { body } = await read(slug);
  expect(body).toMatchObject({
    state: "lost",
    sections: [],
    business: { whatsappNumber: "972501234567" },
  });
  await test.asOwner("update subscription set plan = 'premium'");
});
