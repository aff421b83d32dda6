import type { ErrorBody, FieldProblem } from "@marzipan/contract/errors";

/** A call that was refused (`code` of the catalogue) or did not reach the server (`network`). */
export class CallFailure extends Error {
  readonly code: string;
  readonly fields: readonly FieldProblem[];

  constructor(code: string, fields: readonly FieldProblem[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** Calls the server and returns its JSON; throws `CallFailure`. */
export async function callServer<T>(url: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { credentials: "same-origin", ...init });
    text = await answer.text();
  } catch {
    throw new CallFailure("network");
  }
  if (answer.ok) return JSON.parse(text) as T;
  throw readFailure(answer.status, text);
}

/**
 * A random idempotency key of 128 bits; `crypto.randomUUID` is missing in older browsers and over
 * plain HTTP.
 */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readFailure(status: number, text: string): CallFailure {
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    const { code, facts } = error;
    // A menu that was switched off takes no orders; what is missing in one is named by its field.
    const isGone = code === "not_found" && facts.fields === undefined;
    return new CallFailure(isGone ? "ordering_closed" : code, facts.fields);
  } catch {
    return new CallFailure(status === 429 ? "rate_limited" : "unavailable");
  }
}
