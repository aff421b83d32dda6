import { asNode, columnOf, listOf, nameParts, ofKind } from "./sql-tree.ts";
import type { Level } from "./query-levels.ts";

/** Returns whether a value of the tree is one that names the business: a parameter, or what stands for one. */
export type IsBusiness = (value: unknown) => boolean;

const key = "business_id";

/** Returns whether a value is a parameter, cast or not. */
export function isParameter(value: unknown): boolean {
  const node = asNode(value);
  if (node?.kind === "TypeCast") return isParameter(node.body["arg"]);
  return node?.kind === "ParamRef";
}

/** Lists the names of a level's tenant tables that neither it binds to the business nor a join of the same level does. */
export function listUnbound(
  level: Level,
  tenants: ReadonlySet<string>,
  isBusiness: IsBusiness = isParameter,
): string[] {
  const read = level.kind === "InsertStmt" ? level.tables.slice(1) : level.tables;
  const names = read.filter(({ table }) => tenants.has(table)).map(({ alias }) => alias);
  const bound = new Set<string>();
  const joined: [string, string][] = [];
  for (const condition of level.conditions) {
    for (const [left, right] of listEqual(condition)) {
      const one = keyHolder(left, names);
      const other = keyHolder(right, names);
      if (one !== null && other !== null) joined.push([one, other]);
      else if (one !== null && isBusiness(right)) bound.add(one);
      else if (other !== null && isBusiness(left)) bound.add(other);
    }
  }
  for (let before = -1; before < bound.size;) {
    before = bound.size;
    for (const [one, other] of joined) {
      if (bound.has(one)) bound.add(other);
      if (bound.has(other)) bound.add(one);
    }
  }
  return names.filter((name) => !bound.has(name));
}

/** Returns the pairs that a condition says are equal, those of two rows one by one. */
function listEqual(condition: unknown): [unknown, unknown][] {
  const expression = ofKind(condition, "A_Expr");
  if (expression?.["kind"] !== "AEXPR_OP" || nameParts(expression["name"])[0] !== "=") return [];
  const left = ofKind(expression["lexpr"], "RowExpr");
  const right = ofKind(expression["rexpr"], "RowExpr");
  if (!left || !right) return [[expression["lexpr"], expression["rexpr"]]];
  const others = listOf(right["args"]);
  return listOf(left["args"]).map((one, index) => [one, others[index]]);
}

/** Returns which of a level's tables the business in a condition is of; `null` where it is of none. */
function keyHolder(value: unknown, names: readonly string[]): string | null {
  const parts = columnOf(value);
  if (parts?.at(-1) !== key) return null;
  if (parts.length === 1) return names.length === 1 ? (names[0] ?? null) : null;
  const holder = parts.at(-2) ?? "";
  return names.includes(holder) ? holder : null;
}
