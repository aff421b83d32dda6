import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { atMost, Id, Instant, pageOf, pageQuery, TimeOfDay } from "./primitives.ts";

/** The kinds of events that people are notified of. */
export const notificationKinds = [
  "request_received",
  "quote_accepted",
  "request_withdrawn",
  "request_waiting",
  "orders_tomorrow",
  "day_full",
  "money_due",
  "trial_ending",
  "payment_declined",
  "plan_changed",
  "task_due",
  "receipt_read",
  "accountant_emailed",
  "new_device",
] as const;

/** A kind of event that people are notified of. */
export type NotificationKind = (typeof notificationKinds)[number];

/** How many notifications are marked as read at once, unless all are. */
const mostReadAtOnce = 100;

/** What happened, as one person is told of it. */
const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  /** More about it; empty where the title says all. */
  text: z.string(),
  /** The page of its subject. */
  path: z.string(),
  /** The request that can be accepted from here, with its sum; `null` where there is nothing to accept. */
  accept: z.nullable(z.object({ requestId: Id, total: z.number(), currency: z.string() })),
  isUnread: z.boolean(),
  createdAt: Instant,
});

/** Lists the signed-in person's notifications. */
export const listNotifications = endpoint({
  id: "notifications.list",
  method: "GET",
  path: "/api/notifications",
  access: "member",
  summary:
    "Lists what the signed-in person was notified of in the last 90 days, the newest first. Titles and texts describe the subject as it is now, in the person's language.",
  query: z.strictObject(pageQuery),
  reply: pageOf(Notification),
  errors: ["bad_cursor"],
});

/** Counts the signed-in person's unread notifications. */
export const countUnreadNotifications = endpoint({
  id: "notifications.countUnread",
  method: "GET",
  path: "/api/notifications/unread",
  access: "member",
  summary:
    "Returns how many of the signed-in person's notifications are unread; 100 means 100 or more.",
  reply: z.object({ unread: z.number() }),
});

/** Marks notifications as read. */
export const readNotifications = endpoint({
  id: "notifications.read",
  method: "POST",
  path: "/api/notifications/read",
  access: "member",
  changes: ["notifications"],
  summary:
    "Marks the named notifications of the signed-in person as read, or all of them without `ids`.",
  body: z.strictObject({
    ids: z.optional(z.array(Id).check(z.maxLength(mostReadAtOnce, "too_many"))),
  }),
  reply: z.object({ unread: z.number() }),
});

/** Returns the key that a browser registers with for push messages, and what this session is registered with. */
export const getPushRegistration = endpoint({
  id: "notifications.pushRegistration",
  method: "GET",
  path: "/api/notifications/push",
  access: "member",
  summary:
    "Returns the server's public key for push messages (RFC 8292), base64url, and the browser that the calling session registered.",
  reply: z.object({
    publicKey: z.string(),
    /** `null` while the session has registered none. */
    device: z.nullable(z.object({ endpoint: z.string(), isDiscreet: z.boolean() })),
  }),
});

/** The address at a push service that a browser was given. */
const PushEndpoint = z
  .string("invalid")
  .check(atMost(1000, "too_long"), z.startsWith("http", "invalid"));

/** Registers the browser for push messages. */
export const registerPushDevice = endpoint({
  id: "notifications.registerPush",
  method: "PUT",
  path: "/api/notifications/push",
  access: "member",
  changes: [],
  changesNothing: "A page shows what its own browser is registered for.",
  summary:
    "Registers the calling browser for push messages, as long as its session lasts; the same address again replaces its keys.",
  body: z.strictObject({
    endpoint: PushEndpoint,
    p256dh: z.string("invalid").check(atMost(88, "too_long"), z.regex(/^[\w-]{86,88}$/, "invalid")),
    auth: z.string("invalid").check(atMost(24, "too_long"), z.regex(/^[\w-]{22,24}$/, "invalid")),
    /** Hides names and sums on the lock screen. */
    isDiscreet: z.boolean("invalid"),
  }),
  reply: z.object({ ok: z.literal(true) }),
});

/** Removes the browser from push messages. */
export const removePushDevice = endpoint({
  id: "notifications.removePush",
  method: "POST",
  path: "/api/notifications/push/remove",
  access: "member",
  changes: [],
  changesNothing: "A page shows what its own browser is registered for.",
  summary:
    "Stops push messages to a browser of the signed-in person; an unknown one changes nothing.",
  body: z.strictObject({ endpoint: PushEndpoint }),
  reply: z.object({ ok: z.literal(true) }),
});

/** What people choose notifications by: kinds of events that belong together. */
export const notificationTopics = [
  "requests",
  "answers",
  "waiting",
  "tomorrow",
  "day_full",
  "money",
  "plan",
  "tasks",
  "documents",
  "devices",
] as const;

/** Kinds of events that a person switches on and off together. */
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a notification reaches a person: the list in the app, a push message, an email. */
export const notificationChannels = ["app", "push", "email"] as const;

/** A way by which a notification reaches a person. */
export type NotificationChannel = (typeof notificationChannels)[number];

/** When push messages and emails wait, in the business's time zone; they may go past midnight. */
const QuietHours = z.object({ from: TimeOfDay, until: TimeOfDay });

/** What a person is notified of, by which channel and when. */
const NotificationSettings = z.object({
  /** Only topics that the person's role may know of. */
  topics: z.array(
    z.object({
      topic: z.enum(notificationTopics),
      channels: z.record(z.enum(notificationChannels), z.boolean()),
      /** Channels that can't be switched off. */
      always: z.array(z.enum(notificationChannels)),
    }),
  ),
  /** `null` where nothing waits. */
  quiet: z.nullable(QuietHours),
  /** Whether emails of anything but requests wait for one email a day. */
  isDigest: z.boolean(),
});

/** Returns what the signed-in person is notified of. */
export const getNotificationSettings = endpoint({
  id: "notifications.settings",
  method: "GET",
  path: "/api/notifications/settings",
  access: "member",
  summary:
    "Returns what the signed-in person is notified of by which channel, their quiet hours, and whether emails come once a day.",
  reply: NotificationSettings,
});

/** Changes what the signed-in person is notified of. */
export const updateNotificationSettings = endpoint({
  id: "notifications.updateSettings",
  method: "PATCH",
  path: "/api/notifications/settings",
  access: "member",
  changes: ["account", "notifications"],
  summary:
    "Changes what the signed-in person is notified of by which channel, their quiet hours, and whether emails come once a day. What is missing stays as it is.",
  body: z.strictObject({
    choices: z.optional(
      z
        .array(
          z.strictObject({
            topic: z.enum(notificationTopics, "invalid"),
            channel: z.enum(notificationChannels, "invalid"),
            isOn: z.boolean("invalid"),
          }),
        )
        .check(z.maxLength(notificationTopics.length * notificationChannels.length, "too_many")),
    ),
    quiet: z.optional(z.nullable(z.strictObject({ from: TimeOfDay, until: TimeOfDay }))),
    isDigest: z.optional(z.boolean("invalid")),
  }),
  reply: NotificationSettings,
});
