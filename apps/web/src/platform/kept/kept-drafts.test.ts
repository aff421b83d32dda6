import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep, readKept } from "../storage.ts";
import { draftKey, forgetDrafts, hasDrafts, shelveDrafts, takeDraft } from "./kept-drafts.ts";

/** What a browser keeps, with its keys as own properties as a browser has them. */
function makeStorage(): Storage {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;
  return storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", makeStorage());
  vi.stubGlobal("sessionStorage", makeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const order = draftKey("dana", "order.new");

describe("what was typed and not saved", () => {
  it("waits in the browser once its tab is emptied, and is its owner's tab's again", () => {
    keep(order, "babka", "session");
    shelveDrafts();
    expect([readKept(order, "session"), readKept(order)]).toEqual([null, "babka"]);
    expect(takeDraft(order)).toBe("babka");
    expect([readKept(order, "session"), readKept(order)]).toEqual(["babka", null]);
  });

  it("of two tabs stays in its tab where another waits already", () => {
    keep(order, "knafeh");
    keep(order, "babka", "session");
    shelveDrafts();
    expect([readKept(order, "session"), readKept(order)]).toEqual(["babka", "knafeh"]);
    expect(takeDraft(order)).toBe("babka");
  });

  it("is forgotten for its owner alone", () => {
    keep(order, "babka", "session");
    keep(draftKey("dana", "client.new"), "Ada");
    keep(draftKey("noa", "client.new"), "Grace");
    forgetDrafts("dana");
    expect([hasDrafts("dana"), hasDrafts("noa")]).toEqual([false, true]);
  });
});
