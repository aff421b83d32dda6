-- Returns the newest messages of the outbox, for the demo's page of messages.
create or replace function app.read_outbox(p_count integer)
  returns table (
    id uuid, channel text, recipient text, subject text, text_body text, html_body text, created_at timestamptz,
    sent_at timestamptz, attempts integer, next_attempt_at timestamptz, last_error text
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select id, channel, recipient, subject, text_body, html_body, created_at, sent_at, attempts, next_attempt_at,
      last_error
    from outbox_message order by created_at desc, id desc limit p_count;
end $$;
