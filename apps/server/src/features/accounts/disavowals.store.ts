import type { Statement } from "../../platform/database/database.ts";

/** Runs one statement, in a transaction or by itself. */
type Asks = (statement: Statement<object>) => Promise<object[]>;

/** Stores a disavowal of an account for the address that it is mailed to; only its hash is kept. */
export async function addDisavowal(
  ask: Asks,
  disavowal: { hash: string; accountId: string; email: string; emailKey: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const { hash, accountId, email, emailKey, expiresAt } = disavowal;
  await ask({
    text: "select app.add_disavowal($1, $2, $3, $4, $5, $6)",
    values: [hash, accountId, email, emailKey, expiresAt, now],
  });
}
