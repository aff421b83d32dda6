import type { SiteFacts } from "@marzipan/contract/site-pages";
import type { Config } from "../../platform/config/config.ts";

/** Returns what the pages say of this installation. */
export function describeInstallation(config: Config): SiteFacts {
  const { email, name, address } = config.operator ?? {};
  return {
    operator: email && name && address ? { email, name, address } : null,
    demoMenuPath: config.hasDemo ? "/m/demo" : null,
    ilsPerUsd: config.payments.ilsPerUsd,
    processors: {
      mail: config.mail !== null,
      sms: config.sms !== null,
      files: config.s3 !== null,
      payments: config.payments.provider === "paddle",
      captcha: config.captcha.kind === "turnstile",
      receipts: config.receiptModel !== null,
      agents: config.agentModel !== null,
    },
  };
}
