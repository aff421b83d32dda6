import { languages } from "@marzipan/contract/languages";
import { makeFormat } from "@marzipan/phrases/format";
import { expect, it } from "vitest";
import { sayHours } from "./hours.ts";

const morning = { from: "07:00", to: "13:00" };
const week = [[morning], [morning], [], [], [], [{ from: "07:00", to: "12:30" }], []];

it("a line never ends between a time and its half of the day", () => {
  for (const language of languages) {
    const format = makeFormat(language);
    const said = sayHours(week, { format });
    for (const time of ["07:00", "13:00", "12:30"]) {
      expect(said).toContain(format.time(time).replaceAll(/\s/g, "\u00a0"));
    }
  }
  expect(sayHours(week, { format: makeFormat("en") })).toBe(
    "Sun and Mon 7:00\u00a0AM–1:00\u00a0PM · Fri 7:00\u00a0AM–12:30\u00a0PM",
  );
});
