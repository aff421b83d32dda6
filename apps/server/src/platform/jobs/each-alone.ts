import type { Logger } from "pino";
import { AppError } from "../errors/app-error.ts";

const isAway = new Set<string>(["unavailable", "cannot_store"]);

/**
 * Processes rows one by one: one that fails is logged by its id and skipped. When a failure
 * concerns all rows, because the database or a service is unreachable, it throws, and the job is
 * retried as a whole.
 */
export async function eachAlone<Row>(
  log: Pick<Logger, "error">,
  rows: Iterable<Row>,
  idOf: (row: Row) => string,
  act: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      if (error instanceof AppError && isAway.has(error.code)) throw error;
      log.error({ err: error, id: idOf(row) }, "a job passed a row over that it could not act on");
    }
  }
}
