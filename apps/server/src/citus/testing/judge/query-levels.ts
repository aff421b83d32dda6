import { asNode, isBody, listOf } from "./sql-tree.ts";
import type { Body, Node } from "./sql-tree.ts";

/** A table that a query reads or changes, by the name that it has there. */
export interface NamedHere {
  alias: string;
  table: string;
}

/** One query of a statement: a subquery and what is in `with` are levels of their own. */
export interface Level extends Node {
  /** The tables of this level alone; the first one is what an insert, update or delete changes. */
  tables: readonly NamedHere[];
  /** The names of `with` that it reads. */
  ctes: readonly string[];
  /** What must all hold of its rows: the parts of `where` and of the joins' `on`. */
  conditions: readonly unknown[];
  /** It reads rows of a function. */
  readsFunction: boolean;
  /** It is in the `with` of another query. */
  isInWith: boolean;
}

interface Place {
  ctes: ReadonlySet<string>;
  isInWith: boolean;
}

/** Lists the queries of a statement, each before those that lie in it. */
export function listLevels(statement: Node): Level[] {
  return visitNode(statement, { ctes: new Set(), isInWith: false });
}

function visit(value: unknown, place: Place): Level[] {
  if (Array.isArray(value)) return value.flatMap((one) => visit(one, place));
  if (!isBody(value)) return [];
  const node = asNode(value);
  return node ? visitNode(node, place) : visit(Object.values(value), place);
}

function visitNode(node: Node, place: Place): Level[] {
  switch (node.kind) {
    case "SelectStmt":
      return visitSelect(node, place);
    case "InsertStmt":
    case "UpdateStmt":
    case "DeleteStmt":
    case "MergeStmt":
      return visitQuery(node, place);
    default:
      return visit(Object.values(node.body), place);
  }
}

function visitSelect(node: Node, place: Place): Level[] {
  const { larg, rarg } = node.body;
  if (!isBody(larg) || !isBody(rarg)) return visitQuery(node, place);
  const [inner, found] = enterWith(node.body, place);
  const halves = [larg, rarg].flatMap((half) =>
    visitSelect({ kind: "SelectStmt", body: half }, inner),
  );
  return [...found, ...halves];
}

/** Returns the place within a query's `with`, and the levels that are in it. */
function enterWith(body: Body, place: Place): [Place, Level[]] {
  const clause = body["withClause"];
  if (!isBody(clause)) return [{ ...place, isInWith: false }, []];
  const parts = listOf(clause["ctes"]).flatMap((one): Body[] => {
    const part = asNode(one)?.body;
    return part ? [part] : [];
  });
  const names = new Set([...place.ctes, ...parts.map((part) => String(part["ctename"]))]);
  const found = parts.flatMap((part) => visit(part["ctequery"], { ctes: names, isInWith: true }));
  return [{ ctes: names, isInWith: false }, found];
}

function visitQuery(node: Node, place: Place): Level[] {
  const { kind, body } = node;
  const [inner, found] = enterWith(body, place);
  const seen: Seen = { tables: [], ctes: [], conditions: [], readsFunction: false };
  if (isBody(body["relation"])) seeTable(body["relation"], new Set(), seen);
  for (const part of [body["fromClause"], body["usingClause"]])
    for (const one of listOf(part)) see(one, inner.ctes, seen);
  flatten(body["whereClause"], seen.conditions);
  const rest = Object.entries(body).flatMap(([key, part]) =>
    key === "withClause" || key === "relation" ? [] : visit(part, inner),
  );
  return [{ kind, body, isInWith: place.isInWith, ...seen }, ...found, ...rest];
}

interface Seen {
  tables: NamedHere[];
  ctes: string[];
  conditions: unknown[];
  readsFunction: boolean;
}

function see(value: unknown, ctes: ReadonlySet<string>, seen: Seen): void {
  const node = asNode(value);
  if (node?.kind === "RangeVar") seeTable(node.body, ctes, seen);
  if (node?.kind === "RangeFunction") seen.readsFunction = true;
  if (node?.kind !== "JoinExpr") return;
  see(node.body["larg"], ctes, seen);
  see(node.body["rarg"], ctes, seen);
  flatten(node.body["quals"], seen.conditions);
}

function seeTable(body: Body, ctes: ReadonlySet<string>, seen: Seen): void {
  const table = String(body["relname"]);
  if (body["schemaname"] === undefined && ctes.has(table)) {
    seen.ctes.push(table);
    return;
  }
  const { alias } = body;
  seen.tables.push({ table, alias: isBody(alias) ? String(alias["aliasname"]) : table });
}

function flatten(value: unknown, into: unknown[]): void {
  const node = asNode(value);
  if (!node) return;
  if (node.kind === "BoolExpr" && node.body["boolop"] === "AND_EXPR")
    for (const one of listOf(node.body["args"])) flatten(one, into);
  else into.push(value);
}
