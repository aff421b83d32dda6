/** What a form's errors may look like below a field: a message, or more of them by name or place. */
interface ProblemTree {
  message?: unknown;
  [name: string | number]: unknown;
}

/** Returns the first problem below a part of a field's errors, wherever it stands; undefined when there is none. */
export function problemUnder(errors: unknown, place: number): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  return firstProblem((errors as ProblemTree)[place]);
}

function firstProblem(errors: unknown): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  const { message, ref: _ref, root, ...rest } = errors as ProblemTree;
  if (typeof message === "string") return message;
  for (const part of [root, ...Object.values(rest)]) {
    const problem = firstProblem(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
