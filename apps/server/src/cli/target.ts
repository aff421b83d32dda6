import pg from "pg";
import { readConfig } from "../platform/config/config.ts";
import type { EmbeddedDatabase, EmbeddedOptions } from "../platform/database/embedded/embedded.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import { openStoredFiles } from "./stored-files.ts";
import type { StoredFiles } from "./stored-files.ts";

/** The data that a command works on. */
export interface Target {
  ownerUrl: string;
  dataDir: string;
  files: StoredFiles;
  /** Lets the database go; one started for the command is shut down. */
  close(): Promise<void>;
}

async function refuseUnreachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "no answer";
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached (${reason}): check the address, the password and that it runs.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Returns the database and the files that the environment names, as the server would choose them; the
 * embedded database is opened by the function given. Throws `StartupError` when one cannot be reached.
 */
export async function openTarget(
  environment: NodeJS.ProcessEnv,
  openDatabase: (options: EmbeddedOptions) => Promise<EmbeddedDatabase>,
): Promise<Target> {
  const config = readConfig(environment);
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  const places = { dataDir, files: await openStoredFiles(config) };
  const url = databaseOwnerUrl ?? databaseUrl;
  if (url) {
    await refuseUnreachable(url);
    return { ...places, ownerUrl: url, close: () => Promise.resolve() };
  }
  const database = await openDatabase({ dataDir, log: () => undefined });
  return { ...places, ownerUrl: database.ownerUrl, close: () => database.stop() };
}
