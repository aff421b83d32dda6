import { expect, it } from "vitest";
import { batchNotices } from "./notice-batches.ts";
import { createPace } from "./pace.ts";

it("refuses what would wait too long, of that sender only", async () => {
  const pace = createPace(() => 0);
  const first = pace.enter("203.0.113.1");
  const waiting = Array.from({ length: 1140 }, () => pace.enter("203.0.113.1"));
  await first;
  expect(pace.isBusy()).toBe(true);
  await expect(
    Promise.all(Array.from({ length: 20 }, () => pace.enter("203.0.113.1"))),
  ).rejects.toMatchObject({ code: "unavailable" });
  await pace.enter("203.0.113.2");
  void Promise.allSettled(waiting);
});

it("keeps notices by few statements while more are on their way, and one alone at once", async () => {
  let areMore = false;
  const statements: number[] = [];
  const keep = batchNotices(
    async (notices) => {
      statements.push(notices.length);
      return new Set(notices.map(({ event_id: id }) => id));
    },
    () => areMore,
  );
  const occurred_at = "2026-11-26T12:00:00Z";
  const notice = (event_id: string) => ({ event_id, event_type: "any", occurred_at, data: {} });
  expect(await keep(notice("alone"))).toBe(true);
  areMore = true;
  const kept = Array.from({ length: 30 }, (_, at) => keep(notice(`evt_${at % 15}`)));
  expect((await Promise.all(kept)).filter(Boolean)).toHaveLength(15);
  expect(statements).toEqual([1, 30]);
});
