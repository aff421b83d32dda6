import { sql } from "kysely";
import type { Kysely } from "kysely";

const later = (column: string): string =>
  `(${column} at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'`;

/** What stands in a function, and what takes its place. */
const changes: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  count_day_orders: [["r.business_id = o.business_id", "r.business_id = app.business()"]],
  count_free_uploads: [["p.business_id = f.business_id", "p.business_id = app.menu_business()"]],
  menu_goods: [
    ["f.business_id = b.id", "f.business_id = own"],
    ["p.business_id = i.business_id", "p.business_id = own"],
  ],
  menu_picture: [["p.business_id = f.business_id", "p.business_id = app.menu_business()"]],
  move_client_orders: [["(select app.member_business())", "app.member_business()"]],
  own_request: ["i", "p", "e"].map((name) => [
    `${name}.business_id = r.business_id`,
    `${name}.business_id = app.request_business()`,
  ]),
  request_order: ["p", "i", "e"].map((name) => [
    `${name}.business_id = o.business_id`,
    `${name}.business_id = app.request_business()`,
  ]),
  receipt_of: ["c", "i", "p"].map((name) => [
    `${name}.business_id = o.business_id`,
    `${name}.business_id = p_business`,
  ]),
  withdraw_own_request: [["r.updated_at + interval '1 millisecond'", later("r.updated_at")]],
  erase_person: [
    ["      keys text[];", "      keys text[];\n      open_request uuid;"],
    ["o.updated_at + interval '1 millisecond'", later("o.updated_at")],
    ["r.updated_at + interval '1 millisecond'", later("r.updated_at")],
    [
      "concat_ws(' ', '#' || o.number, '—', (",
      "'#' || o.number::text || ' —' || coalesce(' ' || (",
    ],
    ["i.order_id = o.id)),\n", "i.order_id = o.id), ''),\n"],
    ["'#' || r.number,", "'#' || r.number::text,"],
    [
      "concat_ws(E'\\n', '#' || p.order_number, lower(app.without(p.reference, words)))",
      "coalesce('#' || p.order_number::text || E'\\n', '') || lower(app.without(p.reference, words))",
    ],
    [
      `      insert into request_event (business_id, request_id, id, kind, at)
        select own, r.id, gen_random_uuid(), 'withdrawn', p_now from order_request r
         where r.business_id = own and r.id = any (their_requests) and r.status in ('new', 'quoted');`,
      `      for open_request in select r.id from order_request r
         where r.business_id = own and r.id = any (their_requests) and r.status in ('new', 'quoted')
      loop
        insert into request_event (business_id, request_id, id, kind, at)
          values (own, open_request, gen_random_uuid(), 'withdrawn', p_now);
      end loop;`,
    ],
  ],
};

/**
 * Within what a distributed PostgreSQL takes (docs/SCALING.md): subqueries of functions name the business themselves,
 * and what UPDATE does to columns is immutable. What the functions answer stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, pairs] of Object.entries(changes)) {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace = 'app'::regnamespace and proname = ${name}`.execute(db);
    let definition = rows[0]?.definition ?? "";
    for (const [from, to] of pairs) {
      if (!definition.includes(from)) throw new Error(`app.${name} has no "${from}"`);
      definition = definition.replaceAll(from, () => to);
    }
    await sql.raw(definition).execute(db);
  }
}
