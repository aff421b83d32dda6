import { addDays, monthStart } from "@marzipan/domain/dates";
import fc from "fast-check";
import { expect, it } from "vitest";
import { monthsOfSpan } from "./client-months.rules.ts";

const day = fc.integer({ min: 0, max: 800 }).map((after) => addDays("2026-01-01", after));
const span = fc.tuple(day, fc.integer({ min: 0, max: 500 }));

it("adds each day once to the span or to what lies before it, or to neither", () => {
  fc.assert(
    fc.property(span, ([from, length]) => {
      const to = addDays(from, length);
      const { from: first, end, cuts } = monthsOfSpan([from, to]);
      for (let one = addDays(from, -70); one <= addDays(to, 70); one = addDays(one, 1)) {
        const month = monthStart(one);
        const read = cuts.filter(({ days }) => days[0] <= one && one <= days[1]);
        const added = (of: "inSpan" | "before"): number =>
          read.reduce((sum, cut) => sum + cut[of], 0);
        const isKept = month >= first && month < end;
        expect([
          one,
          Number(isKept) + added("inSpan"),
          Number(month < first) + added("before"),
        ]).toEqual([one, Number(one >= from && one <= to), Number(one < from)]);
      }
    }),
    { numRuns: 60 },
  );
});

it("reads the fewer days on either side of a cut", () => {
  const { cuts } = monthsOfSpan(["2026-01-03", "2026-04-28"]);
  expect(cuts.map(({ days }) => days)).toEqual([
    ["2026-01-01", "2026-01-02"],
    ["2026-04-29", "2026-04-30"],
  ]);
});
