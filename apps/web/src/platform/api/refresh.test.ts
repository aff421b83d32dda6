import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refreshOnce } from "./refresh.ts";

const now = 1_800_000_000_000;
const kept = new Map<string, string>();
let renewals = 0;
beforeEach(() => {
  renewals = 0;
  kept.clear();
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal("fetch", async () => {
    renewals += 1;
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("renews once for all tabs that failed before it", async () => {
  await Promise.all([refreshOnce(now - 10), refreshOnce(now - 5), refreshOnce(now - 1)]);
  expect(renewals).toBe(1);
  vi.setSystemTime(now + 120_000);
  await refreshOnce(now + 119_000);
  expect(renewals).toBe(2);
});

it("renews also after the clock was set back", async () => {
  await refreshOnce(now - 1);
  vi.setSystemTime(now - 90_000);
  await refreshOnce(now - 90_001);
  expect(renewals).toBe(2);
});
