-- Counts a call under a key and returns the hits in the current window and its end.
create or replace function app.hit(
  p_key text, p_length interval, p_now timestamptz, out hits integer, out ends_at timestamptz
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  insert into throttle as t (key, began_at, ends_at, hits) values (p_key, p_now, p_now + p_length, 1)
    on conflict (key) do update set
      hits = case when t.ends_at <= p_now then 1 else t.hits + 1 end,
      began_at = case when t.ends_at <= p_now then excluded.began_at else t.began_at end,
      ends_at = case when t.ends_at <= p_now then excluded.ends_at else t.ends_at end
  returning t.hits, t.ends_at
  into hits, ends_at;
end $$;
