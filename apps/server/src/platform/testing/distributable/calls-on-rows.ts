import { listLevels } from "./query-levels.ts";
import type { KnownFunction, SqlCatalog } from "./sql-catalog.ts";
import { isQuery, listNodes, listOf, nameParts } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";
import type { Level } from "./query-levels.ts";
import type { IsColumn } from "./unstable-calls.ts";

/**
 * Lists which functions that read tables a level calls with a column of a spread table: they would run beside the rows,
 * where a distributed database refuses any further query.
 */
export function listCallsOnRows(
  level: Level,
  { ours, tenants }: Pick<SqlCatalog, "ours" | "tenants">,
  isColumn: IsColumn,
): string[] {
  if (!level.tables.some(({ table }) => tenants.has(table))) return [];
  return listNodes(level.body, isQuery).flatMap((node) => {
    const name = nameOfCall(node);
    const called = name === null ? undefined : ours.get(name);
    if (!called || !readsTables(called)) return [];
    return listNodes(listOf(node.body["args"]), isQuery).some(isColumn) ? [called.name] : [];
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
