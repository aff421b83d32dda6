import { messagesKeptMonths } from "@marzipan/contract/contact";
import * as contact from "@marzipan/contract/contact";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofNobody } from "../../platform/feature/feature.ts";
import { bindContact } from "./contact.routes.ts";

/** The feature of the contact form. */
export const contactFeature = defineFeature({
  name: "contact",
  calls: endpointsOf(contact),
  bind: bindContact,
  tables: {
    contact_lead: ofNobody({
      grants: ["select"],
      ends: { after: ["created_at"], months: messagesKeptMonths },
    }),
  },
  erasePerson: nothingToErase,
});
