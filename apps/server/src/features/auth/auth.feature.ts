import * as auth from "@marzipan/contract/auth";
import * as captcha from "@marzipan/contract/captcha";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofNobody } from "../../platform/feature/feature.ts";
import { bindAuth } from "./auth.routes.ts";
import { tellOfRest } from "./waiting.actions.ts";

/** The feature of registration and sign-in. */
export const authFeature = defineFeature({
  name: "auth",
  calls: endpointsOf(auth, captcha),
  bind: bindAuth,
  tables: {
    email_token: ofNobody({ ends: { after: ["expires_at"], hours: 7 * 24 } }),
    disavowal: ofNobody({ ends: { after: ["expires_at"], hours: 7 * 24 } }),
    known_device: ofNobody({ ends: { after: ["last_seen_at"], hours: 400 * 24 } }),
  },
  erasePerson: nothingToErase,
  reads: ["account", "account_secret", "business", "session", "subscription"],
  writes: [
    "account",
    "account_secret",
    "business",
    "business_counter",
    "menu_settings",
    "recovery_code",
    "session",
    "subscription",
  ],
  tellInTime: tellOfRest,
});
