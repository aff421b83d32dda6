import { listUnbound } from "./bound-tables.ts";
import type { IsBusiness } from "./bound-tables.ts";
import { columnOf, isBody, listNodes, listOf, ofKind } from "./sql-tree.ts";
import type { Body } from "./sql-tree.ts";
import type { Level } from "./query-levels.ts";

/** How the rows that an insert takes are judged. */
export interface InsertRules {
  tenants: ReadonlySet<string>;
  isBusiness: IsBusiness;
  /** Row-level security holds for who inserts: rows then cannot come by COPY, which the coordinator would use. */
  isUnderPolicies: boolean;
}

/** Lists what a distributed database refuses of a level that inserts, in words; `levels` are all of its statement. */
export function listInsertFaults(
  level: Level,
  levels: readonly Level[],
  rules: InsertRules,
): string[] {
  if (level.kind !== "InsertStmt") return [];
  const table = level.tables[0]?.table ?? "";
  const { selectStmt, onConflictClause, returningList } = level.body;
  const faults: string[] = [];
  const source = ofKind(selectStmt, "SelectStmt");
  const values = listOf(source?.["valuesLists"]);
  if (listNodes([values, onConflictClause, returningList]).some(({ kind }) => kind === "SubLink"))
    faults.push("subquery within INSERT");
  const index = listOf(level.body["cols"]).findIndex(
    (column) => ofKind(column, "ResTarget")?.["name"] === "business_id",
  );
  if (values.length > 0) {
    const isNamed = values.every((row) =>
      rules.isBusiness(listOf(ofKind(row, "List")?.["items"])[index]),
    );
    if (rules.tenants.has(table) && !isNamed)
      faults.push(`${table} is inserted without its business`);
  } else if (source && rules.isUnderPolicies && !isPushable(source, index, table, levels, rules))
    faults.push(`INSERT ... SELECT into ${table} from other than tables of the business`);
  return faults;
}

/** Rows go from table to table of the same node only where their business comes from a table that is bound to it. */
function isPushable(
  source: Body,
  index: number,
  table: string,
  levels: readonly Level[],
  { tenants, isBusiness }: InsertRules,
): boolean {
  const level = levels.find(({ body }) => body === source);
  if (!level || level.readsFunction || level.ctes.length > 0 || level.tables.length === 0)
    return false;
  if (isBody(source["withClause"])) return false;
  const isOfTenants = level.tables.some((one) => tenants.has(one.table));
  if (!tenants.has(table)) return !isOfTenants;
  if (listUnbound(level, tenants, isBusiness).length > 0) return false;
  const target = ofKind(listOf(source["targetList"])[index], "ResTarget");
  const parts = columnOf(target?.["val"]);
  return isOfTenants && parts?.at(-1) === "business_id";
}
