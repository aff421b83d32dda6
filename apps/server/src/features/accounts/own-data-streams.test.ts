import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// An archive of 300 MB whose reader goes away, stands still, or whose files cannot be had in the middle.

const files = 300;
const megabyte = Buffer.alloc(1024 ** 2, 7);

let test: TestApp;
let asked = 0;
let isAway = false;
beforeAll(async () => {
  test = await startTestApp();
  const { files: store } = test.deps;
  test.deps.files = {
    ...store,
    get: async () => {
      asked += 1;
      if (isAway) throw new Error("away");
      return megabyte;
    },
  };
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  asked = 0;
  isAway = false;
});
afterAll(() => test.close());

async function begin(): Promise<IncomingMessage> {
  const baker: Caller = await test.member();
  await test.asOwner(
    `insert into file (business_id, id, kind, width, height, size_bytes, content_hash, created_at)
       select $1, gen_random_uuid(), 'picture', 9, 9, 9, 'h', now() from generate_series(1, $2::int)`,
    [await businessOf(baker), files],
  );
  const { port } = test.app.server.address() as AddressInfo;
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, host: "localhost:3000" };
  const asking = request({ host: "127.0.0.1", port, path: "/api/me/export", headers }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  answer.on("error", () => undefined);
  return answer;
}

const connections = (): Promise<number> =>
  new Promise((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));

it("is read no faster than it is taken, and no further once its reader has gone", async () => {
  const answer = await begin();
  answer.pause();
  let before = -1;
  // What the system and the stream take ahead is a few megabytes; then it waits.
  await expect
    .poll(
      () => {
        const isStill = asked === before && asked > 0;
        before = asked;
        return isStill;
      },
      { interval: 300, timeout: 15_000 },
    )
    .toBe(true);
  expect(asked).toBeLessThan(30);
  answer.destroy();
  await expect.poll(connections).toBe(0);
  expect(asked).toBeLessThan(before + 3);
});

it("is cut off when its reader takes nothing for a while", async () => {
  const { timeout } = test.app.server;
  expect(timeout).toBe(180_000);
  test.app.server.setTimeout(300);
  const answer = await begin();
  answer.pause();
  await expect.poll(connections, { timeout: 15_000 }).toBe(0);
  test.app.server.setTimeout(timeout);
  expect(asked).toBeLessThan(30);
});

it("is cut short, never passed off as whole, when a file cannot be had", async () => {
  const answer = await begin();
  answer.once("data", () => {
    isAway = true;
  });
  const ended = Promise.race([
    once(answer, "end").then(() => "whole"),
    new Promise((resolve) =>
      answer.once("close", () => resolve(answer.complete ? "whole" : "cut")),
    ),
  ]);
  answer.resume();
  expect(await ended).toBe("cut");
});
