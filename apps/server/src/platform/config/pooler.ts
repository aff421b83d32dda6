import { StartupError } from "../errors/startup-error.ts";

/** What is between the server and its database. */
export interface PoolerConfig {
  /** A connection is the server's for one transaction only, as PgBouncer's in transaction mode. */
  isPooled: boolean;
  /** The database itself, for LISTEN; `null` where the application's address leads there. */
  liveDatabaseUrl: string | null;
}

const needed = ["DATABASE_URL", "DATABASE_OWNER_URL", "LIVE_DATABASE_URL"];

/**
 * Reads `DATABASE_POOLER` and `LIVE_DATABASE_URL`. Behind a pooler the owner's login and the connection that listens
 * must lead to the database itself: migrations, locks of a session and LISTEN do not outlive a transaction there.
 */
export function readPooler(
  environment: Readonly<Record<string, string | undefined>>,
): PoolerConfig {
  const kind = environment["DATABASE_POOLER"] || "none";
  if (kind !== "none" && kind !== "transaction")
    throw new StartupError(`DATABASE_POOLER must be none or transaction, not "${kind}".`);
  const missing = needed.find((name) => !environment[name]);
  if (kind === "transaction" && missing !== undefined) {
    throw new StartupError(
      `DATABASE_POOLER=transaction needs ${missing}: DATABASE_URL is the pooler's address, DATABASE_OWNER_URL and LIVE_DATABASE_URL are the database's own.`,
    );
  }
  return {
    isPooled: kind === "transaction",
    liveDatabaseUrl: environment["LIVE_DATABASE_URL"] || null,
  };
}
