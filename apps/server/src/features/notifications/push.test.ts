import {
  createECDH,
  createDecipheriv,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "@marzipan/domain/dates";
import { createWebPush } from "../../providers/push/push.web.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { listDays } from "../catalog/day-places.actions.ts";
import { pushDue } from "./push.actions.ts";

/** A browser with its keys, and what its push service was sent. */
function makeBrowser(name: string) {
  const key = createECDH("prime256v1");
  const publicKey = key.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): { title: string; body?: string; accept?: string; path: string } => {
    const [salt, ownKey, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const shared = key.computeSecret(ownKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, ownKey]);
    const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    expect(text.at(-1)).toBe(2);
    return JSON.parse(text.subarray(0, -1).toString());
  };
  const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
  return {
    name,
    keys,
    read,
    statuses: [] as number[],
    received: [] as Buffer[],
    headers: [] as string[],
  };
}
type Browser = ReturnType<typeof makeBrowser>;

const browsers = new Map<string, Browser>();
const service = createServer((request, reply) => {
  const browser = browsers.get(request.url?.slice(1) ?? "");
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    const status = browser?.statuses.shift() ?? 201;
    if (status === 201) browser?.received.push(Buffer.concat(pieces));
    browser?.headers.push(String(request.headers.authorization));
    reply.writeHead(status).end();
  });
});

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const push = createWebPush({
    now: () => new Date("2026-11-26T12:00:00Z"),
    subject: "https://marzipan.test",
    allowsLocal: true,
  });
  test = await startTestApp({}, { push });
});
afterAll(async () => {
  await test.close();
  service.close();
});
beforeEach(async () => {
  test.clock.now = new Date("2026-11-26T12:00:00Z");
  baker = await test.member();
  menu = await openMenu(baker, { maxOrdersADay: 9 });
});

const push = () => pushDue(test.deps, { listDays });
async function register(caller: Caller, isDiscreet = false): Promise<Browser> {
  const browser = makeBrowser(randomBytes(8).toString("hex"));
  browsers.set(browser.name, browser);
  const body = { endpoint: `${origin}/${browser.name}`, ...browser.keys, isDiscreet };
  const { status } = await caller.put("/api/notifications/push", body);
  expect(status).toBe(200);
  return browser;
}
const shown = ({ received, read }: Browser) => received.map(read);

it("a session is told of the browser that it registered, another one of none", async () => {
  const { name } = await register(baker, true);
  const registered = async (caller: Caller) =>
    (await caller.get("/api/notifications/push")).body.device;
  expect(await registered(baker)).toEqual({ endpoint: `${origin}/${name}`, isDiscreet: true });
  const again = test.stranger();
  const { email, password } = baker;
  await again.post("/api/auth/sign-in", { email, password });
  expect(await registered(again)).toBeNull();
  expect(await registered(await makeStaff(test, baker))).toBeNull();
});

describe("a new request", () => {
  it("reaches each device of each person once: what, for when, places left, and Accept", async () => {
    const staff = await makeStaff(test, baker);
    const devices = [await register(baker), await register(baker), await register(staff)];
    await askOn(test, menu, { name: "Tamar Azulay" });
    await Promise.all([push(), push()]);
    await push();
    const { id } = (await baker.get("/api/order-requests?tab=open&limit=1")).body.items[0] ?? {
      id: "",
    };
    for (const device of devices)
      expect(shown(device)).toEqual([
        expect.objectContaining({
          title: "Request: Tue, Dec 1 at 11:00 AM",
          body: "Tamar Azulay: 2\u00A0×\u00A0Honey cake. 9 places left that day",
          accept: id,
          path: `/order-requests/${id}`,
        }),
      ]);
  });

  it("contains no names on a discreet device", async () => {
    const device = await register(baker, true);
    await askOn(test, menu, { name: "Tamar Azulay" });
    await push();
    expect(shown(device)).toHaveLength(1);
    expect(JSON.stringify(shown(device))).not.toMatch(/Tamar|Honey/);
  });

  it("is pushed neither once answered or read, nor after signing out or to blocked people", async () => {
    const staff = await makeStaff(test, baker);
    const [signedOut, device] = [await register(staff), await register(baker)];
    await staff.post("/api/auth/sign-out", { everywhere: false });
    await askOn(test, menu);
    await baker.post("/api/notifications/read", {});
    await push();
    const { body } = await askOn(test, menu);
    await test.stranger().post(`/api/public/order-requests/${body.token}/withdraw`, {});
    await baker.post("/api/notifications/read", {});
    await push();
    expect([shown(device), shown(signedOut)]).toEqual([[], []]);
  });

  it("proves whose server it is to the push service", async () => {
    const device = await register(baker);
    await askOn(test, menu);
    await push();
    const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(device.headers[0] ?? "") ?? [];
    const { body } = await baker.get("/api/notifications/push");
    expect(key).toBe(body.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(key, "base64url");
    const publicKey = createPublicKey({
      format: "jwk",
      key: {
        kty: "EC",
        crv: "P-256",
        x: point.subarray(1, 33).toString("base64url"),
        y: point.subarray(33).toString("base64url"),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const proof = Buffer.from(signature, "base64url");
    expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, proof)).toBe(
      true,
    );
    expect(JSON.parse(Buffer.from(claims, "base64url").toString()).aud).toBe(origin);
  });
});

describe("a push service", () => {
  it("that is away gets the message later, and holds up no other device", async () => {
    const [away, other] = [await register(baker), await register(await makeStaff(test, baker))];
    away.statuses.push(503);
    await askOn(test, menu);
    await push();
    expect([shown(away).length, shown(other).length]).toEqual([0, 1]);
    test.clock.forward(2 * 60_000);
    await push();
    expect([shown(away).length, shown(other).length]).toEqual([1, 1]);
  });

  it("that does not know a device any more ends it", async () => {
    const device = await register(baker);
    device.statuses.push(410);
    await askOn(test, menu);
    await push();
    test.clock.forward(1000);
    await askOn(test, menu);
    await push();
    expect(shown(device)).toEqual([]);
    expect(device.headers).toHaveLength(1);
  });
});

describe("many requests", () => {
  it("are one message of their number, and a few messages in ten minutes", async () => {
    const device = await register(baker);
    for (let each = 0; each < 5; each += 1) await askOn(test, menu);
    await push();
    expect(shown(device).map(({ title }) => title)).toEqual(["5 new notifications"]);
    for (let each = 0; each < 8; each += 1) {
      test.clock.forward(1000);
      await askOn(test, menu);
      await push();
    }
    expect(shown(device)).toHaveLength(6);
    test.clock.forward(10 * 60_000);
    await push();
    expect(shown(device)).toHaveLength(7);
  });
});

describe("quiet hours", () => {
  beforeEach(async () => {
    await baker.patch("/api/settings/business", { timeZone: "Europe/Berlin" });
    await baker.patch("/api/notifications/settings", { quiet: { from: "22:00", until: "05:00" } });
  });

  it.each([
    ["past midnight", "2026-11-26T21:00:00Z", "2026-11-27T03:59:00Z", "2026-11-27T04:00:00Z"],
    ["in a longer night", "2026-10-24T20:30:00Z", "2026-10-25T03:59:00Z", "2026-10-25T04:00:00Z"],
    ["in a shorter night", "2026-03-28T21:30:00Z", "2026-03-29T02:59:00Z", "2026-03-29T03:00:00Z"],
  ])("%s keep messages until they end, however long they last", async (_night, at, last, end) => {
    test.clock.now = new Date(at);
    await baker.post("/api/auth/refresh", {});
    const device = await register(baker);
    await askOn(test, menu, { deliveryDate: addDays(at.slice(0, 10), 6) });
    for (const now of [at, last]) {
      test.clock.now = new Date(now);
      await push();
    }
    expect(shown(device)).toEqual([]);
    test.clock.now = new Date(end);
    await push();
    await push();
    expect(shown(device)).toHaveLength(1);
  });
});

describe("choices", () => {
  it("apply to all phones of one person, and to no one else's", async () => {
    const staff = await makeStaff(test, baker);
    const phones = [await register(baker), await register(baker), await register(staff)];
    const choices = [{ topic: "requests", channel: "push", isOn: false }];
    await baker.patch("/api/notifications/settings", { choices });
    await askOn(test, menu);
    await push();
    expect(phones.map((phone) => shown(phone).length)).toEqual([0, 0, 1]);
  });
});

describe("addresses", () => {
  it.each([
    "http://push.example.com/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://localhost/1",
    "https://push.example.com:8443/1",
    "https://user:secret@push.example.com/1",
  ])("like %s are no push services", (endpoint) => {
    const real = createWebPush({ now: () => new Date(), subject: "https://marzipan.test" });
    expect(real.accepts(endpoint)).toBe(false);
  });
});
