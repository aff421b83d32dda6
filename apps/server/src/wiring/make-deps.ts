import path from "node:path";
import type { Logger } from "pino";
import { createHostedModel } from "../providers/agent-model/agent-model.hosted.ts";
import { createAltcha } from "../providers/captcha/captcha.altcha.ts";
import type { AltchaOptions, CaptchaWork } from "../providers/captcha/captcha.altcha.ts";
import { createTurnstile } from "../providers/captcha/captcha.turnstile.ts";
import type { Captcha } from "../providers/captcha/captcha.port.ts";
import { uploadLanes, uploadLimits } from "../features/files/incoming.actions.ts";
import { reportLimits } from "../features/reports/report-line.rules.ts";
import { makeDatabase } from "./make-database.ts";
import { makeMessenger } from "./make-messenger.ts";
import { createFolderStore } from "../providers/files/files.folder.ts";
import { explainStoreFailures } from "../providers/files/files.guarded.ts";
import type { FileStore } from "../providers/files/files.port.ts";
import { createS3Store } from "../providers/files/files.s3.ts";
import { createEmbeddedReader } from "../providers/receipt-reader/receipt-reader.embedded.ts";
import { createModelReader } from "../providers/receipt-reader/receipt-reader.model.ts";
import type { ReceiptReader } from "../providers/receipt-reader/receipt-reader.port.ts";
import { createNoPayments } from "../providers/payments/payments.none.ts";
import { createPaddle } from "../providers/payments/payments.paddle.ts";
import type { Payments } from "../providers/payments/payments.port.ts";
import type { StandIn } from "../providers/payments/stand-in.port.ts";
import { makeStandIn } from "../providers/payments/make-stand-in.ts";
import { createWebPush } from "../providers/push/push.web.ts";
import type { PushSender } from "../providers/push/push.port.ts";
import { createTypstSetter } from "../providers/pdf/pdf.typst.ts";
import type { Config } from "../platform/config/config.ts";
import type { PaymentsConfig } from "../platform/config/payments.ts";
import { createDatabaseClock } from "../platform/time/database-clock.ts";
import type { DatabaseClock } from "../platform/time/database-clock.ts";
import { refuseInTransaction } from "../platform/database/open-transaction.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { createFairQueue } from "../platform/limits/fair-queue.ts";
import { publicLimits } from "../platform/http/public-limits.ts";
import type { PublicLimits } from "../platform/http/public-limits.ts";
import { createWake } from "../platform/jobs/wake.ts";
import type { Deps } from "../platform/feature/deps.ts";

/** What a test may put in the place of the real thing. */
export interface DepsOverrides {
  now?: () => Date;
  checksReplies?: boolean;
  /** As for `createPool`: the demo's filling starts over where it was interrupted. */
  isDurable?: boolean;
  /** How long a call waits for a connection. */
  longestWaitMs?: number;
  /** Fails work that asks for a second connection while it holds one; as `checksReplies` when left out. */
  refusesSecond?: boolean;
  /** Makes the captcha cheaper to solve. */
  captchaWork?: CaptchaWork;
  receiptReader?: ReceiptReader;
  publicLimits?: PublicLimits;
  push?: PushSender;
}

/** Creates the dependencies from the configuration and an opened database. */
export function makeDeps(
  config: Config,
  log: Logger,
  opened: OpenedDatabase,
  overrides: DepsOverrides = {},
): Deps {
  // The watch of a replica asks for the time before the clock that reads the database's is made.
  let clock: DatabaseClock | null = null;
  const now = overrides.now ?? ((): Date => clock?.now() ?? new Date());
  const { database, live } = makeDatabase({
    config,
    opened,
    now,
    log,
    isDurable: overrides.isDurable ?? true,
    refusesSecond: overrides.refusesSecond ?? overrides.checksReplies ?? false,
    ...(overrides.longestWaitMs ? { longestWaitMs: overrides.longestWaitMs } : {}),
  });
  clock = createDatabaseClock({ database, log, shiftDays: config.clockShiftDays });
  const sessionSecret = config.sessionSecret ?? opened.keptSecret;
  const outside = {
    files: explainStoreFailures(openStore(config), log),
    messenger: makeMessenger(config, { lookUp: database.lookUp, now, log }),
    receiptReader: overrides.receiptReader ?? makeReceiptReader(config, log),
    agentModel: config.agentModel ? createHostedModel(config.agentModel) : null,
    push:
      overrides.push ??
      createWebPush({ now, subject: config.publicUrl ?? "https://marzipan.invalid" }),
    pdf: createTypstSetter(),
    captcha: makeCaptcha(config, {
      secret: sessionSecret,
      now,
      lookUp: database.lookUp,
      ...(overrides.captchaWork ? { work: overrides.captchaWork } : {}),
    }),
  };
  const standIn = makeStandIn(config.payments, database.lookUp, now);
  const checksReplies = overrides.checksReplies ?? false;
  return {
    ...(checksReplies ? refuseAllInTransaction(outside) : outside),
    config,
    database,
    log,
    now,
    clock,
    live,
    uploads: createFairQueue(uploadLanes, uploadLimits),
    reports: createFairQueue(["reports"], reportLimits),
    publicLimits: overrides.publicLimits ?? publicLimits,
    readingWake: createWake(),
    billingWake: createWake(),
    payments: makePayments(config.payments, standIn),
    standIn,
    avifWake: createWake(),
    mailWake: createWake(),
    pushWake: createWake(),
    telemetry: null,
    sessionSecret,
    checksReplies,
  };
}

/** Creates the access to the card provider of the configuration; the stand-in is reached like Paddle itself. */
function makePayments(config: PaymentsConfig, standIn: StandIn | null): Payments {
  if (config.provider === "none") return createNoPayments();
  const { apiKey, apiUrl, environment, webhookSecret } = config;
  return createPaddle({
    apiKey,
    webhookSecret,
    environment: async () => (standIn ? await standIn.address() : (apiUrl ?? environment)),
    comesBackByQuery: standIn !== null,
  });
}

function openStore({ s3, dataDir }: Config): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(path.join(dataDir, "files"));
}

type Outside = Pick<
  Deps,
  "files" | "messenger" | "receiptReader" | "agentModel" | "pdf" | "captcha" | "push"
>;

/**
 * Methods that may run inside a transaction: a message is stored in the database, so laying it out
 * and queueing it in the open transaction are no outside calls.
 */
const staysInside = new Set(["packMail", "noteKept", "whenQueued"]);
const mayRun = (method: string, given: readonly unknown[]): boolean =>
  staysInside.has(method) || (method === "queueMail" && given[1] !== undefined);

function refuseAllInTransaction({
  files,
  messenger,
  receiptReader,
  agentModel,
  pdf,
  captcha,
  push,
}: Outside): Outside {
  return {
    files: refuseInTransaction("files", files),
    messenger: refuseInTransaction("messenger", messenger, mayRun),
    receiptReader: refuseInTransaction("receiptReader", receiptReader),
    agentModel: agentModel && refuseInTransaction("agentModel", agentModel),
    pdf: refuseInTransaction("pdf", pdf),
    captcha: refuseInTransaction("captcha", captcha),
    push: refuseInTransaction("push", push, (method) => method === "accepts"),
  };
}

function makeReceiptReader(config: Config, log: Logger): ReceiptReader {
  const onThisMachine = createEmbeddedReader();
  return config.receiptModel
    ? createModelReader(config.receiptModel, onThisMachine, log)
    : onThisMachine;
}

function makeCaptcha(config: Config, options: AltchaOptions): Captcha {
  const { captcha, publicUrl } = config;
  if (captcha.kind === "altcha") return createAltcha(options);
  return createTurnstile({ ...captcha, host: publicUrl ? new URL(publicUrl).hostname : null });
}
