-- Sets what the policies read, for this transaction: the kind of proof, the business and the account. Citus forwards
-- only settings made by SET LOCAL to its workers; set_config is cheaper elsewhere.
create or replace function app.leave_proof(p_kind text, p_business uuid, p_account uuid)
  returns void
  language plpgsql as $$
begin
  if current_setting('citus.propagate_set_commands', true) is null then
    perform set_config('app.proof', p_kind, true),
            set_config('app.business_id', coalesce(p_business::text, ''), true),
            set_config('app.account_id', coalesce(p_account::text, ''), true);
    return;
  end if;
  execute format('set local app.proof = %L', p_kind);
  execute format('set local app.business_id = %L', coalesce(p_business::text, ''));
  execute format('set local app.account_id = %L', coalesce(p_account::text, ''));
end $$;
