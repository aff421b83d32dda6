-- Claims due messages of the outbox until p_lease_until; other processes skip them.
create or replace function app.claim_messages(
  p_channels text[], p_count integer, p_lease_until timestamptz, p_now timestamptz
)
  returns table (
    id uuid, channel text, recipient text, subject text, text_body text, html_body text, attempts integer
  )
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with due as materialized (
    select d.id from outbox_message d
     where d.next_attempt_at <= p_now and d.channel = any (p_channels)
     order by d.next_attempt_at limit p_count for update skip locked)
  update outbox_message m set attempts = m.attempts + 1, next_attempt_at = p_lease_until
    from due where m.id = due.id
  returning m.id, m.channel, m.recipient, m.subject, m.text_body, m.html_body, m.attempts;
end $$;
