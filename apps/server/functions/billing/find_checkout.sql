-- Returns what the embedded payment page shows of a checkout.
-- Its columns changed: a function with other columns has to be dropped first.
drop function if exists app.find_checkout(text);
create or replace function app.find_checkout(p_transaction text)
  returns table (
    business_name text, email text, language text, success_url text, cancel_url text, trial_end_at timestamptz
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select b.name, a.email, a.language, c.success_url, c.cancel_url,
         case when s.status = 'trialing' then s.trial_end_at end
    from plan_checkout c join business b on b.id = c.business_id
    join account a on a.business_id = b.id and a.role = 'owner'
    left join subscription s on s.business_id = b.id
   where c.transaction_ref = p_transaction limit 1;
end $$;
