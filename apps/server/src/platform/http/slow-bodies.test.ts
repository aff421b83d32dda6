import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { endSlowBodies, headersLimitMs, requestLimitMs } from "./slow-bodies.ts";

let test: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  app = Fastify();
  endSlowBodies(app, 60);
  app.post("/a", async () => ({ ok: true }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** Sends a text as it is and returns what came back before the connection ended. */
function send(text: string, isEnded: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (data) => {
      heard += data.toString();
      if (isEnded) socket.end();
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

const head = (length: number, type = "application/json"): string =>
  `POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

describe("a body that does not come", () => {
  it("ends its connection, and one that comes is answered", async () => {
    expect(await send(`${head(30)}{"a":`, false)).toBe("");
    expect(await send(`${head(8)}{"a": 1}`, true)).toContain('{"ok":true}');
  });

  it("is waited for as long as a whole call may take where it is an upload", () => {
    const { server } = test.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([
      headersLimitMs,
      requestLimitMs,
    ]);
  });
});
