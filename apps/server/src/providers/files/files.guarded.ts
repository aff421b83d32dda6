import type { Logger } from "pino";
import { AppError } from "../../platform/errors/app-error.ts";
import { isFullDisk } from "../../platform/process/full-disk.ts";
import type { FileStore } from "./files.port.ts";

/** What a refusal says how long to wait. */
const retrySeconds = 30;

/**
 * Returns the same store, whose failures are logged and become what a person can try again: `cannot_store` where
 * the disk is full, else `unavailable` (unreachable, breaking its word); a key that is none stays a defect.
 */
export function explainStoreFailures(store: FileStore, log: Pick<Logger, "warn">): FileStore {
  const explain = (error: unknown): never => {
    if (error instanceof Error && error.message.startsWith("not a file key")) throw error;
    log.warn({ err: error }, "the place for files did not do what it was asked to");
    throw isFullDisk(error)
      ? new AppError("cannot_store")
      : new AppError("unavailable", { seconds: retrySeconds });
  };
  return {
    put: (key, bytes) => store.put(key, bytes).catch(explain),
    get: (key) => store.get(key).catch(explain),
    remove: (key) => store.remove(key).catch(explain),
    removeAll: (folder) => store.removeAll(folder).catch(explain),
    keys: async function* () {
      try {
        yield* store.keys();
      } catch (error) {
        explain(error);
      }
    },
  };
}
