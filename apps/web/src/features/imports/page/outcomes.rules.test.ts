import { describe, expect, it } from "vitest";
import { readCell, keepNumber } from "../reading/cell-text.rules.ts";
import { readCsv, writeCsv } from "../reading/csv.rules.ts";
import { sortOutcomes } from "../sending/outcomes.rules.ts";
import type { RowAnswer, RowOutcome } from "../sending/outcomes.rules.ts";
import { inCalls } from "../matching/rows.rules.ts";
import { findStep } from "./steps.rules.ts";
import { lettersOf } from "../matching/table.rules.ts";
import { minutesLeft } from "../running/time-left.rules.ts";

const answer = (row: number, outcome: RowOutcome, isOverLimit = false): [number, RowAnswer] => [
  row,
  { row, outcome, id: null, known: null, problems: [], isOverLimit },
];

describe("the outcomes", () => {
  it("stand together: rows of later calls pass the plan's room, too", () => {
    const answers = new Map([
      answer(2, "new"),
      answer(3, "refused", true),
      answer(4, "joined"),
      answer(5, "new"),
      answer(6, "new"),
      answer(7, "refused"),
    ]);
    const rows = [2, 3, 4, 5, 6, 7, 8].map((row) => ({ row }));
    const sorted = sortOutcomes(rows, answers, 2);
    expect(sorted.rows).toEqual({ new: [2, 5], joined: [4], unchanged: [], refused: [7, 3, 6] });
    expect([...sorted.overLimit]).toEqual([3, 6]);
    expect(sortOutcomes(rows, answers, null).rows.new).toEqual([2, 5, 6]);
  });
});

describe("rows", () => {
  it("are cut into calls", () => {
    expect(inCalls([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inCalls([], 2)).toEqual([]);
  });
});

describe("a column", () => {
  it("has the letters of a spreadsheet", () => {
    expect([0, 25, 26, 51, 52, 99].map(lettersOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "CV"]);
  });
});

describe("a cell of a workbook", () => {
  it("reads as a person sees it", () => {
    const numbers = [
      "525550142",
      "5.25550142E8",
      "1234567890123456789",
      "1E-7",
      "-1.5e2",
      "12.50",
      "0.30000000000000004",
      "1E400",
    ];
    expect(numbers.map((one) => readCell(keepNumber(one)))).toEqual([
      "525550142",
      "525550142",
      "1234567890123456789",
      "1e-7",
      "-150",
      "12.5",
      "0.3",
      "1E400",
    ]);
    expect(
      [null, " a ", true, new Date("1988-11-03T00:00:00Z"), new Date("1988-11-03T09:20:00Z")].map(
        readCell,
      ),
    ).toEqual(["", "a", "TRUE", "1988-11-03", "1988-11-03 09:20"]);
  });
});

describe("a file that is written", () => {
  it("opens as texts, in its encoding, and is read as it was", () => {
    const cells = ["=1+1", "@a", "-5", "+972", "a,b", "שם"];
    const written = writeCsv([cells, cells]);
    expect(written.slice(0, written.indexOf("\n") + 1)).toBe(
      "\uFEFF'=1+1,'@a,'-5,'+972,\"a,b\",שם\r\n",
    );
    expect(readCsv(written.slice(1)).slice(0, 2)).toEqual([cells, cells]);
  });
});

describe("the step that is shown", () => {
  const nothing = { hasDraft: false, run: null };
  it("is that of the address, as far as there is something for it", () => {
    expect(findStep(undefined, nothing)).toBe("file");
    for (const asked of ["columns", "check", "import", "foo"])
      expect(findStep(asked, nothing)).toBe("file");
    expect(findStep("check", { hasDraft: true, run: null })).toBe("check");
    expect(findStep("import", { hasDraft: false, run: "done" })).toBe("import");
    expect(findStep(undefined, { hasDraft: false, run: "done" })).toBe("file");
  });

  it("is the last one while rows come in, wherever one comes from", () => {
    for (const run of ["running", "stopping", "lost", "failed"] as const)
      expect(findStep("columns", { hasDraft: true, run })).toBe("import");
  });
});

describe("the time that an import still takes", () => {
  const run = { total: 50_000, done: 5000, startedAt: 0, heardAt: 20_000 };
  it("is told by the time so far, once that says something", () => {
    expect(minutesLeft(run)).toBe(3);
    expect(minutesLeft({ ...run, done: 45_000 })).toBe(0);
    expect(minutesLeft({ ...run, done: 400 })).toBeNull();
    expect(minutesLeft({ ...run, done: 50_000 })).toBeNull();
  });
});
