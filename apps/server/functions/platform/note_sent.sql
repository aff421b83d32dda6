-- Records that a message of the outbox was delivered; its text is removed unless p_keeps_words.
create or replace function app.note_sent(p_id uuid, p_keeps_words boolean, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update outbox_message set sent_at = p_now, next_attempt_at = null, last_error = null,
      text_body = case when p_keeps_words then text_body else '' end,
      html_body = case when p_keeps_words then html_body else '' end
   where id = p_id;
end $$;
