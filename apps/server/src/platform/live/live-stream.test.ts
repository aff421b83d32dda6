import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { openEar } from "../testing/live-ear.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

it("a stream that was ended hears no more, and the server lives on", async () => {
  const baker = await test.member();
  const businessId = await businessOf(baker);
  const { sessionId } = await readSessionProof(test, baker);
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const stream = await fetch(`${url}/api/live`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const heard = stream.text();
  await expect.poll(() => test.deps.live.count()).toBe(1);

  const failures: unknown[] = [];
  const note = (error: unknown): void => void failures.push(error);
  process.on("uncaughtException", note);
  // One transaction's notices arrive together: the second finds the stream ended and not yet closed.
  await test.asOwner("select pg_notify('marzipan_live', $1), pg_notify('marzipan_live', $2)", [
    JSON.stringify({ sessions: [sessionId] }),
    JSON.stringify({ business: businessId, topics: ["account"] }),
  ]);
  expect(await heard).toContain("event: signed-out");
  await expect.poll(() => test.deps.live.count()).toBe(0);
  process.off("uncaughtException", note);
  expect(failures).toEqual([]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it("a person held back by a gate hears changes of their own account, and nothing else", async () => {
  const baker = await test.member({ isApproved: false });
  const business = await businessOf(baker);
  const { sessionId } = await readSessionProof(test, baker);
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  expect((await fetch(`${url}/api/live`, { headers: { cookie } })).status).toBe(403);
  const stream = await fetch(`${url}/api/live/gate`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const heard = stream.text();
  await expect.poll(() => test.deps.live.count()).toBe(1);
  for (const topics of [["orders"], ["account"]]) test.deps.live.tell(business, topics as never);
  test.deps.live.tell(business, ["account"]);
  const ear = await openEar(test.deps.live, { businessId: business, sessionId: "another" });
  test.deps.live.endSessions([sessionId]);
  ear.leave();
  const text = await heard;
  expect(text).toMatch(/event: change[^]*account[^]*event: signed-out/);
});
