import { describe, expect, it } from "vitest";
import { findLocalizedData } from "./structure/localized-output.ts";

const complaintsOf = (text: string): string[] => findLocalizedData({ path: "a.ts", text });

describe("a module that takes localized output as data is refused", () => {
  it.each([
    ["in one expression", 'const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);'],
    ["without new", 'const day = Intl.DateTimeFormat("sv-SE").format(at);'],
    ["by a variable", 'const clock = new Intl.DateTimeFormat("en-GB");\nread(clock.format(at));'],
    [
      "by a field",
      'const zone = { clock: new Intl.DateTimeFormat("en-CA") };\nzone.clock.format(at);',
    ],
    [
      "by a class's field",
      'this.clock = new Intl.DateTimeFormat("en-CA");\nthis.clock.format(at);',
    ],
    ["by a cache", 'keep(() => new Intl.DateTimeFormat("en-CA")).format(at);'],
    ["by a method of Date", 'const day = at.toLocaleDateString("en-CA");'],
    ["cut apart", "const hour = clock.format(at).slice(0, 2);"],
    ["searched", 'if (dates.formatRange(from, to).includes("/")) show();'],
    ["as a number", "const hour = Number(clock.format(at));"],
    ["parsed as a date", "const day = new Date(clock.format(at));"],
    ["parsed after a change", 'const ms = Date.parse(clock.format(at).replace("/", "-"));'],
    ["compared", "if (clock.format(a) === clock.format(b)) show();"],
    ["compared, from the product's formats", "if (percent === format.percent(0)) show();"],
  ])("%s", (_name, text) => {
    expect(complaintsOf(text)).toHaveLength(1);
  });

  it("and so is a date that engines read differently", () => {
    expect(complaintsOf('const at = new Date("Nov 28, 2026");')).toHaveLength(1);
    expect(complaintsOf('const ms = Date.parse("2026-11-28 10:00");')).toHaveLength(1);
  });
});

describe("a module may", () => {
  it.each([
    ["build days of parts", 'new Intl.DateTimeFormat("en", { timeZone }).formatToParts(at);'],
    ["try a time zone", 'new Intl.DateTimeFormat("en", { timeZone: name });'],
    ["write for people", "const clock = new Intl.DateTimeFormat(tag);\nshow(clock.format(at));"],
    [
      "ask for the hour cycle",
      "const format = new Intl.DateTimeFormat(tag);\nformat.resolvedOptions() === known;",
    ],
    ["change what is shown", 'show(format.time(time).replaceAll(" ", noBreakSpace));'],
    ["parse ISO dates", 'const at = new Date("2026-11-28T10:00:00Z");\nDate.parse(text);'],
  ])("%s", (_name, text) => {
    expect(complaintsOf(text)).toEqual([]);
  });
});
