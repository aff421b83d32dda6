import { addDays, monthStart } from "@marzipan/domain/dates";
import { quarterStart } from "@marzipan/domain/kept-sums";
import fc from "fast-check";
import { expect, it } from "vitest";
import { partsOfSpan } from "./client-parts.rules.ts";

const day = fc.integer({ min: 0, max: 800 }).map((after) => addDays("2026-01-01", after));
const span = fc.tuple(day, fc.integer({ min: 0, max: 500 }));

it("adds each day once to the span or to what lies before it, or to neither", () => {
  fc.assert(
    fc.property(span, ([from, length]) => {
      const to = addDays(from, length);
      const { from: first, end, cuts, months } = partsOfSpan([from, to]);
      for (let one = addDays(from, -140); one <= addDays(to, 140); one = addDays(one, 1)) {
        const quarter = quarterStart(one);
        const read = [
          ...cuts.filter(({ days }) => days[0] <= one && one <= days[1]),
          ...months.filter(({ month }) => month === monthStart(one)),
        ];
        const added = (of: "inSpan" | "before"): number =>
          read.reduce((sum, cut) => sum + cut[of], 0);
        const isKept = quarter >= first && quarter < end;
        expect([
          one,
          Number(isKept) + added("inSpan"),
          Number(quarter < first) + added("before"),
        ]).toEqual([one, Number(one >= from && one <= to), Number(one < from)]);
      }
    }),
    { numRuns: 60 },
  );
});

it("reads the fewer days on either side of a cut", () => {
  const { cuts } = partsOfSpan(["2026-01-03", "2026-04-28"]);
  expect(cuts.map(({ days }) => days)).toEqual([
    ["2026-01-01", "2026-01-02"],
    ["2026-04-29", "2026-04-30"],
  ]);
});

it("reads one month where a quarter is cut, and none where it ends", () => {
  const monthsOf = (from: string, to: string): (string | null)[] =>
    partsOfSpan([from, to]).months.map(({ month }) => month);
  expect(monthsOf("2026-01-01", "2026-06-30")).toEqual([null, null]);
  expect(monthsOf("2026-02-01", "2026-05-31")).toEqual(["2026-01-01", "2026-06-01"]);
});
