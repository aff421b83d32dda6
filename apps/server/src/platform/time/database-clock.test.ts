import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../wiring/app.ts";
import type { Deps } from "../feature/deps.ts";
import { createDatabaseClock } from "./database-clock.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
const clocks: DatabaseClock[] = [];
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  for (const clock of clocks) clock.stop();
  await test.close();
});

/** A server process on a machine whose clock is wrong by so many seconds; asked, it follows the database. */
async function startServer(wrongBySeconds: number, isAsked: boolean) {
  const machineMs = (): number => Date.now() + wrongBySeconds * 1000;
  const clock = createDatabaseClock({
    database: test.deps.database,
    log: test.deps.log,
    machineMs,
  });
  clocks.push(clock);
  if (isAsked) await clock.start();
  const deps: Deps = { ...test.deps, now: clock.now };
  const { app } = await buildApp(deps);
  return { clock, app, caller: createCaller(app) };
}

async function refreshTwice(first: Caller, second: Caller, baker: Caller): Promise<string[]> {
  await first.post("/api/auth/sign-in", { email: baker.email, password: baker.password });
  const before = new Map(first.cookies);
  const renewed = await first.post("/api/auth/refresh");
  // Its answer was lost: the browser asks again with what it has, and comes to the other server.
  for (const [name, value] of before) second.cookies.set(name, value);
  const again = await second.post("/api/auth/refresh");
  return [renewed, again].map(({ status, body }) => `${status} ${body.error?.code ?? ""}`.trim());
}

describe("two servers whose clocks differ by 90 seconds", () => {
  it("take a repeated refresh for theft where each goes by its own clock", async () => {
    const [late, early] = [await startServer(0, false), await startServer(90, false)];
    const outcome = await refreshTwice(late.caller, early.caller, await test.member());
    expect(outcome).toEqual(["200", "401 session_reused"]);
    await Promise.all([late.app.close(), early.app.close()]);
  });

  it("agree on it by the database's clock", async () => {
    const [late, early] = [await startServer(-45, true), await startServer(45, true)];
    expect(Math.abs(late.clock.now().getTime() - early.clock.now().getTime())).toBeLessThan(1000);
    const baker = await test.member();
    expect(await refreshTwice(late.caller, early.caller, baker)).toEqual(["200", "200"]);
    expect(await refreshTwice(early.caller, late.caller, baker)).toEqual(["200", "200"]);
    await Promise.all([late.app.close(), early.app.close()]);
  });
});
