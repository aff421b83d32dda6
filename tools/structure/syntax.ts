import { parseSync } from "rolldown/utils";

/** A node of a syntax tree in ESTree's shape. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A comment: its text without the marks, and its place. */
export interface SyntaxComment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** One import or re-export: what it asks for, and whether it is erased at run time. */
export interface ModuleRequest {
  request: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
  line: number;
}

/** A parsed module. */
export interface Module {
  body: SyntaxNode;
  comments: readonly SyntaxComment[];
  requests: readonly ModuleRequest[];
  /** The line, from 1, of a character. */
  lineOf: (offset: number) => number;
}

/** Parses a TypeScript or JavaScript module; throws one sentence when it is no valid syntax. */
export function parseModule(path: string, text: string): Module {
  const parsed = parseSync(path, text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const lineOf = makeLineOf(text);
  return {
    body: parsed.program as unknown as SyntaxNode,
    comments: parsed.comments,
    requests: listRequests(parsed, text, lineOf),
    lineOf,
  };
}

function listRequests(
  { module }: ReturnType<typeof parseSync>,
  text: string,
  lineOf: (offset: number) => number,
): ModuleRequest[] {
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    request: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    isDynamic: false,
    line: lineOf(start),
  }));
  const exports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest
        ? [
            {
              request: entry.moduleRequest.value,
              isTypeOnly: entry.isType,
              isDynamic: false,
              line: lineOf(start),
            },
          ]
        : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(
      text.slice(moduleRequest.start, moduleRequest.end),
    );
    return literal?.[1]
      ? [{ request: literal[1], isTypeOnly: false, isDynamic: true, line: lineOf(start) }]
      : [];
  });
  return [...imports, ...exports, ...dynamic];
}

function makeLineOf(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Calls `visit` for a node and everything inside it; `parents` has the nearest one last. */
export function visitNodes(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  visit(node, parents);
  const inside = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visitNodes(child, visit, inside);
    }
  }
}
