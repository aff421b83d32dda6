import { describe, expect, it } from "vitest";
import { readAgentModel } from "./models.ts";

const whole = { AGENT_MODEL_PROVIDER: "anthropic", AGENT_MODEL: "m", AGENT_MODEL_KEY: "k" };

describe("the model of the agents", () => {
  it("is none where nothing is set, and what is set", () => {
    expect(readAgentModel({})).toBeNull();
    expect(
      readAgentModel({ ...whole, AGENT_MODEL_PRICES: "0.5/2", AGENT_MODEL_MONTHLY_USD: "2.5" }),
    ).toEqual({
      provider: "anthropic",
      model: "m",
      key: "k",
      url: null,
      prices: { input: 0.5, output: 2 },
      mostMonthlyUsd: 2.5,
      timeoutMs: 30_000,
    });
  });

  it.each([
    [{ AGENT_MODEL: "m" }, /need AGENT_MODEL_PROVIDER/],
    [{ AGENT_MODEL_KEY: "k" }, /need AGENT_MODEL_PROVIDER/],
    [
      { ...whole, AGENT_MODEL_PROVIDER: "ours" },
      /one of openai-compatible, anthropic, google, not "ours"/,
    ],
    [{ ...whole, AGENT_MODEL_KEY: "" }, /needs AGENT_MODEL and AGENT_MODEL_KEY/],
    [{ ...whole, AGENT_MODEL_PROVIDER: "openai-compatible" }, /needs AGENT_MODEL_URL/],
    [{ ...whole, AGENT_MODEL_URL: "models.example" }, /must be a web address/],
    [{ ...whole, AGENT_MODEL_PRICES: "3" }, /AGENT_MODEL_PRICES must be/],
    [{ ...whole, AGENT_MODEL_MONTHLY_USD: "much" }, /AGENT_MODEL_MONTHLY_USD must be/],
  ])("is refused in one sentence where it is half or wrong: %j", (environment, words) => {
    expect(() => readAgentModel(environment)).toThrow(words);
    expect(() => readAgentModel(environment)).not.toThrow(/\n/);
  });
});
