import type { Language } from "@marzipan/contract/languages";
import { languages } from "@marzipan/contract/languages";
import { withoutEnd } from "@marzipan/domain/text-ends";
import { StartupError } from "../errors/startup-error.ts";

/** Which captcha is used (rulings §9). */
export type CaptchaConfig =
  | { kind: "altcha" }
  | { kind: "turnstile"; siteKey: string; secret: string; url: string };

/** How mail is sent; `null` while it stays in the outbox. */
export interface MailConfig {
  url: string;
  from: string;
}

/** How text messages are sent; `null` while they stay in the outbox. */
export interface SmsConfig {
  accountSid: string;
  authToken: string;
  from: string;
  url: string;
}

/**
 * Who runs this installation: the legal texts name it, and it gets the messages of the contact form by mail in its
 * language; name and address are required in production.
 */
export interface OperatorConfig {
  email: string;
  language: Language;
  name: string | null;
  address: string | null;
}

/** A bucket of an S3-compatible store for uploaded files; `endpoint` is `null` for Amazon's own. */
export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads which captcha is used: `CAPTCHA=altcha`, the default, or `turnstile` with its keys. */
export function readCaptcha(environment: Environment): CaptchaConfig {
  const kind = environment["CAPTCHA"] || "altcha";
  if (kind === "altcha") return { kind };
  if (kind !== "turnstile") {
    throw new StartupError(`CAPTCHA must be altcha or turnstile, not "${kind}".`);
  }
  const siteKey = environment["TURNSTILE_SITE_KEY"];
  const secret = environment["TURNSTILE_SECRET"];
  if (!siteKey || !secret) {
    throw new StartupError("CAPTCHA=turnstile needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET.");
  }
  const url = environment["TURNSTILE_URL"] || "https://challenges.cloudflare.com/turnstile/v0";
  return { kind, siteKey, secret, url: requireWebAddress("TURNSTILE_URL", url) };
}

/** Reads how mail is sent: `SMTP_URL` with `MAIL_FROM`, else not at all. */
export function readMail(environment: Environment): MailConfig | null {
  const url = environment["SMTP_URL"];
  const from = environment["MAIL_FROM"];
  if (!url) return null;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError(
      "SMTP_URL must be a mail server's address such as smtps://user:password@mail.example.com.",
    );
  }
  if (!from || !/^[^\r\n]*@[^\r\n]*$/.test(from)) {
    throw new StartupError(
      "With SMTP_URL set, MAIL_FROM must be the sender, such as Marzipan <hello@example.com>.",
    );
  }
  return { url, from };
}

/**
 * Reads who runs this installation: `OPERATOR_EMAIL`, written to in `OPERATOR_LANGUAGE` or English, with `OPERATOR_NAME`
 * and `OPERATOR_ADDRESS`; `null` for no one.
 */
export function readOperator(environment: Environment): OperatorConfig | null {
  const email = environment["OPERATOR_EMAIL"];
  const code = environment["OPERATOR_LANGUAGE"] || "en";
  const language = languages.find((one) => one === code);
  if (!language) {
    throw new StartupError(
      `OPERATOR_LANGUAGE must be one of ${languages.join(", ")}, not "${code}".`,
    );
  }
  if (!email) return null;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new StartupError(`OPERATOR_EMAIL must be an email address, not "${email}".`);
  }
  const name = environment["OPERATOR_NAME"]?.trim() || null;
  const address = environment["OPERATOR_ADDRESS"]?.trim() || null;
  return { email, language, name, address };
}

/** Reads how text messages are sent: Twilio's account, token and sender belong together. */
export function readSms(environment: Environment): SmsConfig | null {
  const accountSid = environment["TWILIO_ACCOUNT_SID"];
  const authToken = environment["TWILIO_AUTH_TOKEN"];
  const from = environment["TWILIO_FROM"];
  if (!accountSid && !authToken && !from) return null;
  if (!accountSid || !authToken || !from) {
    throw new StartupError(
      "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all, or none.",
    );
  }
  const url = environment["TWILIO_URL"] || "https://api.twilio.com";
  return { accountSid, authToken, from, url: requireWebAddress("TWILIO_URL", url) };
}

/** Reads where uploaded files are kept: a bucket with its keys, else the data folder (`null`). */
export function readS3(environment: Environment): S3Config | null {
  const bucket = environment["S3_BUCKET"];
  const accessKeyId = environment["S3_ACCESS_KEY_ID"];
  const secretAccessKey = environment["S3_SECRET_ACCESS_KEY"];
  if (!bucket && !accessKeyId && !secretAccessKey) return null;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupError(
      "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all, or none.",
    );
  }
  const endpoint = environment["S3_ENDPOINT"];
  return {
    bucket,
    region: environment["S3_REGION"] || "us-east-1",
    endpoint: endpoint ? requireWebAddress("S3_ENDPOINT", endpoint) : null,
    accessKeyId,
    secretAccessKey,
  };
}

function requireWebAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartupError(`${name} must be a web address, not "${text}".`);
  }
  return withoutEnd(text, "/");
}
