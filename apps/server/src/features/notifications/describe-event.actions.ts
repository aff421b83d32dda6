import type { NotificationKind } from "@marzipan/contract/notifications";
import type { Description, Speech } from "./describe.types.ts";
import type { NotificationRow } from "./notifications.store.ts";
import type { EventSubjects } from "./subjects.store.ts";

/** A kind of event that is no request's. */
export type EventKind = Exclude<NotificationKind, `request_${string}` | "quote_accepted">;

type Said = Pick<Description, "title" | "path"> & { text?: string };

/** Describes a notification of anything but a request. */
export function describeEvent(
  speech: Speech,
  row: NotificationRow & { kind: EventKind },
  subjects: EventSubjects,
): Description {
  return { text: "", accept: null, ...describers[row.kind](speech, row, subjects) };
}

type Describe = (speech: Speech, row: NotificationRow, subjects: EventSubjects) => Said;

const describers: Readonly<Record<EventKind, Describe>> = {
  orders_tomorrow: ({ t, format }, { occasion: day }, { orders }) => {
    const { count = 0, first = null } = orders.get(day) ?? {};
    const date = format.shortDay(day);
    const title =
      count === 0
        ? t("notification_texts.no_orders", { date })
        : t("notification_texts.orders_tomorrow", { n: count, date });
    const text =
      first === null ? "" : t("notification_texts.first_at", { time: format.time(first) });
    return { title, text, path: "/bake-list" };
  },
  day_full: ({ t, format }, { occasion: day }) => ({
    title: t("notification_texts.day_full", { date: format.shortDay(day) }),
    path: "/orders/calendar",
  }),
  money_due: ({ t }) => ({ title: t("notification_texts.money_due"), path: "/payments/owing" }),
  trial_ending: ({ t, format }, { occasion: day }) => ({
    title: t("notification_texts.trial_ending", { date: format.shortDay(day) }),
    path: "/settings/plan",
  }),
  payment_declined: ({ t }) => ({
    title: t("notification_texts.payment_declined"),
    text: t("notification_texts.payment_declined_text"),
    path: "/settings/plan",
  }),
  plan_changed: ({ t }) => ({
    title: t("notification_texts.plan_changed"),
    path: "/settings/plan",
  }),
  task_due: ({ t, format }, { subject_id: id, occasion: day }, { tasks }) => {
    const title = tasks.get(id);
    return {
      title:
        title === undefined
          ? t("notification_texts.task_gone")
          : t("notification_texts.task_due", { title }),
      text: format.shortDay(day),
      path: "/tasks",
    };
  },
  receipt_read: ({ t }, { subject_id: id }, { receipts }) => {
    const receipt = receipts.get(id);
    const isRead = receipt?.state !== "failed";
    return {
      title: t(isRead ? "notification_texts.receipt_read" : "notification_texts.receipt_failed"),
      text: receipt?.supplier ?? "",
      path: receipt ? `/receipts/${id}` : "/receipts",
    };
  },
  accountant_emailed: ({ t, format }, { occasion: month }) => ({
    title: t("notification_texts.accountant_emailed"),
    text: format.month(month),
    path: "/reports",
  }),
  new_device: ({ t }) => ({
    title: t("notification_texts.new_device"),
    text: t("notification_texts.new_device_text"),
    path: "/settings/devices",
  }),
};
