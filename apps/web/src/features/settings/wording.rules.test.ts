import { describe, expect, it } from "vitest";
import { remember, splitWording, step } from "./wording.rules.ts";
import type { WordingHistory } from "./wording.rules.ts";

const chips = [{ token: "{name}", label: "Client’s name" }];
const empty: WordingHistory = { past: [], future: [] };

describe("a wording", () => {
  it("falls into text and placeholders that the text knows", () => {
    expect(splitWording("Hi {name}, {other}!", chips)).toEqual([
      "Hi ",
      chips[0],
      ", ",
      "{other}",
      "!",
    ]);
  });
});

describe("the history of a wording", () => {
  it("takes letters that follow one another back at once", () => {
    const one = remember(empty, { wording: "", caret: 0 }, true, 5000);
    const two = remember(one, { wording: "H", caret: 1 }, true, 80);
    expect(two.past).toEqual([{ wording: "", caret: 0 }]);
    const later = remember(two, { wording: "Hi", caret: 2 }, true, 5000);
    expect(later.past).toHaveLength(2);
  });

  it("goes back and forth, and nowhere without a step", () => {
    const history = remember(empty, { wording: "a", caret: 1 }, false, 0);
    const back = step(history, { wording: "b", caret: 1 }, "undo");
    expect(back?.state.wording).toBe("a");
    const forth = back && step(back.history, back.state, "redo");
    expect(forth?.state.wording).toBe("b");
    expect(step(empty, { wording: "b", caret: 1 }, "undo")).toBeNull();
  });
});
