import type { Logger } from "pino";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { createOutbox } from "../providers/messages/messages.outbox.ts";
import type { Messenger } from "../providers/messages/messages.port.ts";
import { createSmtpTransport } from "../providers/messages/messages.smtp.ts";
import { createTwilioTransport } from "../providers/messages/messages.twilio.ts";

/** Creates the messenger from the configuration; a channel that nothing is configured for keeps its messages. */
export function makeMessenger(
  config: Config,
  { lookUp, now, log }: { lookUp: Database["lookUp"]; now: () => Date; log: Pick<Logger, "warn"> },
): Messenger {
  return createOutbox({
    lookUp,
    now,
    log,
    transports: {
      ...(config.mail ? { email: createSmtpTransport(config.mail) } : {}),
      ...(config.sms ? { sms: createTwilioTransport(config.sms) } : {}),
    },
    keepsWords: config.mode !== "production",
  });
}
