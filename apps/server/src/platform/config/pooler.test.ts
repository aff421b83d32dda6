import { describe, expect, it } from "vitest";
import { readPooler } from "./pooler.ts";

const whole = {
  DATABASE_POOLER: "transaction",
  DATABASE_URL: "postgres://app@pooler/marzipan",
  DATABASE_OWNER_URL: "postgres://owner@database/marzipan",
  LIVE_DATABASE_URL: "postgres://app@database/marzipan",
};

describe("DATABASE_POOLER and LIVE_DATABASE_URL", () => {
  it("say what stands before the database, nothing when unset", () => {
    expect(readPooler({})).toEqual({ isPooled: false, liveDatabaseUrl: null });
    expect(readPooler(whole)).toEqual({
      isPooled: true,
      liveDatabaseUrl: "postgres://app@database/marzipan",
    });
  });

  it.each([
    [{ DATABASE_POOLER: "session" }, /DATABASE_POOLER must be none or transaction/],
    [{ ...whole, DATABASE_URL: "" }, /needs DATABASE_URL/],
    [{ ...whole, DATABASE_OWNER_URL: undefined }, /needs DATABASE_OWNER_URL/],
    [{ ...whole, LIVE_DATABASE_URL: undefined }, /needs LIVE_DATABASE_URL/],
  ])("are refused in one sentence when wrong: %j", (environment, sentence) => {
    expect(() => readPooler(environment)).toThrow(sentence);
  });
});
