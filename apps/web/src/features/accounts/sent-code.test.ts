import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSentCode, readSentCode } from "./sent-code.ts";

const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }),
);
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const sent = { phone: "052-1234567", country: "IL", seconds: 60 };

it("keeps where a code was sent, with the seconds until the next one, while it is good", () => {
  keepSentCode(sent, 1000);
  expect(readSentCode(21_000)).toEqual({ ...sent, seconds: 40 });
  expect(readSentCode(101_000)).toEqual({ ...sent, seconds: 0 });
  expect(readSentCode(602_000)).toBeNull();
});

it("forgets it, and takes nothing else for it", () => {
  keepSentCode(sent, 0);
  keepSentCode(null, 0);
  expect(readSentCode(0)).toBeNull();
  for (const text of ["", "[]", "{", '{"phone":"1"}', "null"]) {
    kept.set("marzipan.phoneCode", text);
    expect(readSentCode(0)).toBeNull();
  }
});
