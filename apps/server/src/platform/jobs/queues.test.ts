import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { eachAlone } from "./each-alone.ts";
import { hearGivenUp, openQueue } from "./queues.ts";

const never = "0 0 1 1 *";
const timeout = 60_000;
const log = {
  errors: [] as object[],
  error: (facts: object) => log.errors.push(facts),
  warn: () => undefined,
};

let test: TestApp;
let boss: PgBoss;
beforeAll(async () => {
  test = await startTestApp();
  boss = new PgBoss({ connectionString: test.ownerUrl, max: 2, superviseIntervalSeconds: 1 });
  boss.on("error", () => undefined);
  await boss.start();
  await hearGivenUp(boss, log as never);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await test.close();
});

/** Opens a queue that is asked once, and returns how often its job ran. */
async function openAsked(name: string, run: () => Promise<void>): Promise<() => number> {
  let runs = 0;
  let ask: () => void = () => undefined;
  await openQueue(
    boss,
    log as never,
    {
      name,
      cron: never,
      mostSeconds: 1,
      pollSeconds: 0.5,
      run: () => {
        runs += 1;
        return run();
      },
      whenAsked: (asking) => {
        ask = asking;
      },
    },
    { times: 1, pauseSeconds: 0 },
  );
  ask();
  return () => runs;
}

describe("a job", () => {
  it(
    "that fails or hangs is tried again, given up and told of once; others go on",
    { timeout: 2 * timeout },
    async () => {
      const runsOf = {
        fails: await openAsked("fails", () => Promise.reject(new Error("broken"))),
        hangs: await openAsked("hangs", () => new Promise<void>(() => undefined)),
        works: await openAsked("works", async () => undefined),
      };
      const told = (job: string): object[] =>
        log.errors.filter((one) => (one as { job?: string }).job === job);
      await expect.poll(() => told("fails").length + told("hangs").length, { timeout }).toBe(2);
      expect([runsOf.fails(), runsOf.hangs(), runsOf.works()]).toEqual([2, 2, 1]);
      expect(JSON.stringify(told("fails"))).toContain("broken");
      expect(log.errors).toHaveLength(2);
    },
  );
});

describe("rows that are acted on each alone", () => {
  it("go on after one that fails, and stop where everything is away", async () => {
    const acted: string[] = [];
    const errors: object[] = [];
    const own = { error: (facts: object) => void errors.push(facts) };
    const act = async (row: string): Promise<void> => {
      if (row === "poison") throw new Error("poison");
      if (row === "away") throw new AppError("unavailable");
      acted.push(row);
    };
    const run = (rows: string[]) => eachAlone(own as never, rows, (row) => row, act);
    await run(["a", "poison", "b"]);
    expect(acted).toEqual(["a", "b"]);
    expect(errors).toMatchObject([{ id: "poison" }]);
    await expect(run(["c", "away", "d"])).rejects.toMatchObject({ code: "unavailable" });
    expect(acted).toEqual(["a", "b", "c"]);
  });
});
