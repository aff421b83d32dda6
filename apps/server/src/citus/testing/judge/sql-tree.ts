import { parseSync } from "libpg-query";

/** What a node of PostgreSQL's syntax tree holds. */
export type Body = Readonly<Record<string, unknown>>;

/** A node of the syntax tree with the name of its kind. */
export interface Node {
  kind: string;
  body: Body;
}

/** Returns a value as the node that it is, `null` for a plain value, a list or a node without its kind. */
export function asNode(value: unknown): Node | null {
  if (!isBody(value)) return null;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0 || !/^[A-Z]/.test(entry[0]) || !isBody(entry[1])) return null;
  return { kind: entry[0], body: entry[1] };
}

/** Returns what a node of one kind holds, `null` for one of another kind. */
export function ofKind(value: unknown, kind: string): Body | null {
  const node = asNode(value);
  return node?.kind === kind ? node.body : null;
}

/** Returns whether a value is an object of the tree. */
export function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a list of the tree; what is left out is empty. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the statements of a text. */
export function parseStatements(text: string): Node[] {
  return listOf(parseSync(text).stmts).flatMap((one) => asNode((one as Body)["stmt"]) ?? []);
}

/** The kinds that are queries of their own. */
const queryKinds = new Set(["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"]);

/** Returns whether a node is a query of its own. */
export function isQuery(node: Node): boolean {
  return queryKinds.has(node.kind);
}

/**
 * Lists the nodes under a value, itself first, in their order. What `stopsAt` holds for is listed, but not what lies
 * under it.
 */
export function listNodes(value: unknown, stopsAt: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => listNodes(one, stopsAt));
  if (!isBody(value)) return [];
  const node = asNode(value);
  if (node) return [node, ...(stopsAt(node) ? [] : listNodes(Object.values(node.body), stopsAt))];
  return listNodes(Object.values(value), stopsAt);
}

/** Returns the parts of a dotted name, as of a column or a function. */
export function nameParts(list: unknown): string[] {
  return listOf(list).flatMap((part) => {
    const text = ofKind(part, "String")?.["sval"];
    return typeof text === "string" ? [text] : [];
  });
}

/** Returns the parts of a column's name, `null` for what is no column. */
export function columnOf(value: unknown): string[] | null {
  const column = ofKind(value, "ColumnRef");
  return column ? nameParts(column["fields"]) : null;
}
