import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A row that is claimed is chosen once: a selection with a limit inside the statement that changes the row can be run
 * again for each row it is compared with, and then claims all of them, which nobody delivers until the lease has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function app.claim_messages(p_channels text[], p_count integer, p_lease_until timestamptz,
        p_now timestamptz)
      returns table (id uuid, channel text, recipient text, subject text, text_body text, html_body text,
        attempts integer)
      language sql security definer set search_path = public, app, pg_temp as $$
      with due as materialized (
        select d.id from outbox_message d
         where d.next_attempt_at <= p_now and d.channel = any (p_channels)
         order by d.next_attempt_at limit p_count for update skip locked)
      update outbox_message m set attempts = m.attempts + 1, next_attempt_at = p_lease_until
        from due where m.id = due.id
      returning m.id, m.channel, m.recipient, m.subject, m.text_body, m.html_body, m.attempts
    $$;

    create or replace function app.claim_avif(p_now timestamptz)
      returns table (business_id uuid, id uuid, width integer, height integer)
      language sql security definer set search_path = public, app, pg_temp as $$
      with due as materialized (
        select q.business_id, q.id from file q
         where q.avif_due_at <= p_now order by q.avif_due_at limit 1 for update skip locked)
      update file f
         set avif_attempts = f.avif_attempts + 1,
             avif_due_at = case when f.avif_attempts < 2 then p_now + interval '10 minutes' end
        from due where f.business_id = due.business_id and f.id = due.id
      returning f.business_id, f.id, f.width, f.height
    $$;
  `.execute(db);
}
