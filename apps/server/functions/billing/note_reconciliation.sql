-- Records the result of the nightly comparison with the payment provider.
create or replace function app.note_reconciliation(
  p_at timestamptz, p_looked integer, p_mended text[], p_doubled uuid[], p_faults text[]
) returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into billing_reconciliation values (p_at, p_looked, p_mended, p_doubled, p_faults) on conflict do nothing;
end $$;
