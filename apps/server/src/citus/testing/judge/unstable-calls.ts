import type { SqlCatalog } from "./sql-catalog.ts";
import { castType, typeOf } from "./value-types.ts";
import { isBody, isQuery, listNodes, listOf, nameParts } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";
import type { Level } from "./query-levels.ts";

/** Returns whether a node is a column of a row; a function's variables look the same. */
export type IsColumn = (node: Node) => boolean;

/** Lists what a level that changes rows calls of functions that a distributed database refuses there. */
export function listUnstable(level: Level, known: SqlCatalog, isColumn: IsColumn): string[] {
  const { kind, body } = level;
  const places: Place[] = [];
  if (kind === "UpdateStmt") places.push({ part: body["targetList"], isStrict: false });
  if (kind === "UpdateStmt" || kind === "DeleteStmt")
    places.push({ part: level.conditions, isStrict: false });
  const conflict = body["onConflictClause"];
  if (isBody(conflict))
    places.push({ part: [conflict["targetList"], conflict["whereClause"]], isStrict: true });
  if (kind !== "SelectStmt") places.push({ part: body["returningList"], isStrict: true });
  return places.flatMap((place) => listIn(place, level, known, isColumn));
}

interface Place {
  part: unknown;
  /** Nothing but immutable functions may stand here; elsewhere others may, as long as no column is given to them. */
  isStrict: boolean;
}

/** What is decided lazily must be immutable as a whole. */
const lazy = new Set(["CaseExpr", "CoalesceExpr"]);

function listIn(
  { part, isStrict }: Place,
  level: Level,
  known: SqlCatalog,
  isColumn: IsColumn,
): string[] {
  const stopsAt = (node: Node): boolean => isQuery(node) || (!isStrict && lazy.has(node.kind));
  return listNodes(part, stopsAt).flatMap((node) => {
    if (isQuery(node)) return [];
    if (stopsAt(node)) return listIn({ part: node.body, isStrict: true }, level, known, isColumn);
    const called = node.kind === "FuncCall" ? nameParts(node.body["funcname"]).at(-1) : undefined;
    if (called !== undefined && known.lazyFunctions.has(called)) return [`${called}()`];
    const name = nameUnstable(node, level, known);
    return name !== null && (isStrict || listNodes(node.body, isQuery).some(isColumn))
      ? [name]
      : [];
  });
}

/** Returns how a node is named that calls what is not immutable, else `null`. */
function nameUnstable({ kind, body }: Node, level: Level, known: SqlCatalog): string | null {
  if (kind === "SQLValueFunction") return "the time or the user";
  const typed = (value: unknown): string | null => typeOf(value, level, known);
  if (kind === "FuncCall") {
    const name = nameParts(body["funcname"]).at(-1) ?? "";
    const found = known.find(name, listOf(body["args"]).map(typed));
    return found.some(({ isStable }) => !isStable) ? `${name}()` : null;
  }
  if (kind === "TypeCast") {
    const cast = `${typed(body["arg"])} ${castType(body)}`;
    return known.unstableCasts.has(cast) ? `the cast ${cast}` : null;
  }
  if (kind !== "A_Expr" || body["kind"] !== "AEXPR_OP") return null;
  const operator = nameParts(body["name"])[0] ?? "";
  const [left, right] = [typed(body["lexpr"]), typed(body["rexpr"])];
  const found = known.findOperator(operator, left, right);
  return found.some(({ isStable }) => !isStable) ? `${left} ${operator} ${right}` : null;
}
