import { connect } from "node:http2";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureProxies } from "../../../../../tools/bootstrap/proxies.mjs";
import { startProxy } from "../testing/real-proxy.ts";
import type { RealProxy } from "../testing/real-proxy.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { TrustedProxies } from "../config/proxies.ts";
import { visitorOf } from "./visitor.ts";

// Real proxies are in front, each as its manual sets it up.

const programs = ensureProxies();

/**
 * What the server took the client for: the key of throttles, and the origin that it would write
 * into links.
 */
interface Seen {
  visitor: string;
  origin: string;
  socket: number;
}

interface Asked {
  port: number;
  host?: "127.0.0.1" | "::1";
  from?: string;
  headers?: Record<string, string | string[]>;
}

/** A server that tells whom it sees. */
async function startSeer(trustedProxies: TrustedProxies): Promise<{ test: TestApp; port: number }> {
  const test = await startTestApp({ trustedProxies }, {}, (app) => {
    app.get("/seen", async (asked) => ({
      visitor: visitorOf(asked),
      origin: `${asked.protocol}://${asked.host}`,
      socket: asked.socket.remotePort,
    }));
  });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const address = test.app.server.address();
  return { test, port: typeof address === "object" && address ? address.port : 0 };
}

function see({ port, host = "127.0.0.1", from, headers = {} }: Asked): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host, path: "/seen", headers, ...(from ? { localAddress: from } : {}) },
      (answer) => {
        let text = "";
        answer.on("data", (data: Buffer) => (text += data.toString()));
        answer.on("end", () => resolve(JSON.parse(text) as Seen));
      },
    );
    asking.on("error", reject);
    asking.end();
  });
}

/** Asks several times over one HTTP/2 connection. */
async function seeByHttp2(
  port: number,
  headers: readonly Record<string, string>[],
): Promise<Seen[]> {
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    return await Promise.all(
      headers.map(
        (sent) =>
          new Promise<Seen>((resolve, reject) => {
            const stream = session.request({ ":path": "/seen", ...sent });
            let text = "";
            stream.on("data", (data: Buffer) => (text += data.toString()));
            stream.on("end", () => resolve(JSON.parse(text) as Seen));
            stream.on("error", reject);
            stream.end();
          }),
      ),
    );
  } finally {
    session.close();
  }
}

const forged = { "x-forwarded-for": "203.0.113.1, 198.51.100.2" };

describe.each(["nginx", "haproxy"] as const)("behind %s", (kind) => {
  let seer: { test: TestApp; port: number };
  let proxy: RealProxy;
  beforeAll(async () => {
    seer = await startSeer(1);
    proxy = await startProxy(kind, programs[kind], seer.port);
  });
  afterAll(async () => {
    await proxy.stop();
    await seer.test.close();
  });

  it("counts the connected address as the client, whatever X-Forwarded-For says", async () => {
    const { http1: port } = proxy;
    expect((await see({ port })).visitor).toBe("127.0.0.1");
    expect((await see({ port, headers: forged })).visitor).toBe("127.0.0.1");
    expect((await see({ port, from: "127.0.0.9", headers: forged })).visitor).toBe("127.0.0.9");
    const twice = { "x-forwarded-for": ["203.0.113.1", "127.0.0.77"] };
    expect((await see({ port, headers: twice })).visitor).toBe("127.0.0.1");
    const forwarded = { forwarded: "for=203.0.113.1", "x-real-ip": "203.0.113.1" };
    expect((await see({ port, headers: forwarded })).visitor).toBe("127.0.0.1");
  });

  it("the same holds for HTTP/2, many calls over one connection", async () => {
    const calls = [{}, forged, { "x-forwarded-for": "::1" }, forged];
    const seen = await seeByHttp2(proxy.http2, calls);
    expect(seen.map(({ visitor }) => visitor)).toEqual(calls.map(() => "127.0.0.1"));
  });

  it("clients who share its kept connection to us are told apart", async () => {
    const { http1: port } = proxy;
    const seen: Seen[] = [];
    for (const from of ["127.0.0.11", "127.0.0.12", "127.0.0.13", "127.0.0.11"])
      seen.push(await see({ port, from, headers: forged }));
    expect(seen.map(({ visitor }) => visitor)).toEqual([
      "127.0.0.11",
      "127.0.0.12",
      "127.0.0.13",
      "127.0.0.11",
    ]);
    expect(new Set(seen.map(({ socket }) => socket)).size).toBeLessThan(seen.length);
  });

  it("an IPv6 client counts by its /64", async () => {
    expect((await see({ port: proxy.http1, host: "::1", headers: forged })).visitor).toBe(
      "0:0:0:0::",
    );
  });

  it("the address that people use is the proxy's, not what a client says of it", async () => {
    const { http1: port } = proxy;
    const headers = { host: "localhost:4711", "x-forwarded-proto": "https" };
    expect((await see({ port, headers })).origin).toBe("http://localhost:4711");
    const named = { host: "localhost:4711", "x-forwarded-host": "evil.example" };
    expect((await see({ port, headers: named })).origin).toBe("http://localhost:4711");
  });

  it("failures count by client, not by proxy", async () => {
    const payload = JSON.stringify({
      email: `nobody.${kind}@example.test`,
      password: "wrong-2026",
    });
    const signIn = (from: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = {
          "content-type": "application/json",
          "content-length": payload.length,
          ...forged,
        };
        const options = { port: proxy.http1, path: "/api/auth/sign-in", method: "POST", headers };
        const asking = request({ ...options, host: "127.0.0.1", localAddress: from }, (answer) => {
          answer.resume();
          answer.on("end", () => resolve(answer.statusCode ?? 0));
        });
        asking.on("error", reject);
        asking.end(payload);
      });
    await signIn("127.0.0.21");
    await signIn("127.0.0.22");
    const keys = await seer.test.asOwner<{ key: string }>(
      "select key from throttle where key like 'sign-in:address:%' order by key",
    );
    const addresses = keys.map(({ key }) => key.replace("sign-in:address:", ""));
    expect(addresses.filter((one) => one.startsWith("127.0.0.2"))).toEqual([
      "127.0.0.21",
      "127.0.0.22",
    ]);
  });
});

describe("behind two proxies", () => {
  it.each([
    ["a number", 2],
    ["their network", ["127.0.0.1/32"]],
  ] as const)("named by %s, the client is in front of both", async (_how, trusted) => {
    const seer = await startSeer(trusted);
    const inner = await startProxy("haproxy", programs.haproxy, seer.port);
    const outer = await startProxy("nginx", programs.nginx, inner.http1);
    const headers = { ...forged };
    expect((await see({ port: outer.http1, from: "127.0.0.31", headers })).visitor).toBe(
      "127.0.0.31",
    );
    await outer.stop();
    await inner.stop();
    await seer.test.close();
  });
});

describe("where no proxy is trusted", () => {
  it("nothing of what a client says of herself is believed", async () => {
    const seer = await startSeer(0);
    const headers = { ...forged, host: "localhost:1", "x-forwarded-host": "evil.example" };
    const seen = await see({ port: seer.port, headers });
    expect([seen.visitor, seen.origin]).toEqual(["127.0.0.1", "http://localhost:1"]);
    const named = await startSeer(["10.0.0.0/8"]);
    expect((await see({ port: named.port, headers })).visitor).toBe("127.0.0.1");
    await seer.test.close();
    await named.test.close();
  });
});
