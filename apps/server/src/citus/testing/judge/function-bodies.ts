import { parsePlPgSQLSync } from "libpg-query";
import { isBody, parseStatements } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";

/** The statements of a function in plpgsql, and the names that stand for values in them. */
export interface FunctionBody {
  statements: Node[];
  variables: ReadonlySet<string>;
}

/** How plpgsql marks a text that is an expression and one that is an assignment. */
const modes = { expression: 2, assignment: 3 };

/** Reads a function in plpgsql from its definition; what it puts together at run time is not read. */
export function readFunctionBody(definition: string): FunctionBody {
  const statements: Node[] = [];
  const variables = new Set<string>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) read(one);
    if (!isBody(value)) return;
    const { query, parseMode, refname } = value;
    if (typeof query === "string")
      statements.push(...parseStatements(asStatement(query, parseMode)));
    if (typeof refname === "string") variables.add(refname);
    for (const one of Object.values(value)) read(one);
  };
  read(parsePlPgSQLSync(definition));
  return { statements, variables };
}

function asStatement(query: string, mode: unknown): string {
  if (mode === modes.expression) return `select ${query}`;
  if (Number(mode) >= modes.assignment) return `select ${query.replace(/^.*?:?=/s, "")}`;
  return query;
}
