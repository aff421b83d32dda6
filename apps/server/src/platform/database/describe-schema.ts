import type pg from "pg";

const head = `-- The tables as the migrations leave them, for reading. Written by npm run schema; schema.test.ts compares it.
-- Each with its keys, indexes, policies, triggers and the application's grants. Functions are in the folder functions.`;

/** Our schemas; pg-boss keeps its own. */
const ours = `('public'::regnamespace, 'app'::regnamespace)`;

const tables = `
  select c.oid::regclass::text as name, format(E'create table %s (\\n%s\\n)%s;', c.oid::regclass, (
    select string_agg('  ' || line, E',\\n' order by rank, place, line) from (
      select 0 as rank, a.attnum as place, concat_ws(' ',
        quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        (select 'collate ' || quote_ident(o.collname) from pg_type t join pg_collation o on o.oid = a.attcollation
          where t.oid = a.atttypid and t.typcollation <> a.attcollation),
        case when a.attidentity = 'a' then 'generated always as identity'
          when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
        case when a.attnotnull then 'not null' end) as line
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select case k.contype when 'p' then 1 when 'u' then 2 when 'c' then 3 else 4 end, 0,
        format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')
    ) as lines), ' with (' || array_to_string(c.reloptions, ', ') || ')') as text
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ${ours} and c.relname not like 'kysely%'`;

const views = `
  select c.oid::regclass::text as name, format(E'create view %s%s as\\n%s', c.oid::regclass,
    ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid)) as text
  from pg_class c where c.relkind = 'v' and c.relnamespace in ${ours}`;

const indexes = `
  select i.indrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) || ';' as text
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace in ${ours}
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))`;

const policies = `
  select c.oid::regclass::text as name, format('alter table %s enable row level security;', c.oid::regclass) as text,
    0 as rank
  from pg_class c where c.relrowsecurity and c.relnamespace in ${ours}
  union all
  select p.polrelid::regclass::text, concat_ws(E'\\n  ',
    format('create policy %I on %s for %s', p.polname, p.polrelid::regclass, case p.polcmd
      when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end),
    'using ' || pg_get_expr(p.polqual, p.polrelid),
    'with check ' || pg_get_expr(p.polwithcheck, p.polrelid)) || ';', 1
  from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace in ${ours}
  order by rank, text`;

const triggers = `
  select t.tgrelid::regclass::text as name, pg_get_triggerdef(t.oid) || ';' as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace in ${ours}`;

const grants = (role: string): string => `
  select c.oid::regclass::text as name, format('grant %s on %s to ${role};',
    string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), c.oid::regclass) as text
  from pg_class c, aclexplode(c.relacl) g
  where g.grantee = '${role}'::regrole and c.relnamespace in ${ours} group by c.oid
  union all
  select a.attrelid::regclass::text, format('grant %s (%s) on %s to ${role};', lower(g.privilege_type),
    string_agg(a.attname, ', ' order by a.attnum), a.attrelid::regclass)
  from pg_attribute a, aclexplode(a.attacl) g
  where g.grantee = '${role}'::regrole group by a.attrelid, g.privilege_type`;

/** Returns the schema of a migrated database as SQL to be read, the application's rights by the role's name. */
export async function describeSchema(client: pg.Client, role: string): Promise<string> {
  const ask = async (text: string): Promise<Map<string, string[]>> => {
    const { rows } = await client.query<{ name: string; text: string }>(text);
    const parts = new Map<string, string[]>();
    for (const row of rows) parts.set(row.name, [...(parts.get(row.name) ?? []), row.text]);
    return parts;
  };
  const sorted = (parts: string[] = []): string[] => parts.toSorted();
  const [ofTables, ofViews, ofIndexes, ofPolicies, ofTriggers, ofGrants] = [
    await ask(tables),
    await ask(views),
    await ask(indexes),
    await ask(policies),
    await ask(triggers),
    await ask(grants(role)),
  ];
  const relations = [...ofTables.keys(), ...ofViews.keys()].toSorted();
  const parts = relations.map((name) =>
    [
      ...(ofTables.get(name) ?? ofViews.get(name) ?? []),
      ...sorted(ofIndexes.get(name)),
      ...(ofPolicies.get(name) ?? []),
      ...sorted(ofTriggers.get(name)),
      ...sorted(ofGrants.get(name)),
    ].join("\n"),
  );
  const lines = [head, ...parts]
    .map((part) => part.trim())
    .join("\n\n")
    .split("\n");
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}
