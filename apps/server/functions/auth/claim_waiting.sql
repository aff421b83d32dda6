-- Returns the administrators to notify about accounts that wait for approval, with their number. is_due is true once
-- per period, for accounts not announced yet.
create or replace function app.claim_waiting(p_since timestamptz, p_now timestamptz)
  returns table (business_id uuid, email text, full_name text, language text, waiting integer, is_due boolean)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  n int;
  due boolean;
begin
  perform pg_advisory_xact_lock(hashtext('marzipan-waiting-registrations'));
  select count(*)::int, bool_or(w.approval_told_at is null) into n, due from account w
   where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
     and w.blocked_at is null and w.closed_at is null and not w.is_admin;
  due := coalesce(due, false) and not exists (select from account t where t.approval_told_at > p_since);
  if due then
    update account w set approval_told_at = p_now
     where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
       and w.blocked_at is null and w.closed_at is null and not w.is_admin and w.approval_told_at is null;
  end if;
  return query select a.business_id, a.email, a.full_name, a.language, n, due from account a
    where a.is_admin and a.blocked_at is null and a.closed_at is null;
end $$;
