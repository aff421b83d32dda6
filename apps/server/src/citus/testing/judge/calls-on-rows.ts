import { listLevels } from "./query-levels.ts";
import type { Level } from "./query-levels.ts";
import type { KnownFunction, SqlCatalog } from "./sql-catalog.ts";
import { listNodes, nameParts } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";

/**
 * Lists which functions that read tables a statement over spread tables calls: they would run beside the rows, where a
 * distributed database refuses any further query.
 */
export function listCallsOnRows(
  statement: Node,
  levels: readonly Level[],
  { ours, tenants }: Pick<SqlCatalog, "ours" | "tenants">,
): string[] {
  if (!levels.some(({ tables }) => tables.some(({ table }) => tenants.has(table)))) return [];
  return listNodes({ [statement.kind]: statement.body }).flatMap((node) => {
    const name = nameOfCall(node);
    const called = name === null ? undefined : ours.get(name);
    return called && readsTables(called) ? [called.name] : [];
  });
}

function nameOfCall({ kind, body }: Node): string | null {
  return kind === "FuncCall" ? (nameParts(body["funcname"]).at(-1) ?? null) : null;
}

function readsTables({ statements }: KnownFunction): boolean {
  return statements.some((statement) =>
    listLevels(statement).some(({ tables }) => tables.length > 0),
  );
}
