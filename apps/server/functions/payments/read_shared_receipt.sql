-- Returns the payment confirmation that a link opens; no row if the link was revoked or the business is closed.
create or replace function app.read_shared_receipt(p_token_hash text)
  returns table (receipt json)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid;
  its_order uuid;
begin
  select l.business_id, l.order_id into own, its_order from receipt_link l
   where l.token_hash = p_token_hash and l.revoked_at is null;
  if not found or not app.is_open(own) then return; end if;
  receipt := app.receipt_of(own, its_order);
  return next;
end $$;
