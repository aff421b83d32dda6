import type { Language } from "@marzipan/contract/languages";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import pg from "pg";
import { liveChannel } from "../platform/live/live-hub.ts";
import { StartupError } from "../platform/errors/startup-error.ts";

/** What approving an account met. */
export interface ApprovedAccount {
  businessId: string;
  email: string;
  fullName: string;
  language: Language;
  isVerified: boolean;
  /** Whether this let the account in, and not an earlier approval. */
  isNew: boolean;
}

/**
 * Approves the account of an email address (its normalised key) as the database's owner, a declined one
 * too, tells its waiting pages, and returns whether its email is verified yet. Throws `StartupError` when no account has the address.
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
      `with former as (select id, approved_at from account where email_key = $1 for update)
       update account a
          set approved_at = coalesce(a.approved_at, $2), declined_at = null, decline_reason = null, updated_at = $2
         from former
        where a.id = former.id
       returning a.business_id as "businessId", a.email, a.full_name as "fullName", a.language,
         a.email_verified_at is not null as "isVerified", former.approved_at is null as "isNew"`,
      [emailKey, now],
    );
    const account = rows[0];
    if (!account) throw new StartupError(`No account has the address ${emailKey}.`);
    const notice = { business: account.businessId, topics: ["account"] satisfies LiveTopic[] };
    await client.query("select pg_notify($1, $2)", [liveChannel, JSON.stringify(notice)]);
    return account;
  } finally {
    await client.end();
  }
}
