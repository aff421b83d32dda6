import { legalVersion } from "@marzipan/contract/legal";
import type pg from "pg";
import { withOwner } from "../database/owner.ts";
import type { Deps } from "../feature/deps.ts";
import { emailKey } from "./email-key.ts";
import { makeId } from "../formats/ids.ts";
import { refuseWeakPassword } from "../passwords/known-passwords.ts";
import { hashPassword } from "../passwords/passwords.ts";

/** Anyone who is made an administrator. */
interface Person {
  email: string;
  password: string;
  fullName: string;
}

/**
 * How an account became an administrator: it was new, or known and kept its password; one whose address was never
 * confirmed may be anyone's, and was taken over.
 */
export type MadeAdministrator = "new" | "known" | "taken over";

/** Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD where there is none yet (rulings §2). */
export async function ensureFirstAdmin(deps: Deps, ownerUrl: string): Promise<void> {
  const { firstAdmin } = deps.config;
  if (!firstAdmin) return;
  const { rowCount } = await withOwner(ownerUrl, (client) =>
    client.query(
      "select from account where is_admin and blocked_at is null and closed_at is null limit 1",
    ),
  );
  if (rowCount === 0)
    await makeAdministrator(deps, ownerUrl, { ...firstAdmin, fullName: "Administrator" });
}

/**
 * Makes an account an administrator, verified and approved. A new one gets the password, which must be a good one, and
 * so does one whose address was never confirmed: its sessions and its other ways in end.
 */
export async function makeAdministrator(
  deps: Pick<Deps, "config" | "database" | "now">,
  ownerUrl: string,
  person: Person,
): Promise<MadeAdministrator> {
  const now = deps.now();
  const key = emailKey(person.email);
  return await withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; is_verified: boolean }>(
      "select id, email_verified_at is not null as is_verified from account where email_key = $1",
      [key],
    );
    const [known] = rows;
    if (!known) await register(deps, person, now);
    else if (!known.is_verified) await takeOver(deps, client, known.id, person, now);
    await client.query(
      `update account set is_admin = true, email_verified_at = coalesce(email_verified_at, $2),
         approved_at = coalesce(approved_at, $2), updated_at = $2 where email_key = $1`,
      [key, now],
    );
    if (!known) return "new";
    return known.is_verified ? "known" : "taken over";
  });
}

async function register(
  { config, database }: Pick<Deps, "config" | "database">,
  { email, password, fullName }: Person,
  now: Date,
): Promise<void> {
  refuseWeakPassword(config, password);
  await database.lookUp({
    text: "select app.register_account($1,$2,$3,$4,$5,$6,'Marzipan','en','UTC','IL','ILS','basic',$7,$8)",
    values: [
      makeId(),
      makeId(),
      email,
      emailKey(email),
      await hashPassword(password),
      fullName,
      legalVersion,
      now,
    ],
  });
}

async function takeOver(
  { config }: Pick<Deps, "config">,
  client: pg.Client,
  id: string,
  { password, fullName }: Person,
  now: Date,
): Promise<void> {
  refuseWeakPassword(config, password);
  await client.query(
    "update account set full_name = $2, phone_e164 = null, phone_verified_at = null where id = $1",
    [id, fullName],
  );
  await client.query(
    `update account_secret set password_hash = $2, totp_secret = null, totp_confirmed_at = null
      where account_id = $1`,
    [id, await hashPassword(password)],
  );
  await client.query("delete from recovery_code where account_id = $1", [id]);
  await client.query("select app.end_ways_in($1, '{}', $2)", [id, now]);
}
