import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * One month of a repeating expense can be deleted alone: the deleted row carries the series until the next month's
 * expense is made of it. Expenses that were deleted before end their series, as they did. The function keeps its
 * signature, and the index serves what asked for rows that are not deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table expense add column series_goes_on boolean not null default false;
    drop index expense_repeating;
    create index expense_repeating on expense (date)
      where repeat_day is not null and (deleted_at is null or series_goes_on);
    create or replace function app.list_due_repeats(p_now timestamptz)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz, trial_used_at timestamptz,
        current_period_end_at timestamptz, is_admin boolean)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select b.id, (p_now at time zone b.time_zone)::date, s.plan, s.status, s.trial_end_at, s.trial_used_at,
             s.current_period_end_at,
             exists (select from account a where a.business_id = b.id and a.is_admin)
        from business b join subscription s on s.business_id = b.id
       where exists (
         select from expense e
          where e.business_id = b.id and e.repeat_day is not null and (e.deleted_at is null or e.series_goes_on)
            and e.date <= (p_now at time zone b.time_zone)::date - 28);
    end $$;
  `.execute(db);
}
