-- Returns whether a business is open to the public: its owner is approved, not blocked and not closed.
create or replace function app.is_open(p_business uuid)
  returns boolean
  language plpgsql stable as $$
begin
  return (
  select exists (select from public.account a
    where a.business_id = p_business and a.role = 'owner' and a.blocked_at is null and a.closed_at is null
      and (a.approved_at is not null or a.is_admin)));
end $$;
