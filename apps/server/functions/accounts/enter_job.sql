-- Gives the transaction the proof of a job for a business. Raises MZ006 if there is none.
create or replace function app.enter_job(p_business uuid)
  returns uuid
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if not exists (select from business where id = p_business) then
    raise exception 'no such business' using errcode = 'MZ006';
  end if;
  perform app.leave_proof('job', p_business, null);
  return p_business;
end $$;
