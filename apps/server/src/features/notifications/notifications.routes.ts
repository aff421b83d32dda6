import * as notifications from "@marzipan/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { getNotificationSettings, updateNotificationSettings } from "./settings.actions.ts";

/** Binds the calls of notifications. */
export function bindNotifications(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(notifications.getNotificationSettings)(({ transact }) => transact(getNotificationSettings));
  on(notifications.updateNotificationSettings)(({ transact, body }) =>
    transact((tx) => updateNotificationSettings(tx, body)),
  );
}
