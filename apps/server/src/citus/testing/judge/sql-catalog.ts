import type pg from "pg";
import { loadModule } from "libpg-query";
import { readFunctionBody } from "./function-bodies.ts";
import type { FunctionBody } from "./function-bodies.ts";
import { listNodes, nameParts, parseStatements } from "./sql-tree.ts";
import { searchSignatures } from "./value-types.ts";
import type { Signature, Signatures } from "./value-types.ts";

/** A function of ours, with what is needed to judge its body. */
export interface KnownFunction extends FunctionBody {
  name: string;
  /** It runs as the owner of the tables, regardless of the caller. */
  isOwners: boolean;
  /** PostgreSQL puts its text in the place of a call, before a distributed database sees the statement. */
  isInlined: boolean;
}

/** What the rules need to know of a migrated database. */
export interface SqlCatalog extends Signatures {
  /** The tables that are spread by the business: their key begins with it. */
  tenants: ReadonlySet<string>;
  /** The tables that stand whole on every node. */
  whole: ReadonlySet<string>;
  /** The tables that stay on the coordinator. */
  local: ReadonlySet<string>;
  /** Our functions by their names without the schema. */
  ours: ReadonlyMap<string, KnownFunction>;
  /** Those of ours whose inlined text decides lazily, by CASE or COALESCE, on what is not immutable. */
  lazyFunctions: ReadonlySet<string>;
}

const ourTables = `
  select c.relname as name, coalesce(a.attname = 'business_id', false) as "isTenant" from pg_class c
    left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = p.conkey[1]
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

const functions = `
  select p.proname as name, p.pronargdefaults as defaults, p.provariadic <> 0 as "isVariadic",
         p.provolatile = 'i' as "isStable", r.typname as result,
         array(select t.typname::text from unnest(p.proargtypes) with ordinality a (type, place)
                 join pg_type t on t.oid = a.type order by a.place) as args
    from pg_proc p join pg_type r on r.oid = p.prorettype where p.prokind = 'f'`;

const operators = `
  select o.oprname as name, 0 as defaults, false as "isVariadic", p.provolatile = 'i' as "isStable",
         r.typname as result, array[l.typname::text, t.typname::text] as args
    from pg_operator o join pg_proc p on p.oid = o.oprcode join pg_type r on r.oid = o.oprresult
    join pg_type l on l.oid = o.oprleft join pg_type t on t.oid = o.oprright`;

const casts = `
  select s.typname || ' ' || t.typname as name
    from pg_type s cross join pg_type t
    left join pg_cast c on c.castsource = s.oid and c.casttarget = t.oid
    left join pg_proc p on p.oid = c.castfunc
   where s.typtype = 'b' and t.typtype = 'b' and s.typnamespace = 'pg_catalog'::regnamespace and s <> t
     and t.typnamespace = 'pg_catalog'::regnamespace and coalesce(c.castmethod, 'i') <> 'b'
     and case when p.oid is not null then p.provolatile <> 'i'
       else exists (select from pg_proc f where f.oid in (s.typoutput::oid, t.typinput::oid) and f.provolatile <> 'i') end`;

const columns = `
  select c.relname || '.' || a.attname as name, t.typname as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0`;

const ourFunctions = `
  select p.proname as name, p.prosecdef as "isOwners", l.lanname as language, p.prosrc as text,
         p.provolatile = 'i' as "isImmutable", pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_language l on l.oid = p.prolang
   where p.pronamespace = 'app'::regnamespace`;

interface FunctionRow {
  name: string;
  isOwners: boolean;
  isImmutable: boolean;
  language: string;
  text: string;
  definition: string;
}

/** Reads from a migrated database what the rules need to know; some tables with the business in their key are not spread. */
export async function readSqlCatalog(
  client: pg.Client,
  onEveryNode: ReadonlySet<string>,
): Promise<SqlCatalog> {
  await loadModule();
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text)).rows;
  const tables = await read<{ name: string; isTenant: boolean }>(ourTables);
  const namesOf = (isMeant: (table: { name: string; isTenant: boolean }) => boolean) =>
    new Set(tables.filter(isMeant).map(({ name }) => name));
  const types = await read<{ name: string; type: string }>(columns);
  const unstable = await read<{ name: string }>(casts);
  const ours = new Map(
    (await read<FunctionRow>(ourFunctions)).map((row) => [row.name, knowFunction(row)]),
  );
  return {
    ...searchSignatures(await read<Signature>(functions), await read<Signature>(operators)),
    lazyFunctions: listLazy(ours),
    tenants: namesOf(({ name, isTenant }) => isTenant && !onEveryNode.has(name)),
    whole: namesOf(({ name }) => onEveryNode.has(name)),
    local: namesOf(({ name, isTenant }) => !isTenant && !onEveryNode.has(name)),
    unstableCasts: new Set(unstable.map(({ name }) => name)),
    columns: new Map(types.map(({ name, type }) => [name, type])),
    ours,
  };
}

function knowFunction(row: FunctionRow): KnownFunction {
  const { name, isOwners, isImmutable, language, text, definition } = row;
  const isPlpgsql = language === "plpgsql";
  const body = isPlpgsql
    ? readFunctionBody(definition)
    : { statements: parseStatements(text), variables: new Set<string>() };
  return { name, isOwners, isInlined: !isPlpgsql && !isImmutable, ...body };
}

function listLazy(ours: ReadonlyMap<string, KnownFunction>): Set<string> {
  const isLazy = ({ isInlined, statements }: KnownFunction): boolean =>
    isInlined &&
    listNodes(statements.map(({ kind, body }) => ({ [kind]: body }))).some(
      ({ kind, body }) =>
        kind === "CaseExpr" ||
        kind === "CoalesceExpr" ||
        (kind === "FuncCall" && isNamedLazy(nameParts(body["funcname"]).at(-1) ?? "")),
    );
  const isNamedLazy = (name: string): boolean => {
    const called = ours.get(name);
    return called !== undefined && isLazy(called);
  };
  return new Set([...ours.values()].filter(isLazy).map(({ name }) => name));
}
