import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import type { KeptMessage } from "../../providers/messages/messages.outbox.ts";
import {
  sendEmailChangedMail,
  sendPasswordChangedMail,
  sendWayInMail,
} from "../accounts/mails.actions.ts";
import {
  sendApprovedMail,
  sendBlockedMail,
  sendDeclinedMail,
  sendHeldMail,
  sendKnownMail,
  packNewDeviceMail,
  sendReceivedMail,
  sendResetMail,
  sendVerifyMail,
} from "./mails.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: "https://app.example" });
});
afterAll(() => test.close());

const hostile = `<script>alert("x")</script> & 'co'`;
const at = new Date("2026-11-26T12:05:00Z");

/** Sends every mail in a language and returns them as they were kept. */
async function sendAll(language: Language): Promise<KeptMessage[]> {
  const { deps } = test;
  const person = { email: `noa-${language}@example.test`, fullName: hostile, language };
  const timeZone = "Asia/Jerusalem";
  await sendVerifyMail(deps, person, "https://app.example/auth/verify?token=abc");
  await sendKnownMail(deps, "https://app.example", person.email, language);
  await sendHeldMail(deps, "https://app.example", { ...person, timeZone }, at);
  await sendResetMail(deps, person, "https://app.example/reset-password?token=abc");
  await sendReceivedMail(deps, person);
  await sendApprovedMail(deps, person);
  await sendDeclinedMail(deps, person, hostile);
  await sendDeclinedMail(deps, person, null);
  await sendBlockedMail(deps, person, hostile);
  for (const names of [
    { browser: "Firefox", system: "macOS" },
    { browser: "", system: "" },
  ]) {
    await deps.messenger.send(await packNewDeviceMail(deps, person, { ...names, at, timeZone }));
  }
  await sendPasswordChangedMail(deps, person, null);
  await sendEmailChangedMail(deps, person, "noa@elsewhere.test", null);
  for (const kind of ["totp_on", "totp_off"] as const)
    await sendWayInMail(deps, person, { kind }, null);
  for (const kind of ["phone_on", "phone_off"] as const) {
    await sendWayInMail(deps, person, { kind, phone: "+972525550147" }, null);
  }
  return (await readOutbox(deps.database.lookUp, 17)).toReversed();
}

describe.each(languages)("mails in %s", (language) => {
  let mails: KeptMessage[];
  beforeAll(async () => {
    mails = await sendAll(language);
  });

  it("have a subject of their own, and words for everything", () => {
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(15);
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toMatch(/\{\w+\}|undefined|messages\./);
      expect(text.trim()).not.toBe("");
    }
  });

  it("stand in the language's direction, for readers that drop attributes too", () => {
    const { direction } = locales[language];
    const side = direction === "rtl" ? "right" : "left";
    for (const { html } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain(`direction:${direction};text-align:${side}`);
    }
  });

  it("hold no markup that somebody typed, and nothing that a reader would fetch", () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<script|<img|<link|<style|url\(/i);
      for (const [, link] of html.matchAll(/href="([^"]*)"/g)) {
        expect(link).toMatch(/^https:\/\/app\.example\//);
      }
    }
    const [declined, without] = mails.slice(6, 8);
    expect(declined?.html).toContain("&lt;script&gt;");
    expect(declined?.text).toContain(`\n\n${hostile}\n\n`);
    expect(without?.text.split("\n\n").length).toBe((declined?.text.split("\n\n").length ?? 0) - 2);
  });

  it("lead where something can be done, in text and in HTML", () => {
    const paths = mails.map(({ text }) => /https:\/\/app\.example(\/[\w-]+)/.exec(text)?.[1] ?? "");
    expect(paths).toEqual([
      "/auth",
      "/auth",
      "/auth",
      "/reset-password",
      "",
      "/auth",
      "/contact",
      "/contact",
      "/contact",
      "/settings",
      "/settings",
      "/reset-password",
      "/contact",
      "/reset-password",
      "/reset-password",
      "/reset-password",
      "/reset-password",
    ]);
    for (const { text, html } of mails) {
      const link = /https:\/\/\S+/.exec(text)?.[0] ?? "";
      expect(html).toContain(link);
    }
  });

  it("name until when an address is kept", () => {
    expect(mails[2]?.text).toMatch(/\b(14|2):05\b/);
  });

  it("name the device and the time in words", () => {
    const [known, unknown] = mails.slice(9, 11);
    expect(known?.text).toContain("Firefox");
    expect(known?.text).toContain("macOS");
    expect(known?.text).toMatch(/\b(14|2):05\b/);
    expect(unknown?.text).not.toMatch(/Firefox|undefined/);
  });
});

describe("a mail that no request asked for", () => {
  it("has no link while the own address is not known", async () => {
    const own = await startTestApp({ port: 0 });
    try {
      await sendApprovedMail(own.deps, {
        email: "noa@example.test",
        fullName: "Noa",
        language: "en",
      });
      const [mail] = await readOutbox(own.deps.database.lookUp, 1);
      expect(mail?.text).not.toContain("http");
      expect(mail?.html).not.toContain("href");
    } finally {
      await own.close();
    }
  });
});
