import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startJobs } from "../../platform/jobs/jobs.ts";
import { platformFeature } from "../../platform/feature/platform.feature.ts";
import { openStandIn } from "../../platform/testing/stand-in.ts";
import type { StandIn } from "../../platform/testing/stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "./messages.outbox.ts";
import type { KeptMessage } from "./messages.outbox.ts";
import type { Mail } from "./messages.port.ts";

/** A mail server of a test: what arrived, and how it returns a recipient. */
interface MailServer {
  arrived: { mail: Email; recipients: string[] }[];
  close(): Promise<void>;
}

/** Opens a mail server on a port; recipients that begin with a number are refused with it. */
async function openMailServer(port: number): Promise<MailServer> {
  const arrived: MailServer["arrived"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = Number(/^\d{3}/.exec(address)?.[0] ?? 0);
      done(responseCode ? Object.assign(new Error("no"), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          arrived.push({ mail, recipients: session.envelope.rcptTo.map((one) => one.address) });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { arrived, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A port that is free now, for a mail server that comes and goes. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

const port = await findPort();
const minuteMs = 60_000;

function mailTo(recipient: string, change: Partial<Mail> = {}): Mail {
  return {
    recipient,
    language: "he",
    subject: "שלום, Noa",
    lines: ["שורה ראשונה", "<b>לא מודגש</b>"],
    button: { label: "פתיחה", link: "http://localhost:3000/auth?a=1&b=2" },
    ...change,
  };
}

describe("mail", () => {
  let test: TestApp;
  let server: MailServer | undefined;
  beforeAll(async () => {
    test = await startTestApp({
      mail: { url: `smtp://127.0.0.1:${port}`, from: "Marzipan <hello@marzipan.test>" },
    });
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await test.asOwner("delete from outbox_message");
  });
  afterAll(() => test.close());

  const kept = async (): Promise<KeptMessage[]> => readOutbox(test.deps.database.lookUp, 50);

  it("arrives whole: sender, one recipient, subject, text and HTML in the language's direction", async () => {
    server = await openMailServer(port);
    await test.deps.messenger.queueMail(mailTo("noa@example.test"));
    expect(server.arrived).toEqual([]);
    await test.deps.messenger.deliverDue();
    const [only] = server.arrived;
    expect(server.arrived).toHaveLength(1);
    expect(only?.recipients).toEqual(["noa@example.test"]);
    expect(only?.mail.from).toEqual({ name: "Marzipan", address: "hello@marzipan.test" });
    expect(only?.mail.subject).toBe("שלום, Noa");
    expect(only?.mail.text).toContain("שורה ראשונה\n\n<b>לא מודגש</b>");
    expect(only?.mail.text).toContain("פתיחה\nhttp://localhost:3000/auth?a=1&b=2");
    expect(only?.mail.html).toContain('<html lang="he" dir="rtl">');
    expect(only?.mail.html).toContain("direction:rtl;text-align:right");
    expect(only?.mail.html).toContain("&lt;b&gt;");
    expect(only?.mail.html).toContain('href="http://localhost:3000/auth?a=1&amp;b=2"');
    expect((await kept())[0]).toMatchObject({
      sentAt: test.clock.now,
      attempts: 1,
      lastError: null,
    });
  });

  it("waits while the mail server is away, is tried again later each time, and arrives once", async () => {
    await test.deps.messenger.queueMail(mailTo("noa@example.test"));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await test.deps.messenger.deliverDue();
      const [message] = await kept();
      expect(message).toMatchObject({ attempts: attempt, sentAt: null });
      expect(message?.lastError).toMatch(/ECONNREFUSED/);
      const pause = (message?.nextAttemptAt?.getTime() ?? 0) - test.clock.now.getTime();
      pauses.push(pause / minuteMs);
      await test.deps.messenger.deliverDue();
      expect((await kept())[0]?.attempts).toBe(attempt);
      test.clock.forward(pause);
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    server = await openMailServer(port);
    await test.deps.messenger.deliverDue();
    await test.deps.messenger.deliverDue();
    expect(server.arrived.map((one) => one.recipients)).toEqual([["noa@example.test"]]);
  });

  it("arrives once when two server processes deliver at the same moment", async () => {
    server = await openMailServer(port);
    for (let index = 0; index < 30; index += 1) {
      await test.deps.messenger.queueMail(mailTo(`noa${index}@example.test`));
    }
    await Promise.all([test.deps.messenger.deliverDue(), test.deps.messenger.deliverDue()]);
    const recipients = server.arrived.flatMap((one) => one.recipients);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });

  it("is claimed alone, however the database joins the rows", async () => {
    for (let index = 0; index < 5; index += 1)
      await test.deps.messenger.queueMail(mailTo(`noa${index}@example.test`));
    const joins = [
      "hashjoin",
      "mergejoin",
      "material",
      "hashagg",
      "sort",
      "indexscan",
      "bitmapscan",
    ];
    const settings = joins.map((one) => `set local enable_${one} = off`).join(";");
    const claim = `select app.claim_messages('{email}', 1, now() + interval '1 hour', now() + interval '1 year')`;
    await test.asOwner(`begin; ${settings}; ${claim}; commit`);
    expect((await kept()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  });

  it("is taken up again when the process that had it is gone, under the same id", async () => {
    server = await openMailServer(port);
    await test.deps.messenger.queueMail(mailTo("noa@example.test"));
    const lease = new Date(test.clock.now.getTime() + 5 * minuteMs);
    await test.asOwner("select app.claim_messages('{email}', 20, $1, $2)", [lease, test.clock.now]);
    await test.deps.messenger.deliverDue();
    expect(server.arrived).toEqual([]);
    test.clock.forward(5 * minuteMs);
    await test.deps.messenger.deliverDue();
    const [message] = await kept();
    expect(server.arrived.map((one) => one.mail.messageId)).toEqual([
      `<${message?.id}@marzipan.test>`,
    ]);
  });

  it("to an address that the server refuses for good is given up; one refused for now is not", async () => {
    server = await openMailServer(port);
    await test.deps.messenger.queueMail(mailTo("550@example.test"));
    await test.deps.messenger.queueMail(mailTo("451@example.test"));
    await test.deps.messenger.queueMail(mailTo("noa@example.test"));
    await test.deps.messenger.deliverDue();
    const next = (await kept()).map(({ recipient, nextAttemptAt }) => [recipient, nextAttemptAt]);
    expect(next).toEqual([
      ["noa@example.test", null],
      ["451@example.test", new Date(test.clock.now.getTime() + minuteMs / 2)],
      ["550@example.test", null],
    ]);
    expect(server.arrived).toHaveLength(1);
  });

  it.each([
    ["a line break in the recipient", mailTo("noa@example.test\r\nBcc: all@example.test")],
    ["two recipients", mailTo("noa@example.test, all@example.test")],
    ["a recipient with a name", mailTo('"noa" <all@example.test>')],
  ])("to %s is refused before it is kept", async (_name, mail) => {
    await expect(test.deps.messenger.queueMail(mail)).rejects.toThrow(/^a m/);
    expect(await kept()).toEqual([]);
  });

  it(
    "is sent by the job within seconds, and the request does not wait for it",
    { timeout: 60_000 },
    async () => {
      const stop = await startJobs(test.deps, test, platformFeature.jobs(test.deps));
      try {
        const baker = await test.member();
        server = await openMailServer(port);
        const { arrived } = server;
        const payload = { email: baker.email };
        expect((await test.stranger().post("/api/auth/reset-request", payload)).status).toBe(200);
        const hasArrived = (): boolean =>
          arrived.some((one) => one.mail.text?.includes("/reset-password?token="));
        await expect.poll(hasArrived, { timeout: 20_000 }).toBe(true);
      } finally {
        await stop();
      }
    },
  );
});

describe("what was sent", () => {
  it("loses its words in production, where links must not lie about", async () => {
    const test = await startTestApp({
      mode: "production",
      mail: { url: `smtp://127.0.0.1:${port}`, from: "hello@marzipan.test" },
    });
    const server = await openMailServer(port);
    try {
      await test.deps.messenger.queueMail(mailTo("noa@example.test"));
      await test.deps.messenger.deliverDue();
      expect(server.arrived).toHaveLength(1);
      const [message] = await readOutbox(test.deps.database.lookUp, 1);
      expect(message).toMatchObject({ text: "", html: "", sentAt: test.clock.now });
    } finally {
      await server.close();
      await test.close();
    }
  });

  it("stays readable where nothing carries it out of the house", async () => {
    const test = await startTestApp();
    try {
      await test.deps.messenger.queueMail(mailTo("noa@example.test"));
      await test.deps.messenger.deliverDue();
      const [message] = await readOutbox(test.deps.database.lookUp, 1);
      expect(message).toMatchObject({ sentAt: null, nextAttemptAt: null, attempts: 0 });
      const page = await test.stranger().get("/dev/outbox", { accept: "text/html" });
      expect(page.body).toContain("kept here");
    } finally {
      await test.close();
    }
  });
});

describe("text messages", () => {
  let twilio: StandIn;
  let test: TestApp;
  beforeAll(async () => {
    twilio = await openStandIn();
    const sms = { accountSid: "AC1", authToken: "hush", from: "+15550100", url: twilio.url };
    test = await startTestApp({ sms });
  });
  afterAll(async () => {
    await test.close();
    await twilio.close();
  });

  const send = async (text: string): Promise<KeptMessage | undefined> => {
    await test.deps.messenger.send({
      channel: "sms",
      recipient: "+972525550148",
      subject: "",
      text,
      html: "",
    });
    await test.deps.messenger.deliverDue();
    return (await readOutbox(test.deps.database.lookUp, 1))[0];
  };

  it("go to Twilio with its login, and mails stay", async () => {
    twilio.answer({ sid: "SM1" }, 201);
    await test.deps.messenger.queueMail(mailTo("noa@example.test"));
    expect((await send("קוד 123456"))?.sentAt).toEqual(test.clock.now);
    expect(twilio.heard).toHaveLength(1);
    const [asked] = twilio.heard;
    expect(asked?.path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
    expect(asked?.headers["authorization"]).toBe(
      `Basic ${Buffer.from("AC1:hush").toString("base64")}`,
    );
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      To: "+972525550148",
      From: "+15550100",
      Body: "קוד 123456",
    });
  });

  it("are tried again when Twilio is busy, and given up when there is no such phone", async () => {
    twilio.answer({ code: 20429 }, 429);
    expect((await send("one"))?.nextAttemptAt?.getTime()).toBe(
      test.clock.now.getTime() + minuteMs / 2,
    );
    twilio.answer({ code: 21211 }, 400);
    expect(await send("two")).toMatchObject({
      nextAttemptAt: null,
      lastError: "Twilio answered 400",
    });
  });
});
