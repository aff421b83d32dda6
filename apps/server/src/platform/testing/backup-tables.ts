/** Tables of every kind that a backup must carry: types, cycles of references, generated columns, triggers. */
export const backupSchema = `
  create schema app;
  create type mood as enum ('calm', 'busy');
  create table app.setting (name text primary key, value text not null);
  create table public.baker (
    id uuid primary key, boss uuid references baker (id), favourite int, mood mood not null,
    number int generated always as identity, doubled int generated always as (id_length * 2) stored,
    id_length int not null default 36
  );
  create table public.cake (
    id int primary key, baker uuid not null references baker (id), price bigint, weight numeric(9, 3),
    ratio double precision, made_at timestamptz, day date, at time, tags text[], facts jsonb, picture bytea
  );
  alter table public.baker add foreign key (favourite) references cake (id);
  create function public.count_cakes() returns trigger language plpgsql as
    $$ begin update app.setting set value = value::int + 1 where name = 'cakes'; return new; end $$;
  create trigger count_cakes after insert on cake for each row execute function count_cakes();
  alter table cake enable row level security;
  create table kysely_migration (name text primary key, timestamp text);
  insert into kysely_migration values ('0900_first', 'x');`;

/** Rows with the values that are hardest to carry. */
export const backupRows = `
  insert into app.setting values ('cakes', '0'), ('word', E'tab\\t, "quote", back\\\\slash, שלום 🍰');
  insert into baker (id, boss, mood) values
    ('00000000-0000-7000-8000-000000000001', null, 'calm'),
    ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003', 'busy'),
    ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', 'busy');
  insert into cake select i, '00000000-0000-7000-8000-000000000001', 9007199254740993, 1234.500, 1e-300,
    '2026-03-27 01:30:00.123456+03', '2026-02-28', '23:59:59.5', array['a,b', null, '{"x"}', ''],
    '{"n": null, "big": 12345678901234567890}', '\\x00ff' from generate_series(1, 1200) i;
  insert into cake (id, baker, ratio, facts) values (2000, '00000000-0000-7000-8000-000000000001', 'NaN', 'null');
  update baker set favourite = 7;`;
