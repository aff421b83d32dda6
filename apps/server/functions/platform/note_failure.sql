-- Records that a message of the outbox was not delivered, and when to try again (null: never).
create or replace function app.note_failure(p_id uuid, p_next timestamptz, p_error text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update outbox_message set next_attempt_at = p_next, last_error = p_error where id = p_id;
end $$;
