import type { NotificationKind } from "@marzipan/contract/notifications";
import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A notification that is due: for one account, or for everyone whose role may know. */
export type DueNotification = Pick<
  Selectable<Tables["notification"]>,
  "business_id" | "subject_id" | "occasion"
> & { account_id: Column<"notification.account_id"> | null; kind: NotificationKind };

/** Lists due notifications of requests that wait and of new devices, over all businesses. */
export async function listDueNotifications(
  database: Database,
  now: Date,
): Promise<DueNotification[]> {
  return await database.lookUp<DueNotification>({
    text: "select * from app.list_due_notifications($1)",
    values: [now],
  });
}

/** Lists due notifications that concern a day, over all businesses. */
export async function listDailyNotifications(
  database: Database,
  now: Date,
): Promise<DueNotification[]> {
  return await database.lookUp<DueNotification>({
    text: "select * from app.list_daily_notifications($1)",
    values: [now],
  });
}
