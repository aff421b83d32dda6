import { errorStatuses } from "@marzipan/contract/errors";
import type { ErrorCode, ErrorFacts, FieldProblem, Problem } from "@marzipan/contract/errors";

/**
 * A refusal with a code of the contract. The reply carries code and facts, never the message or the
 * cause.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.facts = facts;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return errorStatuses[this.code];
  }
}

/** Returns the refusal of one field, as a failed schema check would. */
export function fieldError(path: string, problem: Problem, limit?: number): AppError {
  const field: FieldProblem = limit === undefined ? { path, problem } : { path, problem, limit };
  return new AppError("invalid_input", { fields: [field] });
}
