import { endpointsOf } from "@marzipan/contract/endpoint";
import * as live from "@marzipan/contract/live";
import { incomingFolder, removeLeftovers } from "../http/file-field.ts";
import { bindLive } from "../live/live.routes.ts";
import { erasePersonInReplies } from "../account/erase-kept.ts";
import { defineFeature, lookUp, ofBusiness, ofNobody } from "./feature.ts";

/** What the server has that belongs to no domain. */
export const platformFeature = defineFeature({
  name: "platform",
  calls: endpointsOf(live),
  bind: bindLive,
  tables: {
    stand_in: ofNobody({ isInternal: true }),
    idempotency: ofBusiness({ ends: { after: ["created_at"], hours: 24 }, isInternal: true }),
    throttle: ofNobody({ ends: { after: ["ends_at"], hours: 0 } }),
    public_act: ofNobody({ ends: { after: ["created_at"], hours: 24 } }),
    outbox_message: lookUp({ ends: { after: ["created_at"], hours: 30 * 24 } }),
    captcha_nonce: ofNobody({ ends: { after: ["expires_at"], hours: 0 } }),
  },
  erasePerson: erasePersonInReplies,
  jobs: ({ messenger }) => [
    // Each message asks for a delivery, and one a minute takes what is tried again. Two at a time, so that a text
    // message goes while a mail server hangs.
    {
      name: "deliver-messages",
      cron: "* * * * *",
      mostSeconds: 900,
      atOnce: 2,
      run: () => messenger.deliverDue(),
      whenAsked: (ask) => messenger.whenQueued(ask),
    },
  ],
  cleanUp: [
    {
      name: "uploads cut short",
      run: ({ config, now }) => removeLeftovers(incomingFolder(config.dataDir), now()),
    },
  ],
  eraseAccount: async (client, { id, email, emailKey, phone }) => {
    await client.query("delete from outbox_message where lower(recipient) = $1 or recipient = $2", [
      email.toLowerCase(),
      phone,
    ]);
    await client.query("delete from throttle where key like any ($1)", [
      [id, emailKey, phone].flatMap((one) => (one === null ? [] : [`%:${escapeLike(one)}`])),
    ]);
  },
});

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
