import { endpointsOf } from "@marzipan/contract/endpoint";
import * as notifications from "@marzipan/contract/notifications";
import { mostNotifications, notificationDays } from "@marzipan/domain/notifications";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness, ofNobody } from "../../platform/feature/feature.ts";
import type { Feature } from "../../platform/feature/feature.ts";
import { notifyDaily, notifyDue } from "./due.actions.ts";
import { mailDue } from "./mails.actions.ts";
import type { Mailing } from "./mails.actions.ts";
import { bindNotifications } from "./notifications.routes.ts";
import { deleteBeyond, deleteNotifications } from "./notifications.store.ts";
import { deleteAccountDevices, deleteEndedDevices } from "./push-devices.store.ts";
import { pushDue } from "./push.actions.ts";
import { deleteSettings } from "./settings.store.ts";

/** The feature of notifications: who is told of what, and how. It describes its subjects with the help of later features. */
export const notificationsFeature = (mailing: Mailing): Feature =>
  defineFeature({
    name: "notifications",
    calls: endpointsOf(notifications),
    bind: (app, deps) => bindNotifications(app, deps, mailing),
    tables: {
      // Ids alone: what is erased or deleted is named nowhere.
      notification: ofBusiness({ ends: { after: ["created_at"], hours: notificationDays * 24 } }),
      notification_setting: ofBusiness(),
      notification_delivery: ofBusiness(),
      push_device: ofBusiness({ isInternal: true }),
      vapid_key: ofNobody(),
    },
    erasePerson: nothingToErase,
    reads: [
      "account",
      "business",
      "known_device",
      "menu_settings",
      "order_request",
      "orders",
      "payment",
      "receipt",
      "request_item",
      "session",
      "subscription",
      "task",
    ],
    topics: ["notifications"],
    jobs: (deps) => [
      // Each request asks for them; once a minute they take everything else.
      {
        name: "push",
        cron: "* * * * *",
        mostSeconds: 300,
        pollSeconds: 1,
        run: () => pushDue(deps, mailing),
        whenAsked: (ask) => deps.pushWake.whenAsked(ask),
      },
      {
        name: "mail-notifications",
        cron: "* * * * *",
        mostSeconds: 300,
        run: () => mailDue(deps, mailing),
        whenAsked: (ask) => deps.mailWake.whenAsked(ask),
      },
      { name: "notify-due", cron: "*/5 * * * *", mostSeconds: 240, run: () => notifyDue(deps) },
    ],
    tellInTime: notifyDaily,
    cleanUp: [
      {
        name: "push devices of ended sessions",
        run: async (deps, client) => await deleteEndedDevices(client, deps.now()),
      },
      {
        name: "notifications beyond the most",
        run: async (_deps, client) => await deleteBeyond(client, mostNotifications),
      },
    ],
    eraseAccount: async (client, account) => {
      await deleteSettings(client, account);
      await deleteNotifications(client, account);
      await deleteAccountDevices(client, account);
    },
  });
