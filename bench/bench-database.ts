import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/platform/database/embedded/embedded.ts";
import { prepare } from "../apps/server/src/platform/database/open-database.ts";

/** A migrated database of its own, and the way to look into it as its owner. */
export interface BenchDatabase {
  ownerUrl: string;
  appUrl: string;
  folder: string;
  owner: pg.Client;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL on an empty folder and migrates it. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  await prepare(embedded.ownerUrl, embedded.appUrl, { role: "marzipan_app", isLogin: true });
  const owner = new pg.Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  return {
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.appUrl,
    folder,
    owner,
    stop: async () => {
      await owner.end();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Adds businesses with orders of three items each, by SQL: `businesses` new ones with `ordersEach` orders,
 * delivered over the two years around today.
 */
export async function addBusinesses(
  owner: pg.Client,
  businesses: number,
  ordersEach: number,
): Promise<void> {
  await owner.query("begin");
  await owner.query(`create temp table fresh on commit drop as
    select gen_random_uuid() as id from generate_series(1, ${businesses})`);
  await owner.query(`
    insert into business (id, name, created_at, updated_at) select id, 'Bakery', now(), now() from fresh;
    insert into business_counter (business_id, last_order_number) select id, ${ordersEach} from fresh;
    insert into subscription (business_id, plan, plan_started_at, created_at, updated_at)
      select id, 'premium', now(), now(), now() from fresh;
  `);
  await fillOrders(owner, "fresh", ordersEach);
  await owner.query("commit");
}

/** Gives the businesses of a table with a column `id` their orders. */
export async function fillOrders(
  owner: pg.Client,
  table: string,
  ordersEach: number,
): Promise<void> {
  await owner.query(`
    create temp table made on commit drop as
      select b.id as business_id, gen_random_uuid() as id, n,
             current_date + ((n * 7919) % 730 - 500) as day
        from ${table} b, generate_series(1, ${ordersEach}) n;
    insert into orders (business_id, id, number, client_name, client_key, delivery_date, delivery_time, status,
        currency, items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
      select business_id, id, n, 'Noa Levi', 'noa levi', day, make_time(8 + n % 10, 0, 0),
             case when day < current_date then 'completed' else 'pending' end,
             'ILS', 30000, 30000, '#' || n || ' noa levi 0525550147 honey cake babka challah', day - 3,
             (day - 3)::timestamptz, (day - 3)::timestamptz
        from made;
    insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
        line_total_minor)
      select business_id, id, p, name, lower(name), 1, 10000, 10000
        from made, (values (0, 'Honey cake'), (1, 'Babka'), (2, 'Challah')) as i (p, name);
    drop table made;
  `);
}
