import * as notifications from "@marzipan/contract/notifications";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import type { Describing } from "./describe.actions.ts";
import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
} from "./notifications.actions.ts";
import {
  getPushRegistration,
  registerPushDevice,
  removePushDevice,
} from "./push-devices.actions.ts";
import { getNotificationSettings, updateNotificationSettings } from "./settings.actions.ts";

/** Binds the calls of notifications. */
export function bindNotifications(app: FastifyInstance, deps: Deps, describing: Describing): void {
  const on = binder(app, deps);
  on(notifications.listNotifications)(({ transact, query }) =>
    transact((tx) => listNotifications(tx, describing, query)),
  );
  on(notifications.countUnreadNotifications)(({ transact }) => transact(countUnreadNotifications));
  on(notifications.readNotifications)(({ transact, body }) =>
    transact((tx) => readNotifications(tx, body)),
  );
  on(notifications.getPushRegistration)(({ transact, session }) =>
    transact((tx) => getPushRegistration(tx, session.sessionId)),
  );
  on(notifications.registerPushDevice)(({ transact, body, session }) =>
    transact((tx) => registerPushDevice(tx, deps, session.sessionId, body)),
  );
  on(notifications.removePushDevice)(({ transact, body }) =>
    transact((tx) => removePushDevice(tx, body)),
  );
  on(notifications.getNotificationSettings)(({ transact }) => transact(getNotificationSettings));
  on(notifications.updateNotificationSettings)(({ transact, body }) =>
    transact((tx) => updateNotificationSettings(tx, body)),
  );
}
