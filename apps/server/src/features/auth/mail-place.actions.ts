import type * as auth from "@marzipan/contract/auth";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Config } from "../../platform/config/config.ts";

/** Returns where mails are read that never leave this machine: nowhere in production or with a mail server. */
export function getTestInbox(
  config: Pick<Config, "mode" | "mail">,
): ReplyOf<typeof auth.getTestInbox> {
  const isKept = config.mode !== "production" && config.mail === null;
  return { outboxPath: isKept ? "/dev/outbox" : null };
}
