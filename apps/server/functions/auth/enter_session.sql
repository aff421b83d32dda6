-- Gives the transaction the proof of a session or administrator, and returns the account, its business and its plan.
-- Raises MZ001 to MZ005: session ended, account blocked, email unverified, account unapproved, administrators only.
-- p_before_gates skips the checks of the account.
create or replace function app.enter_session(
  p_session uuid, p_version integer, p_before_gates boolean, p_now timestamptz, p_kind text default 'session',
  out account_id uuid, out business_id uuid, out full_name text, out is_admin boolean, out role text,
  out language text, out time_zone text, out currency text, out plan text, out status text,
  out trial_end_at timestamptz, out current_period_end_at timestamptz, out trial_used_at timestamptz,
  out has_day_rules boolean
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  has_ended boolean;
  v_blocked_at timestamptz;
  v_verified_at timestamptz;
  v_approved_at timestamptz;
begin
  select se.account_id, se.business_id, a.full_name, a.is_admin, a.role, a.language, b.time_zone, b.currency,
         su.plan, su.status, su.trial_end_at, su.current_period_end_at, su.trial_used_at, b.has_day_rules,
         se.revoked_at is not null or se.expires_at <= p_now or se.idle_expires_at <= p_now
           or a.session_version <> p_version,
         a.blocked_at, a.email_verified_at, a.approved_at
    into account_id, business_id, full_name, is_admin, role, language, time_zone, currency,
         plan, status, trial_end_at, current_period_end_at, trial_used_at, has_day_rules,
         has_ended, v_blocked_at, v_verified_at, v_approved_at
    from session se
    join account a on a.id = se.account_id
    join business b on b.id = se.business_id
    left join subscription su on su.business_id = se.business_id
   where se.id = p_session;
  if not found or has_ended then
    raise exception 'the session has ended' using errcode = 'MZ001';
  end if;
  if not p_before_gates then
    if v_blocked_at is not null then
      raise exception 'the account is blocked' using errcode = 'MZ002';
    end if;
    if not is_admin and v_verified_at is null then
      raise exception 'the email is not verified' using errcode = 'MZ003';
    end if;
    if not is_admin and v_approved_at is null then
      raise exception 'the account is not approved' using errcode = 'MZ004';
    end if;
  end if;
  if p_kind = 'administrator' and not is_admin then
    raise exception 'administrators only' using errcode = 'MZ005';
  end if;
  perform app.leave_proof(p_kind, business_id, account_id);
end $$;
