import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { DatabaseClock } from "../time/database-clock.ts";
import type { Database } from "../database/database.ts";
import type { FairQueue } from "../limits/fair-queue.ts";
import type { PublicLimits } from "../http/public-limits.ts";
import type { LiveHub } from "../live/live-hub.ts";
import type { AgentModel } from "../../providers/agent-model/agent-model.port.ts";
import type { Captcha } from "../../providers/captcha/captcha.port.ts";
import type { FileStore } from "../../providers/files/files.port.ts";
import type { ReceiptReader } from "../../providers/receipt-reader/receipt-reader.port.ts";
import type { Wake } from "../jobs/wake.ts";
import type { Messenger } from "../../providers/messages/messages.port.ts";
import type { Telemetry } from "../telemetry/telemetry.port.ts";
import type { Payments } from "../../providers/payments/payments.port.ts";
import type { StandIn } from "../../providers/payments/stand-in.port.ts";
import type { PushSender } from "../../providers/push/push.port.ts";
import type { PdfSetter } from "../../providers/pdf/pdf.port.ts";

/** What features are built with: no globals, every outside thing behind a port. */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  /** The instant now by the database's clock; tests inject their own. */
  now: () => Date;
  /** Lets `now` follow the database's clock. */
  clock: Pick<DatabaseClock, "start" | "stop">;
  live: LiveHub;
  files: FileStore;
  /** Where heavy work on uploads waits for its turn. */
  uploads: FairQueue<"owners" | "customers">;
  /** How much uncached public responses one address and all visitors get. */
  publicLimits: PublicLimits;
  /** Where reports wait for their turn. */
  reports: FairQueue<"reports">;
  messenger: Messenger;
  pdf: PdfSetter;
  captcha: Captcha;
  payments: Payments;
  /** The stand-in for the card provider, where it is one. */
  standIn: StandIn | null;
  receiptReader: ReceiptReader;
  /** The model that answers for the agents, where one is configured. */
  agentModel: AgentModel | null;
  /** Asks for the job that reads receipts. */
  readingWake: Wake;
  /** Asks for the job that applies what the card provider told. */
  billingWake: Wake;
  /** Asks for the job that adds AVIF forms to pictures. */
  avifWake: Wake;
  /** Asks for the job that emails notifications. */
  mailWake: Wake;
  push: PushSender;
  /** Asks for the job that sends push messages. */
  pushWake: Wake;
  /** Where traces and metrics are sent; `null` for nowhere, which costs nothing. */
  telemetry: Telemetry | null;
  /** Signs access and refresh tokens. */
  sessionSecret: string;
  /** Checks every reply against its schema; on in tests, off in production (rule 3). */
  checksReplies: boolean;
}
