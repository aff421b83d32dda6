import { languages } from "@marzipan/contract/languages";
import { readArticles } from "@marzipan/help/read-articles";
import { linesOf } from "@marzipan/help/say-article";
import { loadPhrases } from "@marzipan/phrases/load";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../platform/testing/read-zip.ts";
import { seedBusiness } from "../../platform/testing/seed-business.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Takes the own data away and returns its files by name. */
async function take(baker: Caller): Promise<Map<string, Buffer>> {
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await test.app.inject({
    url: "/api/me/export",
    headers: { host: "localhost:3000", cookie },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/zip");
  expect(response.headers["content-disposition"]).toBe(
    'attachment; filename="marzipan-2026-11-26.zip"',
  );
  return readZip(response.rawPayload);
}

describe("taking the own data away", () => {
  it("gives a CSV for every table with rows of a business, and the files, on every plan", async () => {
    const baker = await test.member();
    const businessId = await seedBusiness(test, baker);
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", [
      businessId,
    ]);
    const files = await take(baker);
    // Only the server needs what these hold (`isInternal`).
    const tables = await test.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'business_id'
          and has_any_column_privilege('marzipan_app', c.oid, 'select') and c.relname not in ('idempotency', 'billing_event', 'plan_checkout', 'subscription_cancellation', 'agent_cost', 'calendar_feed', 'day_sum', 'import_mapping', 'import_row', 'import_run', 'order_index', 'order_word', 'push_device', 'test_papers')`,
    );
    expect(tables.length).toBeGreaterThan(14);
    for (const { name } of tables) {
      const text = files.get(`${name}.csv`)?.toString() ?? "";
      expect(text.startsWith("\uFEFF"), name).toBe(true);
      expect(text.split("\r\n").length, `${name} has no row`).toBeGreaterThan(2);
    }
    expect(files.get("business.csv")?.toString()).toContain(businessId);
    const kept = [...files.keys()].filter((name) => name.startsWith("files/"));
    expect(kept.map((name) => name.split(".").at(-1)).toSorted()).toEqual(["jpg", "png", "webp"]);
    const pictures = kept.filter((name) => name.endsWith(".webp"));
    expect(
      files
        .get(pictures[0] ?? "")
        ?.subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  });

  it("holds only what is the baker's own, and no secrets", async () => {
    const [baker, neighbour] = [await test.member(), await test.member()];
    await neighbour.post("/api/clients", { name: "Somebody else’s" });
    await baker.post("/api/clients", { name: "Own" });
    const text = [...(await take(baker)).values()].join("\n");
    expect(text).toContain("Own");
    expect(text).not.toContain("Somebody else’s");
    expect(text).not.toContain(neighbour.email);
    expect(text).not.toMatch(/argon2|_hash|totp_secret/);
  });

  it("lets no text become a formula, and writes money in major units", async () => {
    const baker = await test.member();
    for (const name of ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", 'quo"ted, "name"']) {
      await baker.post("/api/clients", { name });
    }
    await baker.post("/api/orders", {
      clientName: "Noa",
      deliveryDate: "2026-12-01",
      items: [{ dessert_name: "Cake", quantity: 1, unit_price: 12.5 }],
    });
    const files = await take(baker);
    const clients = files.get("client.csv")?.toString() ?? "";
    for (const cell of ["'=HYPERLINK(1)", "'+1", "'-1", "'@SUM(A1)", '"quo""ted, ""name"""']) {
      expect(clients).toContain(`,${cell},`);
    }
    expect(clients).not.toMatch(/,[=+\-@]/);
    const [head, item] = files.get("order_item.csv")?.toString().split("\r\n") ?? [];
    expect(head).toContain(",unit_price,line_total,");
    expect(item).toContain(",12.5,12.5,");
  });

  it("writes what a plan costs with the decimals of the currency it is charged in", async () => {
    const baker = await test.member();
    await test.asOwner(
      `update subscription set charge_minor = 4500, charge_currency = 'JPY', last_paid_minor = 2900,
         last_paid_currency = 'USD' where business_id = $1`,
      [(await baker.get("/api/me")).body.business.id],
    );
    const lines = (await take(baker)).get("subscription.csv")?.toString().split("\r\n") ?? [];
    const [heads = [], cells = []] = lines.map((line) => line.split(","));
    const said = (name: string) => cells[heads.indexOf(name)];
    expect([said("charge"), said("last_paid")]).toEqual(["4500", "29"]);
  });

  it("goes on over many pages and misses nothing", async () => {
    const baker = await test.member();
    const businessId = (await baker.get("/api/me")).body.business.id;
    await test.asOwner(
      `insert into item_memory (business_id, name_key, currency, dessert_name, unit_price_minor, last_used_at)
       select $1, 'item ' || n, 'ILS', 'Item ' || n, n, now() from generate_series(1, 1234) n`,
      [businessId],
    );
    const lines = (await take(baker)).get("item_memory.csv")?.toString().trim().split("\r\n") ?? [];
    expect(new Set(lines).size).toBe(1235);
  });

  it("can be done five times in an hour, as the help says in every language", async () => {
    const baker = await test.member();
    const most = 5;
    for (let times = 0; times < most; times += 1) {
      expect((await baker.get("/api/me/export/check")).body).toEqual({ ok: true });
      await take(baker);
    }
    const answer = await baker.get("/api/me/export");
    expect([answer.status, answer.body.error.code]).toEqual([429, "rate_limited"]);
    // What a page asks before it begins the download, which could not say it.
    const asked = await baker.get("/api/me/export/check");
    expect([asked.status, asked.body.error.code]).toEqual([429, "rate_limited"]);
    expect(asked.body.error.facts.seconds).toBeGreaterThan(3500);
    for (const language of languages) {
      const articles = readArticles(language, await loadPhrases(language));
      const article = articles.find(({ id }) => id === "own-data");
      const said = article ? linesOf(article).join("\n") : "";
      expect(said, language).toMatch(new RegExp(`\\b${most}\\b`));
    }
  });
});
