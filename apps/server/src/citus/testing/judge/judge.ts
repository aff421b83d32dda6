import { isParameter, listUnbound } from "./bound-tables.ts";
import { listCallsOnRows } from "./calls-on-rows.ts";
import { listInsertFaults } from "./inserted-rows.ts";
import type { InsertRules } from "./inserted-rows.ts";
import { listLevels } from "./query-levels.ts";
import type { Level } from "./query-levels.ts";
import type { KnownFunction, SqlCatalog } from "./sql-catalog.ts";
import { columnOf, isQuery, listNodes, listOf, parseStatements } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";
import { listUnstable } from "./unstable-calls.ts";
import type { IsColumn } from "./unstable-calls.ts";

/** The rules of single statements. */
export type Rule = "business" | "lock" | "insert" | "unstable" | "call" | "local" | "names";

/** What a rule refuses of a statement, in words. */
export interface Fault {
  rule: Rule;
  what: string;
}

/** Lists what of a text a distributed database refuses, or must ask all its nodes for. */
export function judgeText(text: string, catalog: SqlCatalog): Fault[] {
  const rules = {
    tenants: catalog.tenants,
    isBusiness: isParameter,
    isUnderPolicies: true,
    isColumn: ({ kind }: Node) => kind === "ColumnRef",
  };
  return parseStatements(text).flatMap((statement) => judge(statement, catalog, rules));
}

/** As `judgeText`, of the statements of a function: what names the business there are its own variables. */
export function judgeFunction(
  { statements, variables, isOwners }: KnownFunction,
  catalog: SqlCatalog,
): Fault[] {
  const isColumn = ({ kind, body }: Node): boolean =>
    kind === "ColumnRef" && !variables.has(columnOf({ [kind]: body })?.[0] ?? "");
  return statements.flatMap((statement) => {
    // A query goes to one node by a value alone; in what changes rows, functions are evaluated before that.
    const isReading = statement.kind === "SelectStmt";
    const isBusiness = (value: unknown): boolean =>
      listNodes(value).every(
        (node) => !isQuery(node) && !isColumn(node) && !(isReading && node.kind === "FuncCall"),
      );
    const rules = { tenants: catalog.tenants, isBusiness, isUnderPolicies: !isOwners, isColumn };
    return judge(statement, catalog, rules);
  });
}

interface Rules extends InsertRules {
  isColumn: IsColumn;
}

function judge(statement: Node, catalog: SqlCatalog, rules: Rules): Fault[] {
  const levels = listLevels(statement);
  return [...judgeWhole(statement, levels, catalog), ...judgeLevels(levels, catalog, rules)];
}

/** Lists what is refused of a statement as a whole. */
function judgeWhole(statement: Node, levels: readonly Level[], catalog: SqlCatalog): Fault[] {
  const tables = levels.flatMap((level) => level.tables.map(({ table }) => table));
  const local = tables.filter((table) => catalog.local.has(table));
  const named = listNodes({ [statement.kind]: statement.body }).filter(
    ({ kind, body }) => kind === "CommonTableExpr" && listOf(body["aliascolnames"]).length > 0,
  );
  return [
    ...(tables.some((table) => catalog.tenants.has(table)) ? local : []).map((table) => ({
      rule: "local" as const,
      what: `${table} stays on the coordinator, away from the rows of a business`,
    })),
    ...listCallsOnRows(statement, levels, catalog).map((what) => ({
      rule: "call" as const,
      what: `${what}() reads tables and is called where a business's rows lie`,
    })),
    ...named.map(({ body }) => ({
      rule: "names" as const,
      what: `the columns of ${String(body["ctename"])} are named beside it, not in it`,
    })),
  ];
}

function judgeLevels(levels: readonly Level[], catalog: SqlCatalog, rules: Rules): Fault[] {
  return levels.flatMap((level): Fault[] => {
    const isLocking = listOf(level.body["lockingClause"]).length > 0;
    const rule = isLocking ? "lock" : "business";
    return [
      ...listUnbound(level, rules.tenants, rules.isBusiness).map((name) => ({
        rule: rule as Rule,
        what: `${name} is ${isLocking ? "locked but " : ""}not bound to the business`,
      })),
      ...listInsertFaults(level, levels, rules).map((what) => ({ rule: "insert" as const, what })),
      ...listUnstable(level, catalog, rules.isColumn).map((what) => ({
        rule: "unstable" as const,
        what: `${what} is not immutable`,
      })),
    ];
  });
}
