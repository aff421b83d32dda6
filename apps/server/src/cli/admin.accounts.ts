import pg from "pg";
import { StartupError } from "../platform/startup-error.ts";

/** What approving an account met. */
export interface ApprovedAccount {
  email: string;
  isVerified: boolean;
}

/**
 * Approves the account of an email address (its normalised key) as the database's owner, and answers
 * whether its email is verified yet. Throws `StartupError` when no account has the address.
 */
export async function approveAccount(
  ownerUrl: string,
  emailKey: string,
  now: Date,
): Promise<ApprovedAccount> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<ApprovedAccount>(
      `update account set approved_at = coalesce(approved_at, $2), updated_at = $2 where email_key = $1
       returning email, email_verified_at is not null as "isVerified"`,
      [emailKey, now],
    );
    if (!rows[0]) throw new StartupError(`No account has the address ${emailKey}.`);
    return rows[0];
  } finally {
    await client.end();
  }
}
