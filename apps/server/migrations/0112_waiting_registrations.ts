import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Administrators are told of registrations that wait for them, several in one mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column approval_told_at timestamptz;
    create index account_approval_told on account (approval_told_at) where approval_told_at is not null;
    create index account_waiting on account (created_at)
      where approved_at is null and declined_at is null and email_verified_at is not null;

    -- Answers the administrators with how many registrations wait, and whether a mail is due: when one waits of
    -- which nobody was told, and no mail was sent since an instant. Those are told of from then on.
    create function app.claim_waiting(p_since timestamptz, p_now timestamptz)
      returns table (business_id uuid, email text, full_name text, language text, waiting int, is_due boolean)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      n int;
      due boolean;
    begin
      perform pg_advisory_xact_lock(hashtext('marzipan-waiting-registrations'));
      select count(*)::int, bool_or(w.approval_told_at is null) into n, due from account w
       where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
         and w.blocked_at is null and w.closed_at is null and not w.is_admin;
      due := coalesce(due, false) and not exists (select from account t where t.approval_told_at > p_since);
      if due then
        update account w set approval_told_at = p_now
         where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
           and w.blocked_at is null and w.closed_at is null and not w.is_admin and w.approval_told_at is null;
      end if;
      return query select a.business_id, a.email, a.full_name, a.language, n, due from account a
        where a.is_admin and a.blocked_at is null and a.closed_at is null;
    end $$;
  `.execute(db);
}
