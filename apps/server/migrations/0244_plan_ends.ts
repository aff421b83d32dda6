import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Why a paid plan ended (`end_reason`, spec §4), and when the owner dismissed the message about it (`end_seen_at`). A
 * checkout also returns until when a trial runs, since the days left move the first renewal (rulings §3).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column end_reason text check (end_reason in ('payment_refused', 'refunded', 'canceled')),
      add column end_seen_at timestamptz;

    drop function app.find_checkout(text);
    create function app.find_checkout(p_transaction text)
      returns table (business_name text, email text, language text, success_url text, cancel_url text,
        trial_end_at timestamptz)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select b.name, a.email, a.language, c.success_url, c.cancel_url,
             case when s.status = 'trialing' then s.trial_end_at end
        from plan_checkout c join business b on b.id = c.business_id
        join account a on a.business_id = b.id and a.role = 'owner'
        left join subscription s on s.business_id = b.id
       where c.transaction_ref = p_transaction limit 1;
    end $$
  `.execute(db);
}
