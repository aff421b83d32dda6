import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The words by which a business's orders are found, and up to which number they are listed
 * (`docs/decisions/0045-words-of-orders.md`). A job fills them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_index (
      business_id uuid primary key references business (id) on delete cascade,
      up_to integer not null,
      begun_at timestamptz not null
    );
    alter table order_index enable row level security;
    create policy member on order_index using (business_id = app.member_business());

    create table order_word (
      business_id uuid not null references business (id) on delete cascade,
      word text collate "C" not null,
      numbers integer[],
      primary key (business_id, word)
    );
    alter table order_word enable row level security;
    create policy member on order_word using (business_id = app.member_business());

    -- The businesses with so many orders whose words are not listed, and those whose list was begun before an instant.
    create function app.list_unlisted_orders(p_at_least integer, p_begun_before timestamptz)
      returns table (business_id uuid, is_old boolean)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
        select c.business_id, coalesce(x.begun_at < p_begun_before, false)
          from business_counter c left join order_index x on x.business_id = c.business_id
         where c.last_order_number - coalesce(x.up_to, 0) >= p_at_least or x.begun_at < p_begun_before
         order by c.business_id;
    end $$;
  `.execute(db);
}
