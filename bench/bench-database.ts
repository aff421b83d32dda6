import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/platform/database/embedded/embedded.ts";
import { prepare } from "../apps/server/src/platform/database/open-database.ts";
import { tablesOf } from "../apps/server/src/platform/feature/feature.ts";
import { features } from "../apps/server/src/features.ts";
import type { OpenedDatabase } from "../apps/server/src/platform/database/open-database.ts";

/** A migrated database of its own, and the way to look into it as its owner. */
export interface BenchDatabase extends OpenedDatabase {
  /** The data folder, which goes when the database stops. */
  folder: string;
  /** The process whose descendants are the database's. */
  pid: number;
  owner: pg.Client;
}

/** Starts the embedded PostgreSQL on an empty folder and migrates it. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  const role = { role: "marzipan_app", isLogin: true };
  const opened = await prepare(embedded.ownerUrl, embedded.appUrl, role, tablesOf(features));
  const owner = new pg.Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  return {
    ...opened,
    folder,
    owner,
    pid: Number.parseInt(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8"), 10),
    stop: async () => {
      await owner.end();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds businesses with an owner, a session, clients where asked for and `ordersEach` orders of three items each, by SQL. */
export async function addBusinesses(
  owner: pg.Client,
  businesses: number,
  ordersEach: number,
  clients = 0,
): Promise<void> {
  await owner.query("begin");
  await owner.query(`
    create temp table fresh on commit drop as
      select uuidv7() as id, uuidv7() as account_id, n from generate_series(1, ${businesses}) n;
    insert into business (id, name, created_at, updated_at) select id, 'Bakery', now(), now() from fresh;
    insert into business_counter (business_id, last_order_number) select id, 0 from fresh;
    insert into menu_settings (business_id, token, updated_at) select id, 'mt_' || id, now() from fresh;
    insert into subscription (business_id, plan, plan_started_at, created_at, updated_at)
      select id, 'premium', now(), now(), now() from fresh;
    insert into account (id, business_id, email, email_key, full_name, legal_version, legal_consent_at,
        created_at, updated_at)
      select account_id, id, e, e, 'Baker', '-', now(), now(), now()
        from fresh, lateral (select account_id || '@bench.test' as e);
    insert into account_secret (account_id, password_hash) select account_id, '-' from fresh;
    insert into session (id, account_id, business_id, account_version, rotated_at, idle_expires_at, expires_at,
        created_at, last_seen_at)
      select uuidv7(), account_id, id, 1, now(), now() + interval '1 day', now() + interval '1 day', now(), now()
        from fresh`);
  await fillOrders(owner, "select id from fresh", ordersEach, clients);
  await owner.query("commit");
}

/** Returns SQL for the id that a text always gets: a UUID of a version that calls take. */
export function madeId(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}

/**
 * Gives the businesses that a query names their orders, delivered over 500 days before today and 229 after.
 * Rows lie in the order in which bakers would have made them, so that a business's orders lie apart. Where a
 * business has `clients`, each order has one of them in turn, and nearly all completed ones are paid.
 */
export async function fillOrders(
  owner: pg.Client,
  businesses: string,
  ordersEach: number,
  clients = 0,
): Promise<void> {
  // Foreign keys are not checked while filling: the statement builds valid rows, and checking each
  // reference would take most of the time.
  await owner.query("set session_replication_role = replica");
  await owner.query(`
    create temp table made as
      select b.id as business_id, uuidv7((day - 3 - current_date) * interval '1 day') as id, n, day,
          case when ${clients} > 0 then ${madeId("b.id || '-' || place")} end as client_id,
          case when ${clients} > 0 then 'Noa ' || left(md5(place::text), 6) else 'Noa Levi' end as client_name,
          '05' || lpad((25550147 + coalesce(place, 0) * 7919)::text, 8, '0') as phone,
          ${clients} > 0 and day < current_date and n % 50 <> 0 as is_paid
        from (${businesses}) b cross join generate_series(1, ${ordersEach}) n
        cross join lateral (
          select current_date + ((n * 7919) % 730 - 500) as day, n * 31 % nullif(${clients}, 0) as place
        ) as o
       order by day, b.id;
    insert into client (business_id, id, name, name_key, search_key, phone, created_at, updated_at)
      select distinct business_id, client_id, client_name, lower(client_name), lower(client_name) || ' ' || phone, phone,
             now(), now()
        from made where client_id is not null;
    insert into orders (business_id, id, number, client_id, client_name, client_key, phone, delivery_date, delivery_time,
        status, currency, items_total_minor, total_minor, paid_minor, search_key, created_day, created_at, updated_at)
      select business_id, id, c.last_order_number + n, client_id, client_name, lower(client_name), phone, day,
             make_time(8 + n % 10, 0, 0), case when day < current_date then 'completed' else 'pending' end,
             'ILS', 30000, 30000, case when is_paid then 30000 else 0 end,
             '#' || c.last_order_number + n || ' ' || lower(client_name) || ' ' || phone || ' honey cake babka challah',
             day - 3, (day - 3)::timestamptz, (day - 3)::timestamptz
        from made join business_counter c using (business_id);
    insert into payment (business_id, id, order_id, order_number, kind, amount_minor, effect_minor, currency, method,
        paid_date, search_key, created_at)
      select business_id, uuidv7((day - current_date) * interval '1 day'), id, c.last_order_number + n, 'payment', 30000,
             30000, 'ILS', 'cash', day, '#' || c.last_order_number + n, day::timestamptz
        from made join business_counter c using (business_id) where is_paid;
    update business_counter set last_order_number = last_order_number + ${ordersEach}
     where business_id in (${businesses});
    insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
        line_total_minor)
      select business_id, id, p, name, lower(name), 1, 10000, 10000
        from made, (values (0, 'Honey cake'), (1, 'Babka'), (2, 'Challah')) as i (p, name);
    insert into order_event (business_id, order_id, id, kind, at, by_name)
      select business_id, id, uuidv7(), 'created', (day - 3)::timestamptz, 'Baker' from made;
    insert into day_sum as s (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
      select business_id, kind, on_day, case when kind in ('ended', 'open') then '' else 'ILS' end, key, label, sum(amount), count(*), sum(thousandths)
        from made, lateral (values
          ('ended', day, 'completed', '', 0, 0),
          ('open', day, 'pending', '', 0, 0),
          ('revenue', day, lpad((8 + n % 10)::text, 2, '0'), '', 30000, 0),
          ('client', date_trunc('month', day)::date, coalesce(client_id::text, ''), '', 30000, 0),
          ('client_quarter', date_trunc('quarter', day)::date, coalesce(client_id::text, ''), '', 30000, 0),
          ('item', day, 'n:honey cake', 'Honey cake', 10000, 1000),
          ('item', day, 'n:babka', 'Babka', 10000, 1000),
          ('item', day, 'n:challah', 'Challah', 10000, 1000),
          ('cash', day, 'cash', '', 30000, 0)
        ) as i (kind, on_day, key, label, amount, thousandths)
       where (kind = case when day < current_date then 'ended' else 'open' end
           or kind not in ('ended', 'open', 'cash') and day < current_date or kind = 'cash' and is_paid)
       group by 1, 2, 3, 4, 5, 6
      on conflict (business_id, kind, day, currency, key, label) do update set
        amount_minor = s.amount_minor + excluded.amount_minor, count = s.count + excluded.count,
        thousandths = s.thousandths + excluded.thousandths;
    drop table made`);
  await owner.query("reset session_replication_role");
}

/**
 * Runs VACUUM, ANALYZE and a checkpoint, so that autovacuum does not run while something is
 * measured.
 */
export async function settle(owner: pg.Client): Promise<void> {
  await owner.query("vacuum (analyze)");
  await owner.query("checkpoint");
}
