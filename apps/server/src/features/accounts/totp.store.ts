import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** What signing in asks of an account besides its password; a secret that is not confirmed is none. */
export interface EntryFacts {
  closed_at: Column<"account.closed_at">;
  totp_secret: string | null;
  totp_last_step: number;
}

/** Reads what signing in asks of an account besides its password. */
export async function readEntry(database: Database, accountId: string): Promise<EntryFacts> {
  const [row] = await database.lookUp<EntryFacts>({
    name: "read_entry",
    text: "select * from app.read_entry($1)",
    values: [accountId],
  });
  return row ?? { closed_at: null, totp_secret: null, totp_last_step: 0 };
}

/** Takes a step of an authenticator; returns whether it is newer than all that were used. */
export async function spendStep(
  database: Database,
  accountId: string,
  step: number,
): Promise<boolean> {
  const [row] = await database.lookUp<{ done: boolean }>({
    text: "select app.spend_totp_step($1, $2) as done",
    values: [accountId, step],
  });
  return row?.done === true;
}

/** Uses up a recovery code by its hash; returns whether there was one. */
export async function spendRecoveryCode(
  database: Database,
  accountId: string,
  hash: string,
): Promise<boolean> {
  const [row] = await database.lookUp<{ done: boolean }>({
    text: "select app.spend_recovery_code($1, $2) as done",
    values: [accountId, hash],
  });
  return row?.done === true;
}

/** Stores an encrypted secret that is yet to be confirmed, in the place of an earlier one. */
export async function keepTotpSecret(tx: Tx, encrypted: string): Promise<void> {
  await tx.query({ text: "select app.keep_totp($1)", values: [encrypted] });
}

/** Turns codes on with the secret that was checked; returns `false` when it changed or they were on. */
export async function turnTotpOn(
  tx: Tx,
  encrypted: string,
  step: number,
  recoveryHashes: readonly string[],
): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>({
    text: "select app.confirm_totp($1, $2, $3, $4) as done",
    values: [encrypted, step, recoveryHashes, tx.now],
  });
  return row?.done === true;
}

/** Turns codes off and forgets secret and recovery codes. */
export async function turnTotpOff(tx: Tx): Promise<void> {
  await tx.query({ text: "select app.remove_totp($1)", values: [tx.now] });
}
