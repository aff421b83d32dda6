import { insightKinds } from "@marzipan/contract/insights";
import { expect, it } from "vitest";
import { findInsights } from "./rank.ts";
import { randomShop, today } from "./testing.ts";

// Seconds of work, and as many more as other work takes next to it.
it(
  "says from noise alone each kind in at most 5 % of 400 random shops",
  { timeout: 180_000 },
  () => {
    const alarms = new Map<string, number>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const kinds = findInsights(randomShop(seed), "ILS", today).map(({ kind }) => kind);
      for (const kind of new Set(kinds)) alarms.set(kind, (alarms.get(kind) ?? 0) + 1);
    }
    const tooOften = insightKinds.filter((kind) => (alarms.get(kind) ?? 0) > 20);
    expect(tooOften, JSON.stringify([...alarms])).toEqual([]);
  },
);
