import { endpoints } from "@marzipan/contract/endpoints";
import type { PlanFeature, LimitName } from "@marzipan/contract/plans";
import { planRows, shownPlanRows } from "@marzipan/domain/plan-rows";
import type { PlanRow } from "@marzipan/domain/plan-rows";
import { plans } from "@marzipan/domain/plans";
import { wordsIn } from "../../platform/formats/translator.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { sampleOf } from "../../platform/testing/sample-input.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

const operator = {
  email: "operator@marzipan.test",
  language: "en",
  name: null,
  address: null,
} as const;
const gigabyte = 1024 ** 3;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ operator });
});
afterAll(() => test.close());

/** What shows that each line of the price list holds in the product: a new line without one does not compile. */
const proofs: Readonly<Record<PlanRow, () => Promise<void>>> = {
  orders: () =>
    limitHolds("orders", (baker) =>
      baker.post("/api/orders", {
        clientName: "Dana",
        deliveryDate: "2026-12-01",
        items: [{ dessert_name: "Cake", quantity: 1, unit_price: 5 }],
      }),
    ),
  clients: () => limitHolds("clients", (baker) => baker.post("/api/clients", { name: "Dana" })),
  products: () => limitHolds("products", (baker) => baker.post("/api/products", { name: "Cake" })),
  day: async () => {
    const baker = await test.member({ plan: "basic" });
    for (const path of [
      "/api/bake-list?from=2026-11-26&to=2026-11-26",
      "/api/tasks",
      "/api/orders/calendar?from=2026-11-01&to=2026-11-30",
    ]) {
      expect([path, (await baker.get(path)).status]).toEqual([path, 200]);
    }
    expect((await baker.post("/api/tasks", { title: "Flour" })).status).toBe(201);
  },
  menu: () => gateHolds("menu_sharing"),
  money: () => gateHolds("payment_tracking"),
  receipts: () => gateHolds("receipt_ocr"),
  analytics: () => gateHolds("advanced_analytics"),
  agent: async () => {
    const baker = await test.member({ plan: "basic" });
    await consult(baker, plans.basic.consultations.count);
    const { body } = await ask(baker, "how do i print", "support");
    expect([body.intent, planRows.agent().kind]).toEqual(["support", "unlimited"]);
  },
  consultations: async () => {
    for (const [plan, code] of [
      ["basic", "agent_lifetime_used"],
      ["pro", "agent_month_used_pro"],
      ["premium", "agent_month_used"],
    ] as const) {
      const baker = await test.member({ plan });
      const { count } = plans[plan].consultations;
      await consult(baker, count - 1);
      expect((await ask(baker, "my expenses", "advisor")).status).toBe(200);
      const refused = (await ask(baker, "my revenue", "advisor")).body.error;
      expect([plan, refused.code, refused.facts.limit]).toEqual([plan, code, count]);
    }
  },
  people: async () => {
    expect(shownPlanRows()).not.toContain("people");
  },
  storage: async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c86" } })
      .png()
      .toBuffer();
    for (const [plan, next] of [
      ["basic", "pro"],
      ["pro", "premium"],
    ] as const) {
      const baker = await test.member({ plan });
      await test.asOwner("update business_counter set stored_bytes = $2 where business_id = $1", [
        await businessOf(baker),
        plans[plan].limits.storage * gigabyte - 1,
      ]);
      const { body } = await uploadAs(baker, bytes);
      expect(body.error).toMatchObject({
        code: "limit_reached",
        facts: { limitName: "storage", plan: next },
      });
    }
  },
  answer: async () => {
    const t = await wordsIn(operator.language);
    const hoursFor = async (sender: Caller): Promise<void> => {
      const captchaToken = await solveCaptcha(sender, "contact");
      const message = { name: "Noa", email: "n@b.test", phone: "052-555-0147", message: "Help" };
      const { status } = await sender.post("/api/contact", { ...message, captchaToken });
      expect(status).toBe(201);
    };
    for (const [sender, plan] of [
      [test.stranger(), "basic"],
      [await test.member({ plan: "pro" }), "pro"],
      [await test.member({ plan: "premium" }), "premium"],
    ] as const) {
      await test.asOwner("delete from outbox_message");
      await hoursFor(sender);
      const [mail] = await readOutbox(test.deps.database.lookUp, 50);
      const { n } = planRows.answer(plan) as { n: number };
      expect([plan, mail?.text]).toEqual([
        plan,
        expect.stringContaining(t("plans.in_hours", { hours: n })),
      ]);
    }
  },
  data: async () => {
    const baker = await test.member({ plan: "basic" });
    expect((await baker.get("/api/me/export")).status).toBe(200);
  },
};

describe("a line of the price list holds in the product", () => {
  it.each(Object.keys(planRows) as PlanRow[])("%s", async (row) => {
    await expect(proofs[row]()).resolves.toBeUndefined();
  });

  it("and no plan shows fewer of a thing than a lower one", () => {
    const size = (row: PlanRow, plan: "basic" | "pro" | "premium"): number => {
      const cell = planRows[row](plan);
      if (cell.kind === "missing") return 0;
      if (cell.kind === "hours") return -cell.n;
      // So many in a lifetime are fewer than any number that comes back each month.
      return cell.kind === "in_all" ? 0 : "n" in cell ? cell.n : Infinity;
    };
    for (const row of shownPlanRows()) {
      const [basic, pro, premium] = [size(row, "basic"), size(row, "pro"), size(row, "premium")];
      expect([row, basic <= pro && pro <= premium]).toEqual([row, true]);
    }
  });
});

/** Makes as many as the basic plan has; the next is refused with what lifts the limit, and pro has none. */
async function limitHolds(name: LimitName, make: (baker: Caller) => Promise<Answer>) {
  const limit = plans.basic.limits[name];
  const [baker, pro] = [await test.member({ plan: "basic" }), await test.member({ plan: "pro" })];
  for (let made = 0; made < limit; made += 1) {
    for (const one of [baker, pro]) expect((await make(one)).status).toBe(201);
  }
  const refused = await make(baker);
  expect([refused.status, refused.body.error]).toMatchObject([
    403,
    { code: "limit_reached", facts: { limitName: name, limit, used: limit, plan: "pro" } },
  ]);
  expect((await make(pro)).status).toBe(201);
}

/** Every call of a feature refuses the basic plan with the plan that has it. */
async function gateHolds(feature: PlanFeature): Promise<void> {
  const gated = endpoints.filter((one) => one.feature === feature && !/[:{]/.test(one.path));
  expect(gated.length).toBeGreaterThan(0);
  const basic = await test.member({ plan: "basic" });
  for (const { id, method, path, query, body } of gated) {
    const asked = { method, url: path, headers: { "idempotency-key": id } };
    const { body: answer } = await basic.send(
      method === "GET"
        ? { ...asked, query: sampleOf(query) as Record<string, string> }
        : { ...asked, payload: sampleOf(body) },
    );
    expect([id, answer.error]).toMatchObject([
      id,
      { code: "plan_too_low", facts: { feature, plan: "pro" } },
    ]);
  }
}

/** Puts consultations on a business's books. */
async function consult(baker: Caller, count: number): Promise<void> {
  await test.asOwner(
    `insert into consultation (business_id, id, created_at)
     select $1, gen_random_uuid(), $3 from generate_series(1, $2::int)`,
    [await businessOf(baker), count, test.clock.now],
  );
}

const agents = {
  anyone: {},
  support: { promptType: "support" },
  advisor: { agentType: "business_consultant" },
} as const;

async function ask(baker: Caller, message: string, agent: keyof typeof agents = "anyone") {
  return await baker.post("/api/functions/business-agent", { message, ...agents[agent] });
}
