-- Deletes the current business's messages to some recipients (lowercase), and those that contain one of the words, from
-- the outbox.
create or replace function app.forget_messages(p_recipients text[], p_words text[])
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.member_business();
begin
  delete from outbox_message
   where business_id = own
     and (lower(recipient) = any (p_recipients) or app.names_any(subject || ' ' || text_body, p_words));
end $$;
