-- Returns the private token of an order's page: the business's id (22 characters), a message authentication code over
-- the order and its turn (22 characters, 128 bits), and the order's number.
create or replace function app.order_page_token(
  p_business uuid, p_secret text, p_order uuid, p_number integer, p_turn integer
)
  returns text
  language sql immutable parallel safe as $$
  select left(translate(encode(uuid_send(p_business), 'base64'), '+/', '-_'), 22)
    || left(translate(encode(sha256(convert_to(p_secret || ':' || p_order || ':' || p_turn, 'UTF8')), 'base64'), '+/', '-_'), 22)
    || p_number
$$;
