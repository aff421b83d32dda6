import type { NotificationChannel, NotificationKind } from "@marzipan/contract/notifications";
import type { NotificationChoices } from "@marzipan/domain/notification-choices";
import type { QuietHours } from "@marzipan/domain/notification-times";
import type pg from "pg";
import type { Tx } from "../../platform/database/database.ts";
import type { ClosedAccount } from "../../platform/feature/feature.ts";
import { build } from "../../platform/database/tables.ts";

/** A kind of event that a person switches on or off for a channel. */
export interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

/** When a person's messages are sent. */
export interface Delivery {
  quiet: QuietHours | null;
  isDigest: boolean;
}

/** Returns what a person chose; what is missing has its default. */
export async function loadChoices(tx: Tx, accountId: string): Promise<NotificationChoices> {
  const rows = await tx.query(
    build
      .selectFrom("notification_setting")
      .select(["kind", "channel", "is_on"])
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", accountId),
  );
  return Object.fromEntries(rows.map((row) => [`${row.channel}:${row.kind}`, row.is_on]));
}

/** Returns when a person's messages are sent. */
export async function loadDelivery(tx: Tx, accountId: string): Promise<Delivery> {
  const [row] = await tx.query(
    build
      .selectFrom("notification_delivery")
      .select(["quiet_from", "quiet_until", "is_digest"])
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", accountId),
  );
  const {
    quiet_from: from = null,
    quiet_until: until = null,
    is_digest: isDigest = true,
  } = row ?? {};
  return { quiet: from === null || until === null ? null : { from, until }, isDigest };
}

/** Stores what a person chose, each kind and channel once. */
export async function saveChoices(
  tx: Tx,
  accountId: string,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  const rows = choices.map(({ kind, channel, isOn }) => ({
    business_id: tx.businessId,
    account_id: accountId,
    kind,
    channel,
    is_on: isOn,
    updated_at: tx.now,
  }));
  await tx.query(
    build
      .insertInto("notification_setting")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["business_id", "account_id", "kind", "channel"]).doUpdateSet((eb) => ({
          is_on: eb.ref("excluded.is_on"),
          updated_at: eb.ref("excluded.updated_at"),
        })),
      ),
  );
}

/** Stores when a person's messages are sent. */
export async function saveDelivery(
  tx: Tx,
  accountId: string,
  { quiet, isDigest }: Delivery,
): Promise<void> {
  const columns = {
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    is_digest: isDigest,
    updated_at: tx.now,
  };
  await tx.query(
    build
      .insertInto("notification_delivery")
      .values({ business_id: tx.businessId, account_id: accountId, ...columns })
      .onConflict((conflict) =>
        conflict.columns(["business_id", "account_id"]).doUpdateSet(columns),
      ),
  );
}

/** Deletes the settings of a closed account. */
export async function deleteSettings(
  client: pg.ClientBase,
  { id, businessId }: ClosedAccount,
): Promise<void> {
  for (const table of ["notification_setting", "notification_delivery"])
    await client.query(`delete from ${table} where business_id = $1 and account_id = $2`, [
      businessId,
      id,
    ]);
}
