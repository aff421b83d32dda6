-- Changes the fields of the signed-in account that p_changes has.
create or replace function app.change_own_account(p_changes jsonb, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update account a
     set full_name = case when p_changes ? 'full_name' then p_changes->>'full_name' else a.full_name end,
         language = case when p_changes ? 'language' then p_changes->>'language' else a.language end,
         theme = case when p_changes ? 'theme' then p_changes->>'theme' else a.theme end,
         profile_image_id = case when p_changes ? 'profile_image_id'
           then (p_changes->>'profile_image_id')::uuid else a.profile_image_id end,
         legal_version = case when p_changes ? 'legal_version'
           then p_changes->>'legal_version' else a.legal_version end,
         legal_consent_at = case when p_changes ? 'legal_version' then p_now else a.legal_consent_at end,
         updated_at = p_now
   where a.id = app.own_account();
end $$;
