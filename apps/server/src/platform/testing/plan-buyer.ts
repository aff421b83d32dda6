import { expect } from "vitest";
import { applyNotices } from "../../features/billing/provider-events.actions.ts";
import type { StandIn } from "../../providers/payments/stand-in.port.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, AnswerTo, Caller } from "./test-caller.ts";

/** What buys plans in tests, by the pages of the stand-in as a person does. */
export interface PlanBuyer {
  standIn: StandIn;
  ask: (
    baker: Caller,
    plan?: string,
    interval?: string,
  ) => Promise<AnswerTo<"POST", "/api/functions/create-paddle-checkout">>;
  /** Delivers what the stand-in has to tell, and applies it. */
  hear: () => Promise<void>;
  /** Presses a button of the stand-in's pages. */
  press: (url: string) => Promise<Answer<unknown>>;
  /** Buys a plan and returns its subscription. */
  buy: (baker: Caller, plan?: string, interval?: string) => Promise<string>;
  subscriptionOf: (baker: Caller) => Promise<string>;
  billing: (baker: Caller) => Promise<AnswerTo<"GET", "/api/billing">["body"]>;
}

/** What a checkout is asked for with. */
export const checkoutBody = (plan = "pro", interval = "month"): object => ({
  plan,
  interval,
  success_url: "/settings/plan?paid=1",
  cancel_url: "http://localhost:3000/pricing",
});

/** Returns what a call was answered with, in one word each. */
export const said = ({ status, body }: Answer): string =>
  `${status} ${body.error?.code ?? ""}`.trim();

/** Makes what buys plans of a test's server. */
export function makePlanBuyer(test: TestApp): PlanBuyer {
  const standIn = test.deps.standIn as StandIn;
  const ask: PlanBuyer["ask"] = (baker, plan, interval) =>
    baker.post("/api/functions/create-paddle-checkout", checkoutBody(plan, interval));
  const hear = async (): Promise<void> => {
    await standIn.deliver();
    await applyNotices(test.deps);
  };
  const press: PlanBuyer["press"] = (url) =>
    test.stranger().send({
      method: "POST",
      url: new URL(url).pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "",
    });
  const subscriptionOf: PlanBuyer["subscriptionOf"] = async ({ email }) => {
    const [row] = await test.asOwner<{ subscription_ref: string }>(
      "select subscription_ref from subscription s join account a using (business_id) where a.email = $1",
      [email],
    );
    return row?.subscription_ref ?? "";
  };
  return {
    standIn,
    ask,
    hear,
    press,
    subscriptionOf,
    billing: async (baker) => (await baker.get("/api/billing")).body,
    buy: async (baker, plan = "pro", interval = "month") => {
      const { body } = await ask(baker, plan, interval);
      const paid = await press(`${body.checkout_url}/pay`);
      expect([paid.status, paid.headers["location"]]).toEqual([
        303,
        "http://localhost:3000/settings/plan?paid=1",
      ]);
      await hear();
      return await subscriptionOf(baker);
    },
  };
}
