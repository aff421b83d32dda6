import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import type * as contract from "@marzipan/contract/notifications";
import { notificationKindsOf } from "@marzipan/domain/notifications";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { describeNotifications } from "./describe.actions.ts";
import type { Describing } from "./describe.actions.ts";
import { countUnread, listNotificationRows, markAllRead, markRead } from "./notifications.store.ts";

/** From this many on the unread ones are not counted. */
const mostCounted = 100;

type Unread = ReplyOf<typeof contract.countUnreadNotifications>;

/** Lists what the signed-in person was notified of, the newest first, as far as their role still may know it. */
export async function listNotifications(
  tx: Tx<"session">,
  describing: Describing,
  { cursor, limit }: Input<typeof contract.listNotifications>["query"],
): Promise<ReplyOf<typeof contract.listNotifications>> {
  const { account_id: accountId, role, language } = await tx.entered;
  const after = readCursorOf(cursor, ["instant", "id"]);
  const kinds = notificationKindsOf(role);
  const rows = await listNotificationRows(tx, accountId, kinds, limit + 1, after);
  const { items, nextCursor } = cutPage(rows, limit, (row) => [
    row.created_at.toISOString(),
    row.id,
  ]);
  const described = await describeNotifications(tx, describing, language as Language, items);
  return {
    items: items.map(({ id, kind, is_unread: isUnread, created_at: at }, index) => ({
      id,
      kind,
      isUnread,
      createdAt: at.toISOString(),
      ...(described[index] as (typeof described)[number]),
    })),
    nextCursor,
  };
}

/** Returns how many notifications of the signed-in person are unread; 100 means 100 or more. */
export async function countUnreadNotifications(tx: Tx<"session">): Promise<Unread> {
  const { account_id: accountId, role } = await tx.entered;
  return { unread: await countUnread(tx, accountId, notificationKindsOf(role), mostCounted) };
}

/** Marks the signed-in person's notifications as read: those named, of which none may be unknown, or all. */
export async function readNotifications(
  tx: Tx<"session">,
  { ids }: Input<typeof contract.readNotifications>["body"],
): Promise<Unread> {
  const { account_id: accountId } = await tx.entered;
  if (ids === undefined) await markAllRead(tx, accountId);
  else if ((await markRead(tx, accountId, ids)) < new Set(ids).size)
    throw new AppError("not_found");
  return await countUnreadNotifications(tx);
}
