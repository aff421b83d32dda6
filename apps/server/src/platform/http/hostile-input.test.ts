import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import { gzipSync } from "node:zlib";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindOf, makersOf, ownBody } from "../testing/own-things.ts";
import type { Makers } from "../testing/samples.ts";
import { putAt, sampleOf, textPathsOf } from "../testing/sample-input.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../testing/test-caller.ts";
import { send, strayed } from "../testing/walk.ts";

// Texts, bodies and requests that no page of ours sends: each is refused or taken, and never a defect.

let test: TestApp;
let baker: Caller;
let makers: Makers;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member({ isAdmin: true });
  makers = makersOf(test);
});
afterAll(() => test.close());

const json = { "content-type": "application/json" };
const writing = endpoints.filter(
  (one) => one.method !== "GET" && one.replyType !== "multipart" && one.body && !one.signed,
);

const texts: readonly string[] = [
  "\u0000",
  "Noa\u0000",
  "\ud800",
  "cake \udfff cake",
  "\u202e\u2066\u200f",
  "\uffff\ufffe",
  "__proto__",
  "a".repeat(200_000),
  "🎂".repeat(40),
  "'; drop table orders; --",
  "%00%ff",
];

describe("every text of every body", () => {
  it("may be anything without a defect", { timeout: 240_000 }, async () => {
    const strange: string[] = [];
    for (const one of writing) {
      const sample = {
        ...sampleOf(one.body),
        ...((await ownBody(makers, baker, one)).body as object),
      };
      const make = one.path.includes("{id}") ? makers[kindOf(one)] : undefined;
      const params = make ? { id: await make(baker) } : {};
      // What ends a session is tried by someone of its own.
      const caller = /^\/api\/(me|auth)/.test(one.path) ? await test.member() : baker;
      for (const path of textPathsOf(one.body)) {
        for (const text of texts) {
          const body = JSON.stringify(putAt(sample, path, text));
          const { status } = await send(caller, one, { params, body, headers: json });
          if (status >= 500) strange.push(`${one.id} ${path.join(".")} ${text.slice(0, 20)}`);
        }
      }
    }
    expect(strange).toEqual([]);
  });
});

describe("every query and path", () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await test.member({ isAdmin: true });
  });
  it("may hold anything without a defect", { timeout: 240_000 }, async () => {
    const strange: string[] = [];
    const reading = endpoints.filter(
      ({ replyType, method }) => replyType !== "stream" && method === "GET",
    );
    for (const one of reading) {
      const names = textPathsOf(one.query).map(([name = ""]) => name);
      for (const text of ["%00", "%ff", "%ed%a0%80", "%", "a%00b", "1&limit=2", "x".repeat(8000)]) {
        const path = one.path.replaceAll(/\{\w+\}/g, text.slice(0, 300));
        const query = names.map((name) => `${name}=${text}&${name}=again`).join("&");
        const { status } = await caller.send({
          method: one.method,
          url: `${path}?${query}`,
        });
        if (status >= 500) strange.push(`${one.id} ${text.slice(0, 20)}: ${status}`);
      }
    }
    expect(strange).toEqual([]);
  });

  it("may name each field once", async () => {
    const answer = await caller.get("/api/orders?limit=1&limit=2&q=a&q=b");
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_input"]);
  });
});

describe("every body", () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await test.member();
  });
  const sendText =
    (payload: string | Buffer, headers: Record<string, string> = json) =>
    (one: AnyEndpoint): Promise<Answer> =>
      send(caller, one, { body: payload, headers });
  const refused = async (payload: string): Promise<string[]> => {
    const strange: string[] = [];
    for (const one of writing) {
      const { status } = await sendText(payload)(one);
      if (status < 400 || status >= 500) strange.push(`${one.id}: ${status}`);
    }
    return strange;
  };

  it("that is nested deeply is refused", async () => {
    expect(await refused(`${"[".repeat(450)}${"]".repeat(450)}`)).toEqual([]);
    expect(await refused(`${'{"a":'.repeat(160)}1${"}".repeat(160)}`)).toEqual([]);
    const order = (items: string): Promise<AnswerTo<"POST", "/api/orders">> =>
      caller.send({
        method: "POST",
        url: "/api/orders",
        headers: { ...json, "idempotency-key": "deep" },
        payload: `{"clientName":"Noa","deliveryDate":"2026-12-01","items":${items}}`,
      });
    expect((await order(`${"[".repeat(40_000)}${"]".repeat(40_000)}`)).status).toBe(400);
    expect((await order(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)).status).toBe(400);
  });

  it("that is compressed is not unpacked", async () => {
    const packed = gzipSync(JSON.stringify({ text: "a".repeat(1000) }));
    const headers = { ...json, "content-encoding": "gzip" };
    expect(await strayed(writing, sendText(packed, headers), "400 malformed_json")).toEqual([]);
  });

  it("that has thousands of unknown fields gets a short answer", async () => {
    const fields = Array.from({ length: 9000 }, (_, index) => `"${index}":1`).join(",");
    const payload = `{"clientName":"Noa","deliveryDate":"2026-12-01",${fields}}`;
    const answer = await caller.send({
      method: "POST",
      url: "/api/orders",
      headers: json,
      payload,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.facts.fields).toHaveLength(50);
    const long = `{"clientName":"Noa","deliveryDate":"2026-12-01","${"x".repeat(80_000)}":1}`;
    const other = await caller.send({
      method: "POST",
      url: "/api/orders",
      headers: json,
      payload: long,
    });
    expect(JSON.stringify(other.body).length).toBeLessThan(500);
  });
});

describe("a request", () => {
  let port: number;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const address = test.app.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });

  /** Sends a text as it is and returns the first line that comes back. */
  const sendRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      let heard = "";
      socket.on("data", (data) => {
        heard += data.toString();
        socket.end();
      });
      socket.on("close", () => resolve(heard.split("\r\n")[0] ?? ""));
      socket.on("error", reject);
    });
  const get = (path: string, headers: string): Promise<string> =>
    sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

  it("with very long or very many headers, or a very long address, is refused by itself", async () => {
    expect(await get(`/${"a".repeat(20_000)}`, "")).toMatch(/ 431 /);
    expect(await get("/healthz", `X-A: ${"a".repeat(20_000)}\r\n`)).toMatch(/ 431 /);
    const many = Array.from({ length: 5000 }, (_, index) => `x${index}: 1\r\n`).join("");
    expect(await get("/healthz", many)).toMatch(/ 431 /);
    expect(await get("/healthz", "")).toMatch(/ 200 /);
  });

  it("whose two lengths differ is refused", async () => {
    const both = "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await sendRaw(`POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\n${both}`)).toMatch(
      / 400 /,
    );
  });

  it.each([
    "localhost:80@evil.example",
    "localhost/evil",
    "localhost:99999999",
    "evil example",
    "[::1",
    "a".repeat(300),
    "localhost#",
    "localhost?",
  ])("for the host %s is refused", async (host) => {
    const payload = { email: baker.email };
    const url = "/api/auth/reset-request";
    const answer = await test.stranger().send({ method: "POST", url, payload, headers: { host } });
    expect([answer.status, answer.body.error.code]).toEqual([400, "unknown_host"]);
    const page = await test.stranger().get("/", { host });
    expect(page.status).toBe(400);
  });

  it.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "for the host %s is answered",
    async (host) => {
      expect((await test.stranger().get("/healthz", { host })).status).toBe(200);
    },
  );
});

/** Names that a foreign page can point at this machine, some of which look like this machine. */
const foreignHosts = [
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example:3000",
  "127.evil.example",
  "evil-localhost",
  "0.0.0.0:3000",
  "192.168.0.7:3000",
  "[::ffff:203.0.113.7]:3000",
  "[2001:db8::1]",
];

/** Pages and calls of every kind: the outbox, a file, a page, a public call, one with a session, health. */
const readings = ["/dev/outbox", "/", "/sitemap.xml", "/api/plans", "/api/me", "/healthz"];

describe("outside production", () => {
  it.each(foreignHosts)("the host %s reads nothing", async (host) => {
    for (const url of readings) {
      const page = await baker.get(url, { host });
      expect([url, page.status]).toEqual([url, 400]);
      expect(JSON.stringify(page.body)).toContain('"unknown_host"');
    }
    const payload = { clientName: "Noa", deliveryDate: "2026-12-01", items: [] };
    const order = await baker.send({
      method: "POST",
      url: "/api/orders",
      payload,
      headers: { host },
    });
    expect([order.status, order.body.error.code]).toEqual([400, "unknown_host"]);
  });

  it("a host that a trusted proxy forwards reads nothing either", async () => {
    const behind = await startTestApp({ trustedProxies: 1 });
    try {
      const forwarded = { host: "localhost", "x-forwarded-host": "evil.example" };
      const page = await behind.stranger().get("/dev/outbox", forwarded);
      expect(page.status).toBe(400);
      expect(JSON.stringify(page.body)).toContain('"unknown_host"');
    } finally {
      await behind.close();
    }
  });
});

it("production answers the hosts that lead to it", async () => {
  const live = await startTestApp({ mode: "production" });
  try {
    const host = "bakery.example";
    expect((await live.stranger().get("/api/plans", { host })).status).toBe(200);
  } finally {
    await live.close();
  }
});
