import { endpointsOf } from "@marzipan/contract/endpoint";
import * as notifications from "@marzipan/contract/notifications";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindNotifications } from "./notifications.routes.ts";
import { deleteSettings } from "./settings.store.ts";

/** The feature of notifications: who is told of what, and how. */
export const notificationsFeature = defineFeature({
  name: "notifications",
  calls: endpointsOf(notifications),
  bind: bindNotifications,
  tables: { notification_setting: ofBusiness() },
  erasePerson: nothingToErase,
  reads: ["account"],
  eraseAccount: deleteSettings,
});
