import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGets, throttledGets } from "../testing/all-gets.ts";
import type { AllGets } from "../testing/all-gets.ts";
import { startReplicated } from "../testing/hot-standby.ts";
import type { Replicated } from "../testing/hot-standby.ts";
import { openTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Caller } from "../testing/test-caller.ts";

/** A time of the clock that runs, as the one of servers does. */
const began = new Date("2026-11-26T12:00:00Z").getTime() - performance.now();
const now = (): Date => new Date(began + performance.now());

let pair: Replicated;
/** Two servers on one database and its hot standby. */
let first: TestApp;
let second: TestApp;
let gets: AllGets;
let baker: Caller;

beforeAll(async () => {
  pair = await startReplicated();
  const changes = { databaseReadUrl: pair.readUrl };
  first = await openTestApp(pair.database, changes, { now });
  second = await openTestApp(pair.database, changes, { now });
  gets = await openGets(first);
  ({ baker } = gets);
}, 120_000);
beforeEach(async () => {
  await baker.post("/api/auth/refresh");
});
afterAll(async () => {
  await first.close();
  await second.close();
  await pair.stop();
});

/** Someone at the other server: in the browser that they have, or in another one of the same session. */
function atSecond(browser: "same" | "other", { cookies } = baker): Caller {
  const brought = [...cookies].filter(
    ([name]) => browser === "same" || !name.endsWith("marzipan_wrote"),
  );
  return createCaller(second.app, new Map(brought));
}

async function listTasks(caller: Caller): Promise<string[]> {
  const { status, body } = await caller.get("/api/tasks");
  return status === 200 ? body.items.map(({ title }) => title) : [`${status}`];
}

async function businessOf({ email }: Caller): Promise<string> {
  const [row] = await first.asOwner<{ business_id: string }>(
    "select business_id from account where email_key = $1",
    [email],
  );
  return row?.business_id ?? "";
}

/** Returns whether a server reads a business from the replica. */
async function isReadThere({ deps }: TestApp, businessId: string): Promise<boolean> {
  const { rows } = await deps.database
    .tolerant(null)
    .read<{ is_replica: boolean }, "job">({ kind: "job", businessId }, () => ({
      text: "select pg_is_in_recovery() as is_replica",
      values: [],
    }));
  return rows[0]?.is_replica === true;
}

const patient = { timeout: 20_000 };

/** Runs steps while the replica shows nothing new, begun when a business is read from it. */
async function whileBehind(businessId: string, steps: () => Promise<void>): Promise<void> {
  await expect.poll(() => isReadThere(second, businessId), patient).toBe(true);
  await pair.pauseReplay();
  try {
    await steps();
  } finally {
    await pair.resumeReplay();
  }
}

describe("with a replica", { timeout: 60_000 }, () => {
  it("a list is read from it, and from the primary once it is too far behind", async () => {
    await baker.post("/api/tasks", { title: "Order flour" });
    await whileBehind(await businessOf(baker), async () => {
      await first.asOwner("update task set title = 'Order sugar'");
      expect(await listTasks(atSecond("other"))).toContain("Order flour");
      await expect.poll(() => listTasks(atSecond("other")), patient).toContain("Order sugar");
    });
  });

  it("a browser sees what it wrote, at every server and at once", async () => {
    await whileBehind(await businessOf(baker), async () => {
      await baker.post("/api/tasks", { title: "Mine" });
      expect(await listTasks(baker)).toContain("Mine");
      expect(await listTasks(atSecond("same"))).toContain("Mine");
    });
  });

  it("a browser that is told of a change sees it, others stay with the replica", async () => {
    const [own, other] = [await businessOf(baker), await businessOf(await first.member())];
    await expect.poll(() => isReadThere(second, own), patient).toBe(true);
    await whileBehind(other, async () => {
      await baker.post("/api/tasks", { title: "Told of" });
      await expect
        .poll(async () => [await isReadThere(second, own), await isReadThere(second, other)], {
          ...patient,
          interval: 10,
        })
        .toEqual([false, true]);
      expect(await listTasks(atSecond("other"))).toContain("Told of");
    });
  });

  it("what the replica does not know yet is not refused", async () => {
    await whileBehind(await businessOf(baker), async () => {
      const guest = await first.member();
      expect((await atSecond("other", guest).get("/api/tasks")).status).toBe(200);
    });
  });

  it("a revoked session reads on for as long as a replica may be behind, and no longer", async () => {
    const leaver = await first.member();
    await whileBehind(await businessOf(leaver), async () => {
      await first.asOwner("update session set revoked_at = now() where business_id = $1", [
        await businessOf(leaver),
      ]);
      expect(await listTasks(atSecond("other", leaver))).toEqual([]);
      await expect.poll(() => listTasks(atSecond("other", leaver)), patient).toEqual(["401"]);
      expect((await leaver.post("/api/tasks", { title: "Too late" })).status).toBe(401);
    });
  });

  it("everything goes on without the replica", async () => {
    const own = await businessOf(baker);
    await pair.stopReplica();
    expect(await listTasks(atSecond("other"))).toContain("Mine");
    expect((await baker.post("/api/tasks", { title: "Alone" })).status).toBe(201);
    await pair.startReplica();
    await expect.poll(() => isReadThere(second, own), patient).toBe(true);
    expect(await listTasks(atSecond("other"))).toContain("Alone");
  });

  it("reading goes on without the primary: no GET writes or locks there, writing is refused", async () => {
    const own = await businessOf(baker);
    await baker.post("/api/tasks", { title: "The last" });
    await expect.poll(() => isReadThere(first, own), patient).toBe(true);
    await pair.stopPrimary();
    expect(await listTasks(baker)).toContain("The last");
    const refused = await baker.post("/api/tasks", { title: "Not now" });
    expect([refused.status, refused.body.error.code]).toEqual([503, "unavailable"]);
    expect(refused.headers["retry-after"]).toBeDefined();
    expect(await gets.listFailed()).toEqual(throttledGets.map((id) => `${id} 503`));
    expect((await first.stranger().get(`/m/${gets.slug}`)).status).toBe(200);
    expect((await first.stranger().get("/readyz")).status).toBe(200);
  });
});
