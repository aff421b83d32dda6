-- Applies an administrator's act to an account. Returns whether the account changed. A block ends everything but the
-- sessions, which show the page that says so.
create or replace function app.administer(p_account uuid, p_act text, p_reason text, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  has_changed boolean;
begin
  perform app.act_as_administrator();
  case p_act
    when 'approve' then
      update account set approved_at = p_now, declined_at = null, decline_reason = null, updated_at = p_now
       where id = p_account and approved_at is null;
    when 'decline' then
      update account set declined_at = p_now, decline_reason = p_reason, updated_at = p_now
       where id = p_account and approved_at is null and declined_at is null;
    when 'block' then
      update account set blocked_at = p_now, blocked_reason = p_reason, updated_at = p_now
       where id = p_account and blocked_at is null;
    when 'unblock' then
      update account set blocked_at = null, blocked_reason = null, updated_at = p_now
       where id = p_account and blocked_at is not null;
    when 'make_administrator' then
      update account set is_admin = true, updated_at = p_now where id = p_account and not is_admin;
    when 'remove_administrator' then
      update account set is_admin = false, updated_at = p_now where id = p_account and is_admin;
  end case;
  has_changed := found;
  -- A blocked account keeps its sessions: they open only the page about the block.
  if p_act = 'block' and has_changed then
    perform app.end_ways_in(p_account,
      array(select s.id from session s where s.account_id = p_account and s.revoked_at is null), p_now);
  end if;
  return has_changed;
end $$;
