import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

function dataDir(): string {
  return process.env["MARZIPAN_DATA_DIR"] ?? "";
}

/** Lets an account in at once, as the database's owner: for journeys that are about something else. */
export async function letIn(email: string): Promise<void> {
  await asOwner("update account set approved_at = now() where email_key = $1", [email]);
}

/** Blocks an account, or lets it in again, as the database's owner. */
export async function setBlocked(email: string, isBlocked: boolean): Promise<void> {
  await asOwner(
    "update account set blocked_at = case when $2 then now() end where email_key = $1",
    [email, isBlocked],
  );
}

/** Makes the verification links of an account two days old, so that they have expired. */
export async function ageLinks(email: string): Promise<void> {
  await asOwner(
    `update email_token set expires_at = now() - interval '1 day'
      where account_id = (select id from account where email_key = $1)`,
    [email],
  );
}

/** Makes a phone (E.164) an account's verified one, as the database's owner, so that no code is sent for it. */
export async function givePhone(email: string, phone: string): Promise<void> {
  await asOwner(
    "update account set phone_e164 = $2, phone_verified_at = now() where email_key = $1",
    [email, phone],
  );
}

/** Ends an account's plan, as when its payment ran out: it is basic from now on. */
export async function endPlan(email: string): Promise<void> {
  await asOwner(
    `update subscription set plan = 'basic', status = 'active'
      where business_id = (select business_id from account where email_key = $1)`,
    [email],
  );
}

/** Lets an account's trial end just now. */
export async function endTrial(email: string): Promise<void> {
  await asOwner(
    `update subscription set trial_end_at = now() - interval '1 second'
      where status = 'trialing' and business_id = (select business_id from account where email_key = $1)`,
    [email],
  );
}

/** Makes an account a member of the staff of another one's bakery, as the database's owner; it signs in again. */
export async function makeStaff(email: string, ownerEmail: string): Promise<void> {
  await asOwner(
    `update account set role = 'staff',
        business_id = (select business_id from account where email_key = $2)
      where email_key = $1`,
    [email, ownerEmail],
  );
}

/** Makes an account's business have used consultations, as the database's owner. */
export async function spendConsultations(email: string, count: number): Promise<void> {
  await asOwner(
    `insert into consultation (business_id, id, created_at)
      select business_id, gen_random_uuid(), now()
        from account, generate_series(1, $2) where email_key = $1`,
    [email, count],
  );
}

async function asOwner(text: string, values: unknown[]): Promise<void> {
  const lock = readFileSync(path.join(dataDir(), "marzipan.lock"), "utf8");
  const { socketDir } = JSON.parse(lock) as { socketDir: string };
  const place = { host: socketDir, port: 5432, user: "marzipan_owner", database: "marzipan" };
  const client = new pg.Client(place);
  await client.connect();
  try {
    const { rowCount } = await client.query(text, values);
    if (!rowCount) throw new Error(`nothing to change for ${String(values[0])}`);
  } finally {
    await client.end();
  }
}
