import { isProblem } from "@marzipan/contract/errors";
import type { FieldProblem, Problem } from "@marzipan/contract/errors";
import * as z from "zod/mini";
import { AppError } from "../errors/app-error.ts";

/** Reads a value by its schema; what fails is refused with one problem per field. */
export function readBy<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const { data, problems } = tryBy(schema, value);
  if (problems) throw new AppError("invalid_input", { fields: problems });
  return data;
}

/** Reads a value by its schema, or returns what is wrong with it, one problem per field. */
export function tryBy<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { data: z.output<S>; problems: null } | { data?: never; problems: FieldProblem[] } {
  const result = z.safeParse(schema, value);
  if (result.success) return { data: result.data, problems: null };
  return { problems: describeIssues(result.error.issues, value) };
}

/** The most field problems in one reply; no form of the app has as many. */
const mostProblems = 50;
/** The most characters of a field's name that a reply repeats. */
const longestPath = 120;

function describeIssues(issues: readonly Issue[], value: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const issue of issues) {
    if (problems.length >= mostProblems) break;
    problems.push(...describeIssue(issue, value));
  }
  return problems
    .slice(0, mostProblems)
    .map((problem) => ({ ...problem, path: problem.path.slice(0, longestPath) }));
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue, value: unknown): FieldProblem[] {
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, mostProblems).map((key) => ({
      path: path ? `${path}.${key}` : key,
      problem: "unknown_field",
    }));
  }
  const problem = problemOf(issue, value);
  const limit = limitOf(issue);
  return [limit === undefined ? { path, problem } : { path, problem, limit }];
}

/** Problems that say of a field which is missing more than that it is. */
const saysMissing = new Set(["item_needs_name_and_price"]);

function problemOf(issue: Issue, value: unknown): Problem {
  const isMissing = issue.code === "invalid_type" && valueAt(value, issue.path) === undefined;
  if (isMissing && !saysMissing.has(issue.message)) return "required";
  return isProblem(issue.message) ? issue.message : "invalid";
}

function limitOf(issue: Issue): number | undefined {
  if (issue.code === "too_big") return Number(issue.maximum);
  if (issue.code === "too_small") return Number(issue.minimum);
  return undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
