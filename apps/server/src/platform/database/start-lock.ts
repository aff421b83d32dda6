import type { Logger } from "pino";
import { withOwner } from "./owner.ts";

/** Lets one process after the other prepare a database that several share. */
export interface StartLock {
  /** Waits until no other process prepares the database, and holds it from then on. */
  take(ownerUrl: string): Promise<void>;
  /** Lets the next one begin; harmless when nothing is held. */
  release(): Promise<void>;
}

const lockKey = "hashtext('marzipan-start')";

/**
 * Creates the lock of one process: roles, migrations, the first administrator and the demo are made
 * by one process at a time. It is a session-level advisory lock on a connection of its own, so that
 * it is released when the process dies.
 */
export function createStartLock(log: Logger): StartLock {
  let end: () => void = () => undefined;
  let holding: Promise<void> = Promise.resolve();
  return {
    take: (ownerUrl) =>
      new Promise((resolve, reject) => {
        holding = withOwner(ownerUrl, async (client) => {
          const { rows } = await client.query<{ held: boolean }>(
            `select pg_try_advisory_lock(${lockKey}) as held`,
          );
          if (rows[0]?.held !== true) {
            log.info("another Marzipan prepares the database: this one waits for it");
            await client.query(`select pg_advisory_lock(${lockKey})`);
          }
          const released = new Promise<void>((release) => {
            end = release;
          });
          resolve();
          await released;
        }).catch(reject);
      }),
    release: async () => {
      end();
      await holding;
    },
  };
}
