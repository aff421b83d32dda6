import { endpoints } from "@marzipan/contract/endpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { kindOf, makersOf, ownBody } from "../testing/own-things.ts";
import type { Makers } from "../testing/samples.ts";
import { idPathsOf, putAt, sampleOf } from "../testing/sample-input.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";

// Every endpoint is asked with the ids of another business; administrators' calls look across businesses.

let test: TestApp;
let baker: Caller;
let makers: Makers;
beforeAll(async () => {
  test = await startTestApp();
  makers = makersOf(test);
  baker = await test.member();
});
afterAll(() => test.close());

const closed = endpoints.filter((one) => one.access !== "public" && one.access !== "admin");

// A walk over all endpoints takes some seconds alone and many beside other tests.
describe("what belongs to another business", { timeout: 90_000 }, () => {
  const byId = closed.filter((one) => one.path.includes("{id}"));
  const withIds = closed.filter((one) => idPathsOf(one.body).length > 0);

  /** What the rest of a body must be for an id in it to count: a credit is a negative expense. */
  const besides: Readonly<Record<string, object>> = { creditForId: { amount: -5 } };

  /** An import keeps a row whose product is unknown, without the product. */
  const dropsUnknown = new Set(["imports.check", "imports.add_rows"]);

  /** Everything that a business has, as one text for each table. */
  async function contentOf(businessId: string): Promise<Record<string, string>> {
    const tables = await test.asOwner<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const each = tables.map(
      ({ name }) =>
        `select '${name}' as name, coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${name} t where business_id = $1`,
    );
    const rows = await test.asOwner<{ name: string; text: string }>(each.join(" union all "), [
      businessId,
    ]);
    return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
  }

  it("is not there, whichever endpoint is asked with its id; the own is", async () => {
    expect(byId.map(kindOf).filter((kind) => !(kind in makers))).toEqual([]);
    const other = await test.member();
    const foreign: string[] = [];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of byId) {
      const asked = foreign.map((id) => send(baker, one, { params: { id } }));
      for (const answer of await Promise.all(asked)) {
        if (answer.status !== 404 || answer.body.error.code !== "not_found")
          wrong.push(`${one.id}: ${answer.status}`);
      }
      const own = (await makers[kindOf(one)]?.(baker)) ?? "";
      if (one.path.endsWith("/restore"))
        await baker.delete(one.path.replace("/restore", "").replace("{id}", own));
      const answer = await send(baker, one, {
        params: { id: own },
        ...(await ownBody(makers, baker, one)),
      });
      if (answer.status >= 300)
        wrong.push(`${one.id} with an own id: ${JSON.stringify(answer.body)}`);
    }
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });

  it("cannot be named in a body", async () => {
    const other = await test.member();
    const foreign: string[] = [(await other.get("/api/me")).body.user.id];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of withIds) {
      const params = one.path.includes("{id}") ? { id: await makers[kindOf(one)]?.(baker) } : {};
      for (const path of idPathsOf(one.body)) {
        const sample = { ...sampleOf(one.body), ...besides[path.join(".")] };
        const asked = foreign.map((id) =>
          send(baker, one, { params, body: putAt(sample, path, id) }),
        );
        for (const answer of await Promise.all(asked))
          if (answer.status !== 404 && !dropsUnknown.has(one.id))
            wrong.push(`${one.id} ${path.join(".")}: ${answer.status}`);
      }
    }
    expect(withIds.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });
});
