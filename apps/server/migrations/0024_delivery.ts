import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Messages leave the outbox by jobs: each knows when it is tried next, how often it was, and what went
 * wrong last. One without a time to be tried stays where it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_message
      add column sent_at timestamptz,
      add column attempts int not null default 0,
      add column next_attempt_at timestamptz,
      add column last_error text;
    create index outbox_message_due on outbox_message (next_attempt_at) where next_attempt_at is not null;

    drop function app.put_in_outbox(uuid, text, text, text, text, text, timestamptz);
    create function app.put_in_outbox(
      p_id uuid, p_channel text, p_recipient text, p_subject text, p_text text, p_html text, p_now timestamptz,
      p_first_attempt timestamptz default null
    ) returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into outbox_message (id, channel, recipient, subject, text_body, html_body, created_at, next_attempt_at)
        values (p_id, p_channel, p_recipient, p_subject, p_text, p_html, p_now, p_first_attempt)
    $$;

    drop function app.read_outbox(int);
    create function app.read_outbox(p_count int)
      returns table (id uuid, channel text, recipient text, subject text, text_body text, html_body text,
        created_at timestamptz, sent_at timestamptz, attempts int, next_attempt_at timestamptz, last_error text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select id, channel, recipient, subject, text_body, html_body, created_at, sent_at, attempts, next_attempt_at,
          last_error
        from outbox_message order by created_at desc, id desc limit p_count
    $$;

    -- Takes messages that are due; until the lease ends nobody else takes them, then they are due again.
    create function app.claim_messages(p_channels text[], p_count int, p_lease_until timestamptz, p_now timestamptz)
      returns table (id uuid, channel text, recipient text, subject text, text_body text, html_body text, attempts int)
      language sql security definer set search_path = public, app, pg_temp as $$
      update outbox_message m set attempts = m.attempts + 1, next_attempt_at = p_lease_until
       where m.id in (
         select d.id from outbox_message d
          where d.next_attempt_at <= p_now and d.channel = any (p_channels)
          order by d.next_attempt_at limit p_count for update skip locked)
      returning m.id, m.channel, m.recipient, m.subject, m.text_body, m.html_body, m.attempts
    $$;

    -- Notes that a message was sent; its words go too where nobody is to read them again.
    create function app.note_sent(p_id uuid, p_keeps_words boolean, p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update outbox_message set sent_at = p_now, next_attempt_at = null, last_error = null,
          text_body = case when p_keeps_words then text_body else '' end,
          html_body = case when p_keeps_words then html_body else '' end
       where id = p_id
    $$;

    -- Notes that a message could not be sent, and when it is tried again; never when there is no time.
    create function app.note_failure(p_id uuid, p_next timestamptz, p_error text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update outbox_message set next_attempt_at = p_next, last_error = p_error where id = p_id
    $$;
  `.execute(db);
}
