import { findHelp } from "@marzipan/help/find-help";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ModelConfig } from "../../platform/config/models.ts";
import { openModelStandIn } from "../../platform/testing/model-stand-in.ts";
import type { ModelStandIn } from "../../platform/testing/model-stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { createHostedModel } from "../../providers/agent-model/agent-model.hosted.ts";

// What a hosted model claims to have used is not believed without bounds.

const say = ["Gladly. ", "Well."];

let test: TestApp;
let model: ModelStandIn;
beforeAll(async () => {
  model = await openModelStandIn();
  // The articles are read at the first question, which takes seconds on a busy machine.
  await findHelp({ question: "print", language: "en" });
  test = await startTestApp({ agentModel: configOf("openai-compatible") });
});
afterAll(async () => {
  await test.close();
  await model.close();
});

function configOf(provider: ModelConfig["provider"]) {
  const prices = { input: 3, output: 15 };
  const limits = { mostMonthlyUsd: 100, timeoutMs: 60_000 };
  return { provider, model: "m", key: "hush", url: model.url, prices, ...limits };
}

const ask = (caller: Caller) =>
  caller.post("/api/functions/business-agent", {
    message: "my expenses",
    agentType: "business_consultant",
  });

/** Returns what the answers of the month are counted for, in millionths of a US dollar. */
async function countedFor(caller: Caller): Promise<number> {
  const [row] = await test.asOwner<{ micro_usd: number }>(
    "select micro_usd::float8 from agent_cost where business_id = $1",
    [(await caller.get("/api/me")).body.business.id],
  );
  return row?.micro_usd ?? 0;
}

it.each([
  ["openai-compatible", { input: 1e15, output: 1e15 }],
  ["openai-compatible", { input: 1e300, output: 100 }],
  ["anthropic", { input: 1000, output: 1e15 }],
  ["google", { input: 1e15, output: 1e15 }],
] as const)("of %s counts for at most what was reserved: %j", async (provider, tokens) => {
  test.deps.config.agentModel = configOf(provider);
  test.deps.agentModel = createHostedModel(configOf(provider));
  const caller = await test.member({ plan: "pro" });
  model.act(() => ({ say, tokens }));
  expect((await ask(caller)).body.answeredBy).toBe("model");
  const counted = await countedFor(caller);
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(500_000);
  // The month goes on: the next answer is the model's again.
  model.act(() => ({ say }));
  expect((await ask(caller)).body.answeredBy).toBe("model");
});

it.each([
  ["openai-compatible", { input: -1e9, output: -1e9 }],
  ["google", { input: 1000, output: -1e9 }],
] as const)("of %s below zero lowers nothing: %j", async (provider, tokens) => {
  test.deps.config.agentModel = configOf(provider);
  test.deps.agentModel = createHostedModel(configOf(provider));
  const caller = await test.member({ plan: "pro" });
  model.act(() => ({ say }));
  await ask(caller);
  const before = await countedFor(caller);
  model.act(() => ({ say, tokens }));
  await ask(caller);
  expect(await countedFor(caller)).toBeGreaterThan(before);
});
