import path from "node:path";
import type { Logger } from "pino";
import { createAltcha } from "./providers/captcha/captcha.altcha.ts";
import type { AltchaOptions, CaptchaWork } from "./providers/captcha/captcha.altcha.ts";
import { createTurnstile } from "./providers/captcha/captcha.turnstile.ts";
import type { Captcha } from "./providers/captcha/captcha.port.ts";
import { makeMessenger } from "./make-messenger.ts";
import { createFolderStore } from "./providers/files/files.folder.ts";
import { createS3Store } from "./providers/files/files.s3.ts";
import { createEmbeddedReader } from "./providers/receipt-reader/receipt-reader.embedded.ts";
import { createModelReader } from "./providers/receipt-reader/receipt-reader.model.ts";
import type { ReceiptReader } from "./providers/receipt-reader/receipt-reader.port.ts";
import { createTypstSetter } from "./providers/pdf/pdf.typst.ts";
import type { Config } from "./platform/config/config.ts";
import { createDatabase } from "./platform/database/database.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { createPool } from "./platform/database/pool.ts";
import { createWake } from "./platform/jobs/wake.ts";
import type { Deps } from "./platform/deps.ts";
import { createLiveHub } from "./platform/live/live-hub.ts";

/** What a test may put in the place of the real thing. */
export interface DepsOverrides {
  now?: () => Date;
  checksReplies?: boolean;
  /** Less work for solving a captcha. */
  captchaWork?: CaptchaWork;
  receiptReader?: ReceiptReader;
}

/** Makes the dependencies from the configuration and an opened database. */
export function makeDeps(
  config: Config,
  log: Logger,
  opened: OpenedDatabase,
  overrides: DepsOverrides = {},
): Deps {
  const now = overrides.now ?? (() => new Date());
  const pool = createPool({
    connectionString: opened.appUrl,
    max: config.databasePoolSize,
    name: "marzipan",
  });
  const live = createLiveHub({ connectionString: opened.appUrl, pool, log });
  const database = createDatabase({
    pool,
    role: opened.role,
    now,
    onChange: (businessId, topics) => live.tell(businessId, topics),
  });
  const sessionSecret = config.sessionSecret ?? opened.keptSecret;
  return {
    config,
    database,
    log,
    now,
    live,
    files: config.s3
      ? createS3Store(config.s3)
      : createFolderStore(path.join(config.dataDir, "files")),
    messenger: makeMessenger(config, { lookUp: database.lookUp, now, log }),
    receiptReader: overrides.receiptReader ?? makeReceiptReader(config, log),
    readingWake: createWake(),
    avifWake: createWake(),
    pdf: createTypstSetter(),
    captcha: makeCaptcha(config, {
      secret: sessionSecret,
      now,
      lookUp: database.lookUp,
      ...(overrides.captchaWork ? { work: overrides.captchaWork } : {}),
    }),
    sessionSecret,
    checksReplies: overrides.checksReplies ?? false,
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
