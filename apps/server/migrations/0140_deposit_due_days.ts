import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A deposit asked for on the menu falls due some days after acceptance; those of before get the standard days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table menu_settings add column deposit_due_days int not null default 2;
    -- As depositDueDay of the domain answers it.
    update orders o set deposit_due_date = greatest(o.created_day, least(o.created_day + 2, o.delivery_date - 1))
      from order_request r
     where r.business_id = o.business_id and r.order_id = o.id and r.status = 'accepted'
       and o.deposit_kind is not null and o.deposit_due_date is null;
  `.execute(db);
}
