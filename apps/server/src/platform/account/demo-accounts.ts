import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { StartupError } from "../errors/startup-error.ts";

/** The password of every demo account; everyone knows it (rulings §9). */
export const demoPassword = "marzipan-2026";

/**
 * Returns whether a password is the demo's on a server without the demo; it then neither signs in
 * nor registers.
 */
export function isDemoPassword({ hasDemo }: Pick<Config, "hasDemo">, password: string): boolean {
  return !hasDemo && password.toLowerCase() === demoPassword;
}

/**
 * Refuses to run production on a database with accounts of the demo, whose passwords are public,
 * however they got there.
 */
export async function refuseDemoAccounts(
  { mode }: Pick<Config, "mode">,
  database: Pick<Database, "lookUp">,
): Promise<void> {
  if (mode !== "production") return;
  const [found] = await database.lookUp<{ found: boolean }>({
    text: "select app.has_demo_accounts() as found",
    values: [],
  });
  if (found?.found) {
    throw new StartupError(
      "This database holds the demo's accounts, whose password everybody knows: start production with another DATA_DIR, or with a DATABASE_URL of its own.",
    );
  }
}
