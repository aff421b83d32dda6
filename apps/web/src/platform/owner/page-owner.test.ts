import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetOwner,
  isAnybodyKnown,
  isForeign,
  isOthers,
  leavePage,
  ownAddress,
  ownerKey,
  pageOwner,
  takePage,
} from "./page-owner.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  leavePage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  leavePage();
  kept.clear();
  vi.unstubAllGlobals();
});

describe("a page", () => {
  it("has no owner until the server says who is signed in", () => {
    expect([pageOwner(), isForeign()]).toEqual([null, false]);
    takePage("dana");
    expect([pageOwner(), isForeign()]).toEqual(["dana", false]);
  });

  it("notices that another has signed in, and that its owner has signed out elsewhere", () => {
    takePage("dana");
    kept.set(ownerKey, "noa");
    expect(isForeign()).toBe(true);
    takePage("dana");
    forgetOwner();
    expect([isForeign(), isAnybodyKnown()]).toEqual([true, false]);
    leavePage();
    expect(isForeign()).toBe(false);
  });

  it("takes what the server sent with it only where nobody else came or went since", () => {
    expect(isOthers("dana")).toBe(false);
    takePage("dana");
    expect([isOthers("dana"), isOthers("noa")]).toEqual([false, true]);
    forgetOwner();
    expect(isOthers("dana")).toBe(true);
  });

  it("is not taken for another's where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", { ...storage, setItem: () => expect.fail("full") });
    takePage("dana");
    expect(isForeign()).toBe(false);
  });

  it("names its owner in addresses that carry no header", () => {
    expect(ownAddress("/api/live")).toBe("/api/live");
    takePage("dana");
    expect(ownAddress("/api/code", { kind: "slug" })).toBe("/api/code?kind=slug&account=dana");
  });
});
