import { beforeAll, expect, inject, it } from "vitest";
import pg from "pg";
import { onEveryNode } from "../../distribute.ts";
import { judgeFunction, judgeText } from "./judge.ts";
import { readFunctionBody } from "./function-bodies.ts";
import { OwnerTurns, touchOf } from "./owner-turns.ts";
import { readSqlCatalog } from "./sql-catalog.ts";
import type { SqlCatalog } from "./sql-catalog.ts";

let catalog: SqlCatalog;
beforeAll(async () => {
  const client = new pg.Client({ connectionString: inject("ownerUrl") });
  await client.connect();
  catalog = await readSqlCatalog(client, onEveryNode);
  await client.end();
});

const faultsOf = (text: string): string[] =>
  judgeText(text, catalog).map(({ rule, what }) => `${rule}: ${what}`);

/** Texts that a rule refuses, each with what is said of it. */
const refused: readonly (readonly [text: string, said: RegExp])[] = [
  ["select 1 from task", /business: task is not bound/],
  ["select 1 from task t where t.id = $1", /business: t is not bound/],
  ["select 1 from task where business_id = any ($1)", /business: task/],
  ["select 1 from task where business_id = $1 or title = $2", /business: task/],
  ["delete from task where id = $1", /business: task/],
  ["update task set title = $2 where id = $1", /business: task/],
  [
    "select (select count(*) from order_item i where i.business_id = o.business_id and i.order_id = o.id) from orders o where o.business_id = $1",
    /^business: i is not bound/,
  ],
  [
    "select 1 from orders o where o.business_id = $1 and exists (select from payment p where p.order_id = o.id)",
    /^business: p/,
  ],
  ["with few as (select id from task) select 1 from few", /business: task/],
  [
    "select 1 from orders o, lateral (select from order_item i where i.business_id = o.business_id) l where o.business_id = $1",
    /^business: i/,
  ],
  ["select 1 from task where id = $1 for update", /lock: task is locked but not bound/],
  ["insert into task (id, title) values ($1, $2)", /insert: task is inserted without its business/],
  [
    "insert into order_picture (business_id, order_id, position, file_id) select $1, $2, 0, f from unnest($3::uuid[]) f",
    /insert: INSERT ... SELECT/,
  ],
  ["insert into task (business_id, id) select $1, $2", /insert: INSERT ... SELECT/],
  [
    "with one as (select id from task where business_id = $1) insert into bake_tick (business_id, item_key) select $1, id::text from one",
    /insert: INSERT ... SELECT/,
  ],
  [
    "insert into task (business_id, id, title) values ($1, $2, (select name from business where id = $1))",
    /insert: subquery/,
  ],
  [
    "update task set updated_at = updated_at + interval '1 day' where business_id = $1",
    /unstable: timestamptz \+ interval/,
  ],
  [
    "update task set title = concat_ws(' ', title, $2) where business_id = $1",
    /unstable: concat_ws/,
  ],
  [
    "delete from task where business_id = $1 and updated_at::date = $2",
    /unstable: the cast timestamptz date/,
  ],
  ["update task set title = coalesce($2, now()::text) where business_id = $1", /unstable: now\(\)/],
  [
    "insert into agent_setting as s (business_id) values ($1) on conflict (business_id) do update set changed_at = now()",
    /unstable: now\(\)/,
  ],
  [
    "select 1 from task t join request_token k on k.business_id = t.business_id where t.business_id = $1",
    /local: request_token stays on the coordinator/,
  ],
  [
    "with few (one) as (select id from task where business_id = $1) select one from few",
    /names: the columns of few/,
  ],
];

/** Texts like them that every rule lets pass. */
const taken: readonly string[] = [
  "select 1 from task where business_id = $1",
  "select 1 from task t where t.business_id = $1::uuid and (t.id = $2 or t.title = $3)",
  "select 1 from task where (business_id, id) = ($1, $2)",
  "select 1 from business where id = $1",
  "update task set title = $2 where business_id = $1 and id = $3",
  "select 1 from orders o left join client c on c.business_id = o.business_id and c.id = o.client_id where o.business_id = $1",
  "select (select count(*) from order_item i where i.business_id = $1 and i.order_id = o.id) from orders o where o.business_id = $1",
  "with few as (select id from task where business_id = $1) select 1 from few",
  "select 1 from task where business_id = $1 and id = $2 for update",
  "insert into task (business_id, id) values ($1, $2), ($1, $3)",
  "insert into bake_tick (business_id, item_key) select t.business_id, t.title from task t where t.business_id = $1",
  "update task set updated_at = $2::timestamptz + interval '1 day' where business_id = $1",
  "update task set updated_at = (updated_at at time zone 'UTC' + interval '1 day') at time zone 'UTC' where business_id = $1",
  "update task set title = title || $2 where business_id = $1 and due_date < $3",
];

it.each(refused)("refuses %s", (text, said) => {
  expect(faultsOf(text).join("\n")).toMatch(said);
});

it.each(taken)("takes %s", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

const functionOf = (statement: string): string =>
  `create function app.one(p_business uuid) returns void language plpgsql as $$
    declare own uuid := app.business(); begin ${statement}; end $$`;

it("judges the statements of a function, whose variables stand for parameters", () => {
  const judge = (statement: string): number =>
    judgeFunction(
      {
        name: "one",
        isOwners: false,
        isInlined: false,
        ...readFunctionBody(functionOf(statement)),
      },
      catalog,
    ).length;
  expect(judge("perform 1 from task where business_id = p_business")).toBe(0);
  expect(judge("perform 1 from task where business_id = app.member_business()")).toBe(1);
  expect(judge("delete from task where business_id = own")).toBe(0);
  expect(
    judge("if exists (select from task t where t.business_id = own) then return; end if"),
  ).toBe(0);
  // Its text, a CASE of what is not immutable, would be in the statement.
  expect(judge("delete from task where business_id = app.member_business()")).toBe(1);
  expect(judge("delete from task where business_id = app.business()")).toBe(0);
  expect(judge("perform 1 from task where business_id = own and app.is_open(own)")).toBe(1);
  expect(judge("perform app.is_open(own)")).toBe(0);
  expect(judge("perform 1 from task")).toBe(1);
  expect(judge("if exists (select from task) then return; end if")).toBe(1);
  expect(judge("own := (select id from task)")).toBe(1);
});

it("lets neither role touch what the other wrote before the commit", () => {
  const runs = (...texts: string[]): boolean[] => {
    const turns = new OwnerTurns();
    return texts.map((text) => turns.refuses(touchOf(text, catalog)));
  };
  const write = "insert into task (business_id, id) values ($1, $2)";
  const read = "select 1 from task where business_id = $1";
  expect(runs(write, read)).toEqual([false, false]);
  expect(runs("select app.menu_head()", write)).toEqual([false, false]);
  expect(runs(write, "select app.menu_head()")).toEqual([false, true]);
  const asOwner = "select app.withdraw_own_request($1, $2)";
  expect(runs(asOwner, read)).toEqual([false, true]);
  expect(runs(asOwner, "select 1 from business")).toEqual([false, false]);
  // Tables that stand whole lie together too, and are asked for on a node only beside what is spread.
  const joined =
    "select 1 from task t join business b on b.id = t.business_id where t.business_id = $1";
  const changed = "select app.change_own_account($1, $2)";
  expect(runs(changed, "select 1 from business where id = $1")).toEqual([false, false]);
  expect(runs(changed, joined)).toEqual([false, true]);
  expect(runs(changed, "update business set name = $2 where id = $1")).toEqual([false, true]);
  expect(runs("select app.put_in_outbox($1)", joined)).toEqual([false, false]);
});
