-- Returns the settings, business and plan behind a menu as JSON, as far as the caller may see them.
create or replace function app.read_menu_head()
  returns json
  language plpgsql stable set search_path = public, app, pg_temp as $$
declare
  own uuid := app.business();
  owner uuid := app.owner_of(own);
begin
  return (
    select to_json(h) from (
      select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
             s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
             a.is_admin, a.id as owner_id, a.language as owner_language,
             exists (select from menu_address d
               where d.business_id = own and d.kind = 'slug' and d.is_open) as is_slug_open
        from menu_settings m
        join business b on b.id = m.business_id
        join account a on a.id = owner
        left join subscription s on s.business_id = b.id
       where m.business_id = own) h);
end $$;
