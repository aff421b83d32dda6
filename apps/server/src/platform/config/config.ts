import path from "node:path";
import type { Language } from "@marzipan/contract/languages";
import { StartupError } from "../errors/startup-error.ts";
import { readPayments } from "./payments.ts";
import type { PaymentsConfig } from "./payments.ts";
import { readPooler } from "./pooler.ts";
import type { PoolerConfig } from "./pooler.ts";
import { readTrustedProxies } from "./proxies.ts";
import type { TrustedProxies } from "./proxies.ts";
import { readDemoLanguage } from "./demo-language.ts";
import { readTelemetry } from "./telemetry.ts";
import type { TelemetryConfig } from "./telemetry.ts";
import { isHardToGuess } from "./secret-strength.ts";
import { readAgentModel, readReceiptModel } from "./models.ts";
import type { AgentModelConfig, ModelConfig } from "./models.ts";
import { readCaptcha, readMail, readOperator, readS3, readSms } from "./outside.ts";
import type { CaptchaConfig, MailConfig, OperatorConfig, S3Config, SmsConfig } from "./outside.ts";

/** The three modes of rulings §9. */
export type Mode = "demo" | "development" | "production";

/** All that the environment decides, read once at start. */
export interface Config extends PoolerConfig {
  mode: Mode;
  host: string;
  port: number;
  /** 0 takes any free port; `null` opens none. */
  metricsPort: number | null;
  /** How traces and metrics are sent; `null` where no collector is named. */
  telemetry: TelemetryConfig | null;
  dataDir: string;
  /** The application's database; `null` for the embedded one. */
  databaseUrl: string | null;
  /** The owner's login where it is another than the application's. */
  databaseOwnerUrl: string | null;
  /** The role that owns nothing, set in each transaction when both logins are one. */
  databaseRole: string;
  databasePoolSize: number;
  /** A replica of the database, for what may be read from it; `null` for none. */
  databaseReadUrl: string | null;
  /** The origin that people use, such as `https://app.example`; `null` follows the request. */
  publicUrl: string | null;
  /** The proxies in front whose `X-Forwarded-*` is believed. */
  trustedProxies: TrustedProxies;
  /** Fills a new database with the demo bakery. */
  hasDemo: boolean;
  /** The language that the demo bakery is filled in. */
  demoLanguage: Language;
  /** How many days the server's clock is ahead, so that a demo, test or bench can run on any weekday; 0 in production. */
  clockShiftDays: number;
  /** Signs sessions; `null` lets the database keep one made at the first start. */
  sessionSecret: string | null;
  /** Approval of new accounts: by hand, or automatic once the email is verified (rulings §2). */
  approval: "manual" | "automatic";
  /** The first administrator's email and password (rulings §2). */
  firstAdmin: { email: string; password: string } | null;
  logLevel: string;
  captcha: CaptchaConfig;
  mail: MailConfig | null;
  operator: OperatorConfig | null;
  sms: SmsConfig | null;
  /** Where uploaded files are kept; `null` for the data folder. */
  s3: S3Config | null;
  /** The model that reads receipts before the engine on this machine does. */
  receiptModel: ModelConfig | null;
  /** The model that answers for the agents; without one they answer by rules of their own. */
  agentModel: AgentModelConfig | null;
  /** How plans are paid by card. */
  payments: PaymentsConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration; a wrong or missing value is one sentence that names its variable. */
export function readConfig(environment: Environment): Config {
  const mode = readMode(environment);
  const host = environment["HOST"] || "127.0.0.1";
  const publicUrl = readPublicUrl(environment);
  const hasDemo = mode !== "production" && environment["DEMO"] !== "0";
  refuseOpenDemo(mode, host, publicUrl);
  const config: Config = {
    mode,
    host,
    port: readPort(environment, "PORT", 3000),
    metricsPort:
      environment["METRICS_PORT"] === "off" ? null : readPort(environment, "METRICS_PORT", 0),
    telemetry: readTelemetry(environment),
    dataDir: path.resolve(environment["DATA_DIR"] || (hasDemo ? "data/demo" : "data")),
    databaseUrl: environment["DATABASE_URL"] || null,
    databaseOwnerUrl: environment["DATABASE_OWNER_URL"] || null,
    databaseRole: environment["DATABASE_ROLE"] || "marzipan_app",
    ...readPooler(environment),
    databasePoolSize: readNumber(environment, "DATABASE_POOL_SIZE", 10, 1, 200),
    databaseReadUrl: readReplica(environment),
    publicUrl,
    trustedProxies: readTrustedProxies(environment["TRUST_PROXY"]),
    hasDemo,
    demoLanguage: readDemoLanguage(environment),
    clockShiftDays: readNumber(
      environment,
      "CLOCK_SHIFT_DAYS",
      0,
      0,
      mode === "production" ? 0 : 6,
    ),
    sessionSecret: environment["SESSION_SECRET"] || null,
    approval: readApproval(environment),
    firstAdmin: readFirstAdmin(environment),
    logLevel: environment["LOG_LEVEL"] || (mode === "demo" ? "warn" : "info"),
    captcha: readCaptcha(environment),
    mail: readMail(environment),
    operator: readOperator(environment),
    sms: readSms(environment),
    s3: readS3(environment),
    receiptModel: readReceiptModel(environment),
    agentModel: readAgentModel(environment),
    payments: readPayments(environment),
  };
  if (mode === "production") refuseUnsafe(config);
  return config;
}

/** Refuses a demo or development server that others could reach: known passwords, and mails that anyone reads. */
function refuseOpenDemo(mode: Mode, host: string, publicUrl: string | null): void {
  if (mode === "production") return;
  const what = mode === "demo" ? "The demo" : "A development server";
  if (!isLoopback(host)) {
    throw new StartupError(
      `${what} has known passwords and readable mails and listens on this machine only: leave HOST unset, or set NODE_ENV=production instead of HOST=${host}.`,
    );
  }
  if (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname)) {
    throw new StartupError(
      `${what} has known passwords and readable mails and is for this machine only: leave PUBLIC_URL unset, or set NODE_ENV=production with PUBLIC_URL=${publicUrl}.`,
    );
  }
}

function readMode(environment: Environment): Mode {
  if (environment["NODE_ENV"] === "production") return "production";
  return environment["NODE_ENV"] === "development" ? "development" : "demo";
}

function refuseUnsafe(config: Config): void {
  if (!config.sessionSecret || !isHardToGuess(config.sessionSecret)) {
    throw new StartupError(
      "In production SESSION_SECRET must be set to at least 32 random characters; it signs the sessions. One that is good: openssl rand -base64 48",
    );
  }
  if (!config.publicUrl) {
    throw new StartupError(
      "In production PUBLIC_URL must be set to the address that people open, such as https://app.example.com.",
    );
  }
  if (!config.operator?.name || !config.operator.address) {
    throw new StartupError(
      "In production OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must be set: terms and privacy policy name who runs Marzipan.",
    );
  }
}

function readPort(environment: Environment, name: string, otherwise: number): number {
  return readNumber(environment, name, otherwise, 0, 65_535);
}

function readNumber(
  environment: Environment,
  name: string,
  otherwise: number,
  least: number,
  most: number,
): number {
  const text = environment[name];
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new StartupError(
      `${name} must be a whole number from ${least} to ${most}, not "${text}".`,
    );
  }
  return value;
}

function readPublicUrl(environment: Environment): string | null {
  const text = environment["PUBLIC_URL"];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartupError(
      `PUBLIC_URL must be a web address such as https://app.example.com, not "${text}".`,
    );
  }
  return url.origin;
}

function readReplica(environment: Environment): string | null {
  const url = environment["DATABASE_READ_URL"] || null;
  if (url !== null && !environment["DATABASE_URL"]) {
    throw new StartupError(
      "DATABASE_READ_URL is the address of a replica of the database of DATABASE_URL: set both.",
    );
  }
  return url;
}

function readApproval(environment: Environment): Config["approval"] {
  const text = environment["APPROVAL"] || "manual";
  if (text === "manual" || text === "automatic") return text;
  throw new StartupError(`APPROVAL must be manual or automatic, not "${text}".`);
}

function readFirstAdmin(environment: Environment): Config["firstAdmin"] {
  const email = environment["ADMIN_EMAIL"];
  const password = environment["ADMIN_PASSWORD"];
  if (!email && !password) return null;
  if (email && password) return { email, password };
  throw new StartupError("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.");
}

/** Returns whether a host name means this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|::1|\[::1\]|127(\.\d{1,3}){3})$/.test(host);
}
