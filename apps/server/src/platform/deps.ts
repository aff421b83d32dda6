import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/database.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Captcha } from "../providers/captcha/captcha.port.ts";
import type { FileStore } from "../providers/files/files.port.ts";
import type { Messenger } from "../providers/messages/messages.port.ts";

/** What features are built with: no globals, every outside thing behind a port. */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  /** The instant now; tests inject their own clock. */
  now: () => Date;
  live: LiveHub;
  files: FileStore;
  messenger: Messenger;
  captcha: Captcha;
  /** Signs access and refresh tokens. */
  sessionSecret: string;
  /** Checks every reply against its schema; on in tests, off in production (rule 3). */
  checksReplies: boolean;
}
