import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Which of some businesses are closed, so that the card provider charges them no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app.list_closed_businesses(p_businesses uuid[]) returns table (business_id uuid)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.business_id from account a
       where a.business_id = any(p_businesses) and a.role = 'owner' and a.closed_at is not null
    $$;
  `.execute(db);
}
