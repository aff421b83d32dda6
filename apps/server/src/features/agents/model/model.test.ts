import { findHelp } from "@marzipan/help/find-help";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ModelConfig } from "../../../platform/config/models.ts";
import { ensureProxies } from "../../../../../../tools/bootstrap/proxies.mjs";
import { openFaultyService } from "../../../platform/testing/faulty-service.ts";
import { openModelStandIn } from "../../../platform/testing/model-stand-in.ts";
import type {
  ModelActs,
  ModelAsked,
  ModelStandIn,
} from "../../../platform/testing/model-stand-in.ts";
import { startProxy } from "../../../platform/testing/real-proxy.ts";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Caller } from "../../../platform/testing/test-caller.ts";
import { createHostedModel } from "../../../providers/agent-model/agent-model.hosted.ts";

const path = "/api/functions/business-agent";
const month = { from: "2026-11-01", to: "2026-11-26", currency: null, compare: "previous" };
const figures = { tool: "figures", input: month };

let test: TestApp;
let model: ModelStandIn;
beforeAll(async () => {
  model = await openModelStandIn();
  // The articles are read at the first question, which takes seconds on a busy machine.
  await findHelp({ question: "print", language: "en" });
  test = await startTestApp({ agentModel: configOf("openai-compatible", model.url) });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await test.close();
  await model.close();
});
beforeEach(() => {
  model.asked.length = 0;
  useModel("openai-compatible", model.url);
});

function configOf(provider: ModelConfig["provider"], url: string, timeoutMs = 60_000) {
  const prices = { input: 3, output: 15 };
  return { provider, model: "m", key: "hush", url, prices, mostMonthlyUsd: 100, timeoutMs };
}

function useModel(provider: ModelConfig["provider"], url: string): void {
  test.deps.config.agentModel = configOf(provider, url);
  test.deps.agentModel = createHostedModel(configOf(provider, url));
}

/** Calls the tools in order, a turn each, and then says what the last turn says. */
const play =
  (...acts: readonly ModelActs[]) =>
  ({ turn }: ModelAsked): ModelActs =>
    acts[Math.min(turn, acts.length - 1)] ?? {};

async function baker(plan: "basic" | "pro" = "pro"): Promise<Caller> {
  const caller = await test.member({ plan });
  if (plan === "basic") return caller;
  const expense = { date: "2026-11-20", category: "food", amount: 1234.5 };
  expect((await caller.post("/api/expenses", expense)).status).toBe(201);
  return caller;
}

const businessOf = async (caller: Caller): Promise<string> =>
  (await caller.get("/api/me")).body.business.id as string;

async function usedBy(caller: Caller): Promise<number> {
  return (await caller.get("/api/usage")).body.consultations.used as number;
}

const ask = (caller: Caller, message: string, more: object = {}) =>
  caller.post(path, { message, agentType: "business_consultant", ...more });

const askSupport = (caller: Caller) =>
  ask(caller, "how do i print an order", { agentType: "support" });

const portOf = (): number => (test.app.server.address() as { port: number }).port;

/** Asks for events over the network; returns them as they come. */
async function listen(
  caller: Caller,
  message: string,
  { signal, port = portOf() }: { signal?: AbortSignal; port?: number } = {},
) {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", cookie },
    body: JSON.stringify({ message, agentType: "business_consultant" }),
    ...(signal ? { signal } : {}),
  });
}

const eventsOf = (text: string) =>
  text.split("\n\n").flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return name && data ? [{ name, data: JSON.parse(data) }] : [];
  });

describe("an answer by a hosted model", () => {
  it.each(["openai-compatible", "anthropic", "google"] as const)(
    "comes from %s over the tools, with its figures, and is counted",
    async (provider) => {
      useModel(provider, model.url);
      model.act(
        play(
          { calls: [figures] },
          { say: ["You spent ₪1,234.50", " in November. See [the figures](/analytics)."] },
        ),
      );
      const caller = await baker();
      const { status, body } = await ask(caller, "my expenses this month, please give me advice");
      expect([status, body.reply]).toEqual([
        200,
        "You spent ₪1,234.50 in November. See the figures.",
      ]);
      expect(body).toMatchObject({
        answeredBy: "model",
        intent: "business",
        figures: [{ key: "expenses", value: 1234.5, unit: "money", currency: "ILS" }],
        actions: [{ label: "the figures", path: "/analytics" }],
        quota: { used: 1, limit: 30 },
      });
      expect(model.asked.map(({ turn }) => turn)).toEqual([0, 1]);
      expect(model.asked[0]?.tools.toSorted()).toEqual([
        "clients",
        "figures",
        "help",
        "insights",
        "items",
        "orders_of_day",
        "owed",
      ]);
      expect(model.asked[1]?.heard.join(" ")).toContain("1234.5");
    },
  );

  it("of the support agent comes from the help articles only", async () => {
    const caller = await baker("basic");
    model.act(
      play(
        { calls: [{ tool: "help", input: { question: "how do i print an order" } }] },
        { say: ["Press Print."] },
      ),
    );
    const { body } = await askSupport(caller);
    expect(body).toMatchObject({ answeredBy: "model", reply: "Press Print.", intent: "support" });
    expect(body.sources[0]?.title).toBe("Print cards, lists and documents");
    expect(model.asked[0]?.tools).toEqual(["help"]);
    model.act(() => ({ say: ["Paris, surely."] }));
    const other = await askSupport(caller);
    expect(other.body).toMatchObject({ answeredBy: "embedded" });
    expect(other.body.reply).toContain("Print order card");
  });

  it("is sent in checked pieces, and again after a figure that no tool gave", async () => {
    const caller = await baker();
    const lie = { say: ["You spent a lot. ", "Really. ", "Namely ₪9,999. ", "Well done."] };
    const truth = { say: ["It was ₪1,234.50 in all. ", "That is it."] };
    model.act(({ turn, heard }) =>
      turn === 0 ? { calls: [figures] } : heard.at(-1)?.includes("9,999") ? truth : lie,
    );
    const events = eventsOf(await (await listen(caller, "my expenses")).text());
    expect(events.map(({ name }) => name)).toEqual(["text", "again", "text", "text", "reply"]);
    expect(events.at(-1)?.data.reply).toBe("It was ₪1,234.50 in all. That is it.");
    expect(JSON.stringify(events)).not.toContain("9,999");
    model.act(play({ calls: [figures] }, lie));
    const embedded = (await ask(caller, "my expenses")).body;
    expect(embedded).toMatchObject({ answeredBy: "embedded", quota: { used: 2 } });
    expect(embedded.reply).toMatch(/^The AI model didn’t answer just now[^]*1,234.5/);
  });

  it("gives way to the embedded agent in time, whatever the model does", async () => {
    const caller = await baker();
    const odd: Record<string, (asked: ModelAsked) => ModelActs> = {
      loops: () => ({ calls: [figures] }),
      "calls what is not there": () => ({ calls: [{ tool: "delete_everything", input: {} }] }),
      "says nothing": () => ({}),
      "is cut off": () => ({ say: ["You"], finish: "length" }),
      "ends without an end": () => ({ say: ["You spent"], finish: "none" }),
      "hangs midway": () => ({ say: ["You spent. ", "And "], hangs: true }),
      floods: () => ({ say: Array.from({ length: 3000 }, () => "very nice indeed ") }),
    };
    for (const [name, acts] of Object.entries(odd)) {
      const timeoutMs = name === "hangs midway" ? 1500 : 60_000;
      test.deps.config.agentModel = configOf("openai-compatible", model.url, timeoutMs);
      model.act(acts);
      model.asked.length = 0;
      const { status, body } = await ask(caller, "my expenses");
      expect([name, status, body.answeredBy]).toEqual([name, 200, "embedded"]);
      expect(body.reply).toContain("1,234.5");
      expect(model.asked.length).toBeLessThanOrEqual(6);
    }
    const service = await openFaultyService(model.url);
    useModel("openai-compatible", `${service.url}/v1`);
    for (const fault of [
      "fails",
      "is_busy",
      "speaks_html",
      "says_half",
      "cuts_off",
      "floods",
      "closes",
    ] as const) {
      service.fail(fault);
      const { body } = await ask(caller, "my expenses");
      expect([fault, body.answeredBy]).toEqual([fault, "embedded"]);
    }
    const unknown = await ask(caller, "a strategy for my business");
    expect(unknown.body).toMatchObject({ answeredBy: "embedded", quota: { used: 14 } });
    const onUse = await ask(caller, "how do I print an order");
    expect(onUse.body.sources).toContainEqual({
      title: "Print cards, lists and documents",
      path: "/help/printing",
    });
    expect(await usedBy(caller)).toBe(14);
    await service.close();
  }, 90_000);
});

describe("a message of any kind", () => {
  it.each(["🎂".repeat(5000), "a".repeat(10_000), "\u202e١٢٣".repeat(2000), "}]}".repeat(3000)])(
    "is answered, and cut before it leaves",
    async (message) => {
      model.act(play({ calls: [figures] }, { say: ["Well."] }));
      const { status, body } = await ask(await baker(), message);
      expect([status, body.reply, body.answeredBy]).toEqual([200, "Well.", "model"]);
      expect(model.asked[0]?.heard.join("").length).toBeLessThan(5000);
    },
  );
});

describe("what an answer by a hosted model costs", () => {
  it("is one consultation for fifty who ask together at the last", async () => {
    const caller = await baker();
    await test.asOwner(
      `insert into consultation (business_id, id, created_at)
       select $1, gen_random_uuid(), $2 from generate_series(1, 29)`,
      [await businessOf(caller), test.clock.now],
    );
    model.act(() => ({ say: ["Gladly. ", "Well."], pauseMs: 50 }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(caller, "my revenue")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usedBy(caller)).toBe(30);
  });

  it("stays under the month's cap, also together, and is then the embedded agent's", async () => {
    const caller = await baker();
    test.deps.config.agentModel = {
      ...configOf("openai-compatible", model.url),
      mostMonthlyUsd: 0.5,
    };
    model.act(() => ({ say: ["Gladly. ", "Well."], pauseMs: 2000 }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(caller, "my expenses")));
    expect(answers.map(({ body }) => body.answeredBy).toSorted()).toEqual([
      "embedded",
      "embedded",
      "embedded",
      "embedded",
      "model",
      "model",
    ]);
    expect(answers.find(({ body }) => body.answeredBy === "embedded")?.body.reply).toMatch(
      /^The AI model is used up/,
    );
    const rows = await test.asOwner(
      "select month::text, micro_usd::int from agent_cost where business_id = $1",
      [await businessOf(caller)],
    );
    // Two answers of a thousand tokens sent and a hundred answered each.
    expect(rows).toEqual([{ month: "2026-11-01", micro_usd: 9000 }]);
  });

  it("is nothing but tokens when the person stops, and the model is stopped too", async () => {
    const caller = await baker();
    model.act(() => ({ say: ["Once. ", "Twice. ", "And "], hangs: true }));
    const stopping = new AbortController();
    const before = model.brokenOff();
    const answer = await listen(caller, "my expenses", { signal: stopping.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("retry");
    stopping.abort();
    await expect.poll(() => model.brokenOff()).toBe(before + 1);
    await expect.poll(() => usedBy(caller)).toBe(0);
  });

  it("is nothing when the session is revoked meanwhile; nothing more is said", async () => {
    const caller = await baker();
    model.act(() => ({ say: ["Once. ", "Twice. ", "Thrice. "], hangs: true }));
    const answer = await listen(caller, "my expenses");
    await test.asOwner(
      "update session set revoked_at = now() where account_id = (select id from account where email_key = $1)",
      [caller.email],
    );
    const events = eventsOf(await answer.text());
    expect(events.at(-1)).toMatchObject({
      name: "refused",
      data: { error: { code: "session_expired" } },
    });
    const [held] = await test.asOwner<{ micro_usd: number; consultations: number }>(
      `select c.micro_usd::int, (select count(*)::int from consultation o where o.business_id = c.business_id) as consultations
        from agent_cost c where c.business_id = (select business_id from account where email_key = $1)`,
      [caller.email],
    );
    // Before the answer a fifth of a dollar and more is held.
    expect(held?.micro_usd).toBeLessThan(10_000);
    expect(held?.consultations).toBe(0);
  });
});

describe("a streamed answer behind nginx", () => {
  const keepsBack =
    "proxy_ignore_headers X-Accel-Buffering; gzip on; gzip_min_length 1; gzip_types text/event-stream;";

  it.each([
    ["comes piece by piece", "", true],
    ["comes whole where the proxy keeps it back", keepsBack, false],
  ])("%s", async (_how, more, comesEarly) => {
    const caller = await baker();
    const proxy = await startProxy("nginx", ensureProxies().nginx, portOf(), more);
    let isLast = false;
    model.act(({ turn }) => {
      if (turn === 0) return { calls: [figures] };
      setTimeout(() => (isLast = true), 700);
      return { say: ["It is much. ", "Really much. ", "Indeed."], pauseMs: 400 };
    });
    const answer = await listen(caller, "my expenses", { port: proxy.http1 });
    const decoder = new TextDecoder();
    let [text, wasEarly] = ["", false];
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece as Uint8Array, { stream: true });
      wasEarly ||= !isLast && text.includes("event: text");
    }
    await proxy.stop();
    expect(eventsOf(text).map(({ name }) => name)).toEqual(["text", "text", "text", "reply"]);
    expect(eventsOf(text).at(-1)?.data.reply).toBe("It is much. Really much. Indeed.");
    expect(wasEarly).toBe(comesEarly);
  });
});
