/** A reason why the program cannot start or finish; its message is one sentence that its reader can act on. */
export class StartupError extends Error {
  override name = "StartupError";
}

/**
 * Ends the process with exit code 1 after printing why to standard error: the one sentence of a
 * `StartupError`, or the whole stack of anything else, which is then a defect of ours.
 */
export function reportStartupError(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error) process.stderr.write(`${error.stack ?? error.message}\n`);
  else process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
