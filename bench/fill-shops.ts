import type pg from "pg";
import { madeId } from "./bench-database.ts";

/** How much each shop has of what is not an order. */
export interface Shop {
  menuItems: number;
  requests: number;
  expenses: number;
}

/** Gives the businesses that a query names a menu in two sections, order requests of two items and expenses, by SQL. */
export async function fillShops(
  owner: pg.Client,
  businesses: string,
  { menuItems, requests, expenses }: Shop,
): Promise<void> {
  const id = (kind: string, at = "n"): string => madeId(`b.id || '-${kind}-' || ${at}`);
  await owner.query("set session_replication_role = replica");
  await owner.query(`
    insert into catalog_section (business_id, id, name, name_key, position, created_at, updated_at)
      select b.id, ${id("section")}, 'Section ' || n, 'section ' || n, n, now(), now()
        from (${businesses}) b cross join generate_series(0, 1) n;
    insert into catalog_item (business_id, id, section_id, position, name, name_key, description, price_minor, currency,
        created_at, updated_at)
      select b.id, ${id("dish")}, ${id("section", "n % 2")}, n, 'Cake ' || n, 'cake ' || n,
             'Seven thin layers, sour cream, candied pecans.', 12000, 'ILS', now(), now()
        from (${businesses}) b cross join generate_series(1, ${menuItems}) n;
    insert into order_request (business_id, id, number, status, name, phone, language, delivery_date, fulfilment,
        currency, total_minor, search_key, ask_hash, created_at, updated_at, answered_at)
      select b.id, ${id("request")}, n, case n % 3 when 0 then 'new' else 'declined' end, 'Dana Cohen', '052-555-0148', 'en',
             current_date + n % 60, 'pickup', 'ILS', 24000, '#' || n || ' dana cohen 0525550148 cake 1', n::text,
             now() - n * interval '1 hour', now() - n * interval '1 hour', case when n % 3 > 0 then now() end
        from generate_series(1, ${requests}) n cross join (${businesses}) b;
    insert into request_item (business_id, request_id, position, name, quantity, unit_price_minor, line_total_minor)
      select b.id, ${id("request")}, p, 'Cake ' || p, 1, 12000, 12000
        from generate_series(1, ${requests}) n cross join (${businesses}) b cross join generate_series(0, 1) p;
    insert into request_event (business_id, request_id, id, kind, at)
      select b.id, ${id("request")}, gen_random_uuid(), 'asked', now() - n * interval '1 hour'
        from generate_series(1, ${requests}) n cross join (${businesses}) b;
    insert into expense (business_id, id, date, category, amount_minor, currency, search_key, created_at, updated_at)
      select b.id, ${id("expense")}, current_date - n * 3, 'food', 5000, 'ILS', '', now(), now()
        from generate_series(1, ${expenses}) n cross join (${businesses}) b;
    update business_counter set last_request_number = ${requests} where business_id in (${businesses});`);
  await owner.query("reset session_replication_role");
}
