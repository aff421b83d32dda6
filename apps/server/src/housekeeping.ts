import { messagesKeptMonths } from "@marzipan/contract/contact";
import { restorableSince } from "@marzipan/domain/deleted";
import type pg from "pg";
import { deleteClosedAccounts } from "./delete-closed.ts";
import { removeFiles } from "./features/files/pictures.actions.ts";
import { expirePassed, forgetClosed } from "./features/order-requests/request-jobs.actions.ts";
import { withOwner } from "./platform/database/owner.ts";
import type { Deps } from "./platform/deps.ts";
import { removeOrphans } from "./remove-orphans.ts";
import { isOneTooMany } from "./platform/throttle.ts";
import { incomingFolder, removeLeftovers } from "./platform/http/file-field.ts";

const dayMs = 86_400_000;

/** Every column that holds files by a foreign key, `file_id` and its like, with its table. */
const fileHolders = `
  select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid
     and a.attnum = c.conkey[array_position(c.confkey, f.attnum)]
   where c.contype = 'f' and c.confrelid = 'file'::regclass`;

/**
 * Removes what has expired, over all businesses: idempotency keys after 24 hours (rulings §8), what
 * was deleted more than 30 days ago (rulings §4), files that nothing has used for a day, whose
 * bytes are subtracted from the plan's storage, ended sessions, old throttle windows, tokens and
 * messages, those of the contact form after a year, personal data of closed order requests,
 * accounts that were closed 30 days ago, and once a day files without a row. A step that fails is
 * logged and does not stop the others.
 */
export async function cleanUp(deps: Deps, ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    for (const [name, step] of stepsOf(deps, client)) {
      try {
        await step();
      } catch (error) {
        deps.log.warn({ err: error, step: name }, "a step of the clean-up waits for the next one");
      }
    }
  });
}

const restorable = ["orders", "client", "catalog_item", "product", "receipt", "expense", "task"];

function stepsOf(deps: Deps, client: pg.Client): [name: string, step: () => Promise<unknown>][] {
  const now = deps.now();
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const remove = (from: string, ...values: unknown[]): [string, () => Promise<unknown>] => [
    from,
    () => client.query(`delete from ${from}`, values),
  ];
  return [
    remove("idempotency where created_at < $1", before(1)),
    ...restorable.map((table) => remove(`${table} where deleted_at < $1`, restorableSince(now))),
    remove("throttle where ends_at < $1", now),
    remove("email_token where expires_at < $1", before(7)),
    remove("disavowal where expires_at < $1", before(7)),
    remove("public_act where created_at < $1", before(1)),
    remove("session where expires_at < $1 or revoked_at < $1 or idle_expires_at < $1", before(30)),
    remove("outbox_message where created_at < $1", before(30)),
    remove("captcha_nonce where expires_at < $1", now),
    remove("phone_code where expires_at < $1", now),
    remove("known_device where last_seen_at < $1", before(400)),
    remove(
      "contact_lead where created_at < $1::timestamptz - $2::interval",
      now,
      `${messagesKeptMonths} months`,
    ),
    ["passed requests", () => expirePassed(deps)],
    ["closed requests", () => forgetClosed(deps)],
    ["unused files", () => removeUnusedFiles(deps, client, before(1))],
    ["uploads cut short", () => removeLeftovers(incomingFolder(deps.config.dataDir), now)],
    ["closed accounts", () => deleteClosedAccounts(deps, client)],
    ["orphans", () => removeOrphansDaily(deps, client)],
  ];
}

async function removeOrphansDaily(deps: Deps, client: pg.Client): Promise<void> {
  const window = { lengthMs: dayMs, most: 1 };
  if (await isOneTooMany(deps, { key: "clean-up:orphans", window })) return;
  await removeOrphans(deps, client);
}

async function removeUnusedFiles(deps: Deps, client: pg.Client, since: Date): Promise<void> {
  const holders = await client.query<{ table: string; column: string }>(fileHolders);
  const isHeld = holders.rows.map(
    ({ table, column }) =>
      `exists (select from ${table} h where h.business_id = f.business_id and h."${column}" = f.id)`,
  );
  // Uploads of the last day are kept, since the form that will use them may still be open.
  const unused = `
    delete from file f
     where f.created_at < $1
       and not exists (select from business b where b.id = f.business_id and b.logo_id = f.id)
       and not exists (select from account a where a.business_id = f.business_id and a.profile_image_id = f.id)
       ${isHeld.map((held) => `and not ${held}`).join("\n       ")}
    returning f.business_id, f.id, f.size_bytes`;
  const { rows } = await client.query<{ business_id: string; id: string }>(
    `with gone as (${unused}), freed as (
       update business_counter c set stored_bytes = greatest(0, c.stored_bytes - g.bytes)
         from (select business_id, sum(size_bytes) as bytes from gone group by business_id) g
        where c.business_id = g.business_id
     ) select business_id, id from gone`,
    [since],
  );
  for (const row of rows) await removeFiles(deps, row.business_id, row.id);
}
