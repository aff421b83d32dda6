import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Trials of which the owner was told that they end soon (rulings §3), each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription add column trial_told_at timestamptz;

    -- Trials that end until an instant and whose owner does not know yet; the owner is the first account.
    create function app.list_ending_trials(p_until timestamptz, p_now timestamptz)
      returns table (business_id uuid, plan text, trial_end_at timestamptz, time_zone text, email text,
        full_name text, language text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select distinct on (s.business_id) s.business_id, s.plan, s.trial_end_at, b.time_zone, a.email, a.full_name,
          a.language
        from subscription s
        join business b on b.id = s.business_id
        join account a on a.business_id = s.business_id
       where s.status = 'trialing' and s.trial_end_at > p_now and s.trial_end_at <= p_until
         and s.trial_told_at is null and a.blocked_at is null
       order by s.business_id, a.created_at, a.id
    $$;

    create function app.note_trial_told(p_business uuid, p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update subscription set trial_told_at = p_now where business_id = p_business
    $$;
  `.execute(db);
}
