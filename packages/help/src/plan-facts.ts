import { plans, trialDays } from "@marzipan/domain/plans";

/** Numbers of the plan table that articles name, so that no article repeats them by hand (rulings §3). */
const facts: Readonly<Record<string, number>> = {
  "plans.trial": trialDays,
  "plans.basic.orders": plans.basic.limits.orders,
  "plans.basic.clients": plans.basic.limits.clients,
  "plans.basic.products": plans.basic.limits.products,
  "plans.pro.monthly": plans.pro.monthlyPriceUsd,
  "plans.premium.monthly": plans.premium.monthlyPriceUsd,
  "plans.premium.consultations": plans.premium.consultations.count,
};

const place = /\{(plans\.[a-z.]+)\}/g;

/** Fills `{plans.…}` in a text; a name that is none of the table's throws. */
export function fillPlanFacts(text: string): string {
  return text.replace(place, (_whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${name} is no number of the plan table`);
    return String(fact);
  });
}
