import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { busySeconds, faults, openFaultyService } from "../../platform/testing/faulty-service.ts";
import type { FaultyService } from "../../platform/testing/faulty-service.ts";
import { openStandIn } from "../../platform/testing/stand-in.ts";
import type { StandIn } from "../../platform/testing/stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { createOutbox, readOutbox } from "./messages.outbox.ts";
import type { Channel, Messenger, Transport } from "./messages.port.ts";
import { createSmtpTransport } from "./messages.smtp.ts";
import { createTwilioTransport } from "./messages.twilio.ts";

const timeoutMs = 500;
/** Far over the time of any wait, on a busy machine too; without a bound a wait would have no end. */
const longestMs = 12_000;
const minuteMs = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => test.asOwner("delete from outbox_message"));
afterAll(() => test.close());

function open(transports: Partial<Record<Channel, Transport>>): Messenger {
  const { lookUp } = test.deps.database;
  const { log, now } = test.deps;
  return createOutbox({ lookUp, now, log, transports, keepsWords: true });
}

const message = { subject: "s", text: "code 123456", html: "" };
const sms = { ...message, channel: "sms", recipient: "+972525550148" } as const;
const mail = { ...message, channel: "email", recipient: "noa@example.test" } as const;
const kept = async () => (await readOutbox(test.deps.database.lookUp, 1))[0];

/** Delivers while the service fails: the message stays and is due again after a time. */
async function expectToWait(messenger: Messenger): Promise<number> {
  const began = Date.now();
  await messenger.deliverDue();
  expect(Date.now() - began).toBeLessThan(longestMs);
  const left = await kept();
  expect(left).toMatchObject({ sentAt: null, attempts: 1 });
  expect(left?.lastError).not.toBeNull();
  return (left?.nextAttemptAt?.getTime() ?? 0) - test.clock.now.getTime();
}

describe("a text message", () => {
  let twilio: StandIn;
  let service: FaultyService;
  let messenger: Messenger;
  beforeAll(async () => {
    twilio = await openStandIn();
    twilio.answer({ sid: "SM1" }, 201);
    service = await openFaultyService(twilio.url);
    const account = { accountSid: "AC1", authToken: "hush", from: "+15550100" };
    messenger = open({ sms: createTwilioTransport({ ...account, url: service.url, timeoutMs }) });
  });
  afterAll(async () => {
    await service.close();
    await twilio.close();
  });

  it.each(faults)("stays while Twilio %s, and goes when it works again", async (fault) => {
    const before = twilio.heard.length;
    service.fail(fault);
    await messenger.send(sms);
    const pauseMs = await expectToWait(messenger);
    expect(pauseMs).toBe(fault === "is_busy" ? busySeconds * 1000 : minuteMs / 2);
    service.fail(null);
    test.clock.forward(pauseMs);
    await messenger.deliverDue();
    await messenger.deliverDue();
    expect((await kept())?.sentAt).toEqual(test.clock.now);
    expect(twilio.heard.length - before).toBe(1);
  });
});

/** How a mail server can fail; each is told what was said to it, line by line. */
const mailFaults: Record<string, (socket: Socket, line: string | null) => void> = {
  "never greets": () => undefined,
  "hangs in the middle": (socket, line) => {
    if (line === null) socket.write("220 here\r\n");
    else if (line.startsWith("EHLO")) socket.write("250 here\r\n");
  },
  "greets a letter at a time": (socket, line) => {
    if (line !== null) return;
    const timer = setInterval(() => socket.write("2"), timeoutMs / 5);
    socket.on("close", () => clearInterval(timer));
  },
  "is busy": (socket) => void socket.end("421 too many\r\n"),
  "speaks HTML": (socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n<html></html>"),
  "closes at once": (socket) => void socket.destroy(),
  "takes the words and closes": (socket, line) => {
    if (line === null) socket.write("220 here\r\n");
    else if (line === "DATA") socket.write("354 go on\r\n");
    else if (line === ".") socket.destroy();
    else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write("250 fine\r\n");
  },
};

describe("a mail", () => {
  it.each(Object.entries(mailFaults))("stays while the mail server %s", async (_name, act) => {
    const server = createServer((socket) => {
      socket.setEncoding("utf8");
      socket.on("error", () => undefined);
      act(socket, null);
      let rest = "";
      socket.on("data", (piece: string) => {
        const lines = (rest + piece).split("\r\n");
        rest = lines.pop() ?? "";
        for (const line of lines) act(socket, line);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const messenger = open({ email: createSmtpTransport({ url, from: "a@b.test", timeoutMs }) });
    await messenger.send(mail);
    expect(await expectToWait(messenger)).toBe(minuteMs / 2);
    await new Promise((resolve) => server.close(resolve));
  });

  it("waits with others while the service is down, and a hanging mail server delays no text message", async () => {
    const tried: string[] = [];
    const hung = Promise.withResolvers<void>();
    const messenger = open({
      email: {
        carry: async ({ recipient }) => {
          tried.push(recipient);
          await hung.promise;
          throw new Error("away");
        },
      },
      sms: { carry: async ({ recipient }) => void tried.push(recipient) },
    });
    for (let at = 0; at < 10; at += 1)
      await messenger.send({ ...mail, recipient: `noa${at}@example.test` });
    await messenger.send(sms);
    const delivering = messenger.deliverDue();
    await expect.poll(() => tried).toContain(sms.recipient);
    hung.resolve();
    await delivering;
    expect(tried.filter((one) => one !== sms.recipient)).toHaveLength(3);
    const waiting = await readOutbox(test.deps.database.lookUp, 20);
    expect(waiting.filter(({ attempts }) => attempts === 0)).toHaveLength(7);
    tried.length = 0;
    await messenger.deliverDue();
    expect(tried).toHaveLength(3);
  });
});
