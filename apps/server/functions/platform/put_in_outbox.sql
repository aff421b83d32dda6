-- Queues a message. Without p_first_attempt it is never sent, only shown.
create or replace function app.put_in_outbox(
  p_id uuid, p_channel text, p_recipient text, p_subject text, p_text text, p_html text, p_now timestamptz,
  p_first_attempt timestamptz default null
) returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into outbox_message (id, channel, recipient, subject, text_body, html_body, created_at, next_attempt_at)
    values (p_id, p_channel, p_recipient, p_subject, p_text, p_html, p_now, p_first_attempt);
end $$;
