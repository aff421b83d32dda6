import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** What a person is notified of outside the app. */
const NotificationSettings = z.object({
  /** Whether an email tells of each new order request. */
  emailsRequests: z.boolean(),
});

/** Returns what the signed-in person is notified of outside the app. */
export const getNotificationSettings = endpoint({
  id: "notifications.settings",
  method: "GET",
  path: "/api/notifications/settings",
  access: "member",
  capability: "requests",
  summary: "Returns which events the signed-in person is emailed about.",
  reply: NotificationSettings,
});

/** Changes what the signed-in person is notified of outside the app. */
export const updateNotificationSettings = endpoint({
  id: "notifications.updateSettings",
  method: "PATCH",
  path: "/api/notifications/settings",
  access: "member",
  capability: "requests",
  changes: ["account"],
  summary: "Changes which events the signed-in person is emailed about.",
  body: z.strictObject({ emailsRequests: z.optional(z.boolean("invalid")) }),
  reply: NotificationSettings,
});
