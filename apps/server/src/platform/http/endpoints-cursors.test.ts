import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";

// Every list is asked with cursors that no one was given: it refuses them, or takes them for a place in the list.

let test: TestApp;
let baker: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
  admin = await test.member({ isAdmin: true });
});
afterAll(() => test.close());

const id = "0193e6a0-0000-7000-8000-000000000001";
const day = "2026-12-01";
const instant = "2026-12-01T10:00:00.000Z";

/** Values of every kind that a cursor may hold, and what is none of that kind though it looks like it. */
const wrong: readonly unknown[] = [
  "2026-02-30",
  "2026-02-30T10:00:00.000Z",
  "2026-12-01T24:61:00.000Z",
  "0000-01-01",
  "0000-01-01T00:00:00.000Z",
  "9999-99-99",
  "24:01",
  "24:00:01",
  "0193e6a0-0000-7000-8000-00000000000",
  "\u0000",
  "\ud800",
  "",
  null,
  true,
  {},
  [],
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
];

const written = (values: unknown): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

const raw = (text: string): string => Buffer.from(text).toString("base64url");

/** Cursors of two to four values, one of them wrong; the rest such as lists write them. */
function cursors(sort: string | undefined): string[] {
  const starts = sort === undefined ? ["open", "completed", day] : [sort];
  const values = wrong.flatMap((one) => [
    [one, id],
    ...starts.flatMap((start) => [
      [start, one, id],
      [start, day, one, id],
    ]),
  ]);
  const broken = ["", "null", "{}", "[1e999,1e999,1]", "[".repeat(300), "not json"].map(raw);
  return [...broken, "%%%", ...values.map(written), written([instant, id]), written([id])];
}

interface Field {
  enum?: string[];
}

/** The choices that give a list another order, each with a cursor of its own. */
const orders = new Set(["sort", "tab", "deleted", "used"]);

/** Returns a query for each order of a list. */
function queriesOf({ query }: AnyEndpoint): Record<string, string>[] {
  const json = z.toJSONSchema(query as z.ZodMiniType, { unrepresentable: "any", io: "input" }) as {
    properties?: Record<string, Field>;
  };
  const choices = Object.entries(json.properties ?? {}).flatMap(([name, field]) =>
    orders.has(name) ? (field.enum ?? []).map((value) => ({ [name]: value })) : [],
  );
  return [{}, ...choices.filter((choice) => !/^(0|1|false)$/.test(Object.values(choice)[0] ?? ""))];
}

const lists = endpoints.filter(
  ({ query }) => query && "cursor" in ((query as z.ZodMiniObject)._zod.def.shape ?? {}),
);

it("no list takes a made-up cursor for a defect", { timeout: 240_000 }, async () => {
  expect(lists.length).toBeGreaterThan(10);
  const strayed = new Set<string>();
  for (const one of lists) {
    const caller = one.access === "admin" ? admin : baker;
    for (const query of queriesOf(one)) {
      for (const cursor of cursors(query["sort"])) {
        const { status, body } = await send(caller, one, { query: { ...query, cursor } });
        const isRefused = status === 400 && body.error.code === "bad_cursor";
        if (status !== 200 && !isRefused)
          strayed.add(`${one.id} ${JSON.stringify(query)}: ${status} ${cursor}`);
      }
    }
  }
  expect([...strayed].slice(0, 20)).toEqual([]);
});
