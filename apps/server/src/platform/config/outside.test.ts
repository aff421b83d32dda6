import { describe, expect, it } from "vitest";
import { isLoopback, readConfig } from "./config.ts";

describe("the configuration of outside services", () => {
  it("uses none of them where nothing is set", () => {
    expect(readConfig({})).toMatchObject({
      captcha: { kind: "altcha" },
      mail: null,
      sms: null,
      s3: null,
    });
  });

  it("reads what is set", () => {
    const config = readConfig({
      CAPTCHA: "turnstile",
      TURNSTILE_SITE_KEY: "key",
      TURNSTILE_SECRET: "hush",
      SMTP_URL: "smtps://user:pa%40ss@mail.example.com",
      MAIL_FROM: "Marzipan <hello@example.com>",
      TWILIO_ACCOUNT_SID: "AC1",
      TWILIO_AUTH_TOKEN: "hush",
      TWILIO_FROM: "+15550100",
      TWILIO_URL: "http://127.0.0.1:4000/",
    });
    expect(config.captcha).toEqual({
      kind: "turnstile",
      siteKey: "key",
      secret: "hush",
      url: "https://challenges.cloudflare.com/turnstile/v0",
    });
    expect(config.mail?.from).toBe("Marzipan <hello@example.com>");
    expect(config.sms?.url).toBe("http://127.0.0.1:4000");
  });

  it.each([
    [{ CAPTCHA: "off" }, /CAPTCHA must be altcha or turnstile/],
    [{ CAPTCHA: "turnstile" }, /TURNSTILE_SITE_KEY and TURNSTILE_SECRET/],
    [{ SMTP_URL: "mail.example.com" }, /SMTP_URL must be a mail server's address/],
    [{ SMTP_URL: "smtp://mail.example.com" }, /MAIL_FROM must be the sender/],
    [
      { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "a@b.c\r\nBcc: d@e.f" },
      /MAIL_FROM must be the sender/,
    ],
    [{ S3_BUCKET: "files" }, /S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [{ TWILIO_AUTH_TOKEN: "hush" }, /TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM/],
  ])("refuses %j in one sentence", (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });
});

describe("this machine", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])("is meant by %s", (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(["127.0.0.1.evil.example", "127.evil.example", "localhost.evil.example", "0.0.0.0", ""])(
    "is not meant by %s",
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
