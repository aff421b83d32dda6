import type { Selectable } from "kysely";
import type pg from "pg";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { ClosedAccount } from "../../platform/feature/feature.ts";
import type { VapidKeys } from "../../providers/push/push.port.ts";

/** Returns the key pair by which push services know this server. */
export async function readVapidKeys({ lookUp }: Pick<Database, "lookUp">): Promise<VapidKeys> {
  const [row] = await lookUp<VapidKeys>({
    text: `select public_key as "publicKey", private_key as "privateKey" from app.read_vapid_keys()`,
    values: [],
  });
  if (!row) throw new Error("the database has no keys for push services");
  return row;
}

/** Returns the key that browsers register with. */
export async function readPublicKey(tx: Tx): Promise<string> {
  const [row] = await tx.query<Pick<VapidKeys, "publicKey">>({
    name: "push_public_key",
    text: `select public_key as "publicKey" from app.read_vapid_keys()`,
    values: [],
  });
  if (!row) throw new Error("the database has no keys for push services");
  return row.publicKey;
}

/** Returns the newest device that a session registered. */
export async function findSessionDevice(
  tx: Tx,
  accountId: string,
  sessionId: string,
): Promise<Pick<PushDevice, "endpoint" | "is_discreet"> | undefined> {
  const [device] = await tx.query(
    build
      .selectFrom("push_device")
      .select(["endpoint", "is_discreet"])
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", accountId)
      .where("session_id", "=", sessionId)
      .orderBy("created_at", "desc")
      .limit(1),
  );
  return device;
}

/** A browser that takes push messages, as it is stored. */
export type PushDevice = Pick<
  Selectable<Tables["push_device"]>,
  "id" | "account_id" | "session_id" | "endpoint" | "p256dh" | "auth" | "is_discreet"
>;

/** Stores a device; the same address again replaces its keys. Keeps the newest `most` of the person. */
export async function saveDevice(tx: Tx, device: PushDevice, most: number): Promise<void> {
  const { session_id, p256dh, auth, is_discreet } = device;
  await tx.query(
    build
      .insertInto("push_device")
      .values({ ...device, business_id: tx.businessId, created_at: tx.now })
      .onConflict((conflict) =>
        conflict
          .columns(["business_id", "account_id", "endpoint"])
          .doUpdateSet({ session_id, p256dh, auth, is_discreet, created_at: tx.now }),
      ),
  );
  const beyond = await tx.query(
    build
      .selectFrom("push_device")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", device.account_id)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .offset(most),
  );
  await deleteDevices(
    tx,
    beyond.map(({ id }) => id),
  );
}

/** Deletes devices of the business by id. */
export async function deleteDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: "delete from push_device where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids],
  });
}

/** Deletes a person's device by its address. */
export async function deleteOwnDevice(tx: Tx, accountId: string, endpoint: string): Promise<void> {
  await tx.query({
    text: "delete from push_device where business_id = $1 and account_id = $2 and endpoint = $3",
    values: [tx.businessId, accountId, endpoint],
  });
}

/** A device to push to. */
export type ReachableDevice = Omit<PushDevice, "session_id">;

/** Lists the devices of people who can sign in and whose session on the device goes on. */
export async function listReachableDevices(tx: Tx): Promise<ReachableDevice[]> {
  return await tx.query<ReachableDevice>({
    name: "list_reachable_devices",
    text: "select * from app.list_reachable_devices($1)",
    values: [tx.now],
  });
}

/** Deletes devices whose session has ended, and those of people who were deleted. */
export async function deleteEndedDevices(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `delete from push_device d where not exists (select from session s
      where s.id = d.session_id and s.revoked_at is null and s.expires_at > $1)`,
    [now],
  );
}

/** Deletes the devices of a closed account. */
export async function deleteAccountDevices(
  client: pg.ClientBase,
  { id, businessId }: ClosedAccount,
): Promise<void> {
  await client.query("delete from push_device where business_id = $1 and account_id = $2", [
    businessId,
    id,
  ]);
}
