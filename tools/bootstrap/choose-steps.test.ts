import { describe, expect, it } from "vitest";
import { chooseSteps, chooseStepsOrFiles } from "./choose-steps.mjs";

const steps = ["format", "lint", "web-types", "menu-types", "typed-lint"].map((name) => ({ name }));

describe("chosen steps", () => {
  it.each([
    [[], ["format", "lint", "web-types", "menu-types", "typed-lint"]],
    [["format"], ["format"]],
    [
      ["types", "lint"],
      ["lint", "web-types", "menu-types"],
    ],
  ])("of the names %j are %j", (names, expected) => {
    expect(chooseSteps(steps, names).map(({ name }) => name)).toEqual(expected);
  });

  it("are listed when a name is unknown", () => {
    expect(() => chooseSteps(steps, ["format", "colours"])).toThrow(
      "There is no “colours”. Choose from: format, lint, web-types, menu-types, typed-lint.",
    );
  });

  it("include those for test files whose path contains a name", () => {
    const own = "tools/bootstrap/choose-steps.test.ts";
    const chosen = chooseStepsOrFiles(steps, ["format", own], (files) => [
      { name: files.join(" ") },
    ]);
    expect(chosen.map(({ name }) => name)).toEqual(["format", own]);
    expect(() => chooseStepsOrFiles(steps, ["colours"], () => [])).toThrow(
      /^There is no “colours”\. Choose from: .*, or part of the path of a test file\.$/,
    );
  });
});
