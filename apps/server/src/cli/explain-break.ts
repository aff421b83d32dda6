import { OutsideFailure } from "../platform/outside/outside-call.ts";
import { StartupError } from "../platform/errors/startup-error.ts";

const lostCodes = new Set(["57P01", "57P02", "57P03", "ECONNRESET", "ECONNREFUSED", "EPIPE"]);

/** Turns the break of a database or a bucket in the middle of a command into one sentence; anything else stays as it is. */
export function explainBreak(error: unknown, what: string, command: string): unknown {
  const { code = "", name = "" } = error as { code?: string; name?: string };
  const isLost = /Connection terminated/.test(error instanceof Error ? error.message : "");
  if (isLost || lostCodes.has(code)) {
    return new StartupError(
      `${what} lost the database (${code || "no answer"}): run npm run ${command} again.`,
    );
  }
  // What speaks to a bucket throws errors of the library, each with what caused it.
  if (error instanceof OutsideFailure || name === "Exception" || code.startsWith("E_CANNOT_")) {
    return new StartupError(
      `${what} could not reach the files (${code || "no answer"}): run npm run ${command} again.`,
    );
  }
  return error;
}
