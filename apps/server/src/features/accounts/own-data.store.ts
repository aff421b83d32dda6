import type { Statement } from "../../platform/database/database.ts";
import type { BusinessId } from "../../platform/database/proof.ts";

/** One table of the own data: what can be read of it, and by what its rows are told apart. */
export interface OwnTable {
  name: string;
  /** The column that names the business. */
  scope: "business_id" | "id";
  columns: string[];
  /** The rest of the primary key, with its types. */
  key: { name: string; type: string }[];
}

/** A row as a page of a table returns it: its values by column, and its key as texts. */
export interface OwnRow {
  values: unknown[];
  key: string[];
}

const rowsPerPage = 500;

/**
 * Asks for what can be read of tables: columns without what only the server needs (hashes, search keys,
 * fingerprints), and the primary key.
 */
export function ownTablesStatement(tables: readonly string[]): Statement<OwnTable> {
  return {
    name: "own_tables",
    text: `
      select c.relname as name, case c.relname when 'business' then 'id' else 'business_id' end as scope,
             array_agg(a.attname::text order by a.attnum) filter (
               where a.attname not in ('business_id', 'device_fingerprint') and a.attname !~ '(_hash|_secret|(name|client|email|search|phone|ask)_key)$'
                 and has_column_privilege(c.oid, a.attnum, 'select')) as columns,
             coalesce((select json_agg(json_build_object('name', k.attname, 'type', format_type(k.atttypid, k.atttypmod))
                                 order by array_position(i.indkey::int2[], k.attnum))
                from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey::int2[])
               where i.indrelid = c.oid and i.indisprimary and k.attname <> 'business_id'), '[]') as key
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any ($1::text[])
         and has_any_column_privilege(c.oid, 'select')
       group by c.oid, c.relname order by c.relname`,
    values: [tables],
  };
}

/** Asks for the next rows of a table after a key; `null` begins. */
export function ownRowsStatement(
  table: OwnTable,
  businessId: BusinessId,
  after: readonly string[] | null,
): Statement<OwnRow> {
  const keys = table.key.map(({ name }) => quote(name));
  const given = table.key.map(({ type }, index) => `$${index + 2}::${type}`);
  const next =
    after === null || keys.length === 0 ? "" : `and (${keys.join(", ")}) > (${given.join(", ")})`;
  const order = keys.length === 0 ? "" : `order by ${keys.join(", ")}`;
  return {
    text: `
      select json_build_array(${table.columns.map(quote).join(", ")}) as values,
             array[${keys.map((key) => `${key}::text`).join(", ")}]::text[] as key
        from ${quote(table.name)} where ${table.scope} = $1 ${next} ${order} limit ${rowsPerPage}`,
    values: [businessId, ...(next === "" ? [] : (after ?? []))],
  };
}

/** Returns whether a page may have another after it. */
export function isFullPage(rows: readonly OwnRow[]): boolean {
  return rows.length === rowsPerPage;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
