import type { Language } from "@marzipan/contract/languages";
import type pg from "pg";
import type { Tx } from "../../platform/database/database.ts";
import type { ClosedAccount } from "../../platform/feature/feature.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** An event and the channel by which people learn of it. */
export interface Delivery {
  kind: string;
  channel: string;
}

/** A person to notify. */
export interface Recipient {
  email: string;
  full_name: Column<"account.full_name">;
  language: Language;
}

/** Lists the people of the business with one of the roles who did not switch a delivery off. */
export async function listRecipients(
  tx: Tx,
  roles: readonly string[],
  { kind, channel }: Delivery,
): Promise<Recipient[]> {
  return await tx.query<Recipient>({
    name: "list_recipients",
    text: "select email, full_name, language from app.list_recipients($1, $2, $3)",
    values: [roles, kind, channel],
  });
}

/** Returns whether an account's delivery is on; `undefined` while it has the default. */
export async function loadSetting(
  tx: Tx,
  accountId: string,
  { kind, channel }: Delivery,
): Promise<boolean | undefined> {
  const [row] = await tx.query(
    build
      .selectFrom("notification_setting")
      .select("is_on")
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("channel", "=", channel),
  );
  return row?.is_on;
}

/** Switches an account's delivery on or off. */
export async function saveSetting(
  tx: Tx,
  accountId: string,
  { kind, channel }: Delivery,
  isOn: boolean,
): Promise<void> {
  await tx.query(
    build
      .insertInto("notification_setting")
      .values({
        business_id: tx.businessId,
        account_id: accountId,
        kind,
        channel,
        is_on: isOn,
        updated_at: tx.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["business_id", "account_id", "kind", "channel"])
          .doUpdateSet({ is_on: isOn, updated_at: tx.now }),
      ),
  );
}

/** Deletes the settings of a closed account. */
export async function deleteSettings(
  client: pg.ClientBase,
  { id, businessId }: ClosedAccount,
): Promise<void> {
  await client.query(
    "delete from notification_setting where business_id = $1 and account_id = $2",
    [businessId, id],
  );
}
