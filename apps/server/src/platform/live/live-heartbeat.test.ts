import cookie from "@fastify/cookie";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { answerErrors } from "../http/error-handler.ts";
import { openStream } from "../testing/open-stream.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { bindLive } from "./live.routes.ts";

const heartbeatMs = 20;
const outage = { isOn: false };

let test: TestApp;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  test = await startTestApp();
  app = Fastify({ forceCloseConnections: true });
  answerErrors(app, test.deps.log);
  await app.register(cookie);
  bindLive(app, withOutages(test.deps), heartbeatMs);
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** The dependencies with a database that can be out of reach. */
function withOutages(deps: Deps): Deps {
  const { database } = deps;
  const read: typeof database.read = async (proof, statement) => {
    if (outage.isOn) throw new AppError("unavailable");
    return await database.read(proof, statement);
  };
  return { ...deps, database: Object.assign(Object.create(database) as typeof database, { read }) };
}

async function firstOther(next: () => Promise<string>, usual: string): Promise<string> {
  let event = await next();
  while (event === usual) event = await next();
  return event;
}

it("an unreachable database ends no session: the stream goes on", async () => {
  const next = await openStream(await test.member(), `${url}/api/live`);
  expect(await next()).toBe("here {}");
  outage.isOn = true;
  for (let beat = 0; beat < 5; beat += 1) expect(await next()).toBe("here {}");
  outage.isOn = false;
  expect(await next()).toBe("here {}");
});

it("a session that has ended for certain signs out, and the stream closes", async () => {
  const baker = await test.member();
  const next = await openStream(baker, `${url}/api/live`);
  await test.asOwner(
    "update session set revoked_at = now() where account_id = (select id from account where email_key = $1)",
    [baker.email],
  );
  expect(await firstOther(next, "here {}")).toBe("signed-out {}");
  expect(await next()).toBe("closed");
});

it("a blocked account is told that it changed, and hears no more", async () => {
  const baker = await test.member();
  const next = await openStream(baker, `${url}/api/live`);
  await test.asOwner("update account set blocked_at = now() where email_key = $1", [baker.email]);
  expect(await firstOther(next, "here {}")).toBe('change {"topics":["account"]}');
  expect(await next()).toBe("closed");
});
