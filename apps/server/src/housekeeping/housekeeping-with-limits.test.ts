import { pino } from "pino";
import { expect, it } from "vitest";
import { cleanUpWithLimits } from "./housekeeping-with-limits.ts";

const dayMs = 86_400_000;

async function cleanUpAfter(jumpedMs: number): Promise<[cleaned: number, said: number]> {
  let cleaned = 0;
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  await cleanUpWithLimits({ log }, { jumpedMs: () => jumpedMs }, async () => void (cleaned += 1));
  return [cleaned, lines.length];
}

it("cleans up while the clock can be trusted, and says why it does not when it has jumped", async () => {
  expect(await cleanUpAfter(0)).toEqual([1, 0]);
  expect(await cleanUpAfter(2 * dayMs)).toEqual([0, 1]);
  expect(await cleanUpAfter(-2 * dayMs)).toEqual([0, 1]);
});
