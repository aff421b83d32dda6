import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

const bigBytes = 6 * 1024 * 1024;
const boundary = "of-this-test";

let test: TestApp;
let baker: Caller;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

interface Said {
  status: number;
  socketPort: number;
}

/** Sends a call on the one connection of the agent. */
function send(method: string, path: string, type?: string, body?: Buffer): Promise<Said> {
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    cookie,
    ...(type ? { "content-type": type, "content-length": body?.length } : {}),
    ...(method === "POST" ? { "idempotency-key": "refused-body" } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method, agent, headers }, (answer) => {
      const socketPort = answer.socket.localPort ?? 0;
      answer.resume().once("end", () => resolve({ status: answer.statusCode ?? 0, socketPort }));
    });
    call.once("error", reject);
    call.end(body);
  });
}

it("a file refused before its end does not block the next call on the connection", async () => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="wrong"; filename="a.jpg"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(bigBytes, "x"),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const refused = await send("POST", "/api/files/pictures", type, body);
  expect(refused.status).toBe(400);
  expect((await send("GET", "/api/me")).status).toBe(200);
});
