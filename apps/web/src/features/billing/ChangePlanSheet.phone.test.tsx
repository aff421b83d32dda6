import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { leavePage, takePage } from "../../platform/owner/page-owner.ts";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { ChangePlanSheet } from "./ChangePlanSheet.tsx";
import type { BillingState } from "./billing.types.ts";

beforeEach(() => takePage("baker"));
afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
});

const billing: BillingState = {
  plan: "pro",
  status: "active",
  isTrialUsed: true,
  trial: null,
  isPaying: true,
  pausedPlan: null,
  interval: "month",
  periodEndsAt: null,
  nextCharge: null,
  scheduled: null,
  lastPayment: null,
  isCheckoutOpen: false,
};

const offer = (plan: string, interval: string, priceId: string | null) => ({
  plan,
  interval,
  priceUsd: 29,
  priceId,
  fault: priceId === null ? "empty" : null,
});

function answerOffers(isDomainApproved: boolean): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({
      provider: "stand-in",
      isTest: true,
      environment: "sandbox",
      clientToken: null,
      isDomainApproved,
      ilsPerUsd: null,
      items: [
        offer("pro", "month", "pri_1"),
        offer("pro", "year", "pri_2"),
        offer("premium", "month", null),
        offer("premium", "year", "pri_4"),
      ],
    }),
  );
}

const radioOf = (name: string) => page.getByRole("radio", { name, exact: false });

test.each(triedLanguages)(
  "a price that cannot be bought is disabled and says so in $language",
  async (tried) => {
    answerOffers(true);
    const t = await showScreen(
      tried,
      <ChangePlanSheet billing={billing} onClose={() => undefined} />,
    );
    await expect.element(page.getByText(t("plans.unavailable"))).toBeVisible();
    const premium = t("billing.plan_premium");
    const month = t("plans.plan_month", { plan: premium });
    const year = t("plans.plan_year", { plan: premium });
    await expect.element(radioOf(month)).toBeDisabled();
    await expect.element(radioOf(year)).toBeEnabled();
  },
);

test.each(triedLanguages.slice(0, 1))(
  "where the site is not approved no price can be chosen",
  async (tried) => {
    answerOffers(false);
    const t = await showScreen(
      tried,
      <ChangePlanSheet billing={billing} onClose={() => undefined} />,
    );
    await expect.poll(() => page.getByText(t("plans.unavailable")).elements()).toHaveLength(3);
    const premium = t("billing.plan_premium");
    for (const name of ["plans.plan_month", "plans.plan_year"] as const)
      await expect.element(radioOf(t(name, { plan: premium }))).toBeDisabled();
  },
);
