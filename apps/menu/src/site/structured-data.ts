import { soldPlanNames } from "@marzipan/contract/billing-payments";
import { plans } from "@marzipan/domain/plans";
import { inLanguage } from "./page.ts";
import type { Visit } from "./page.ts";

/** Tells search engines who offers this, and where its logo is. */
export function describeOrganization({ context, facts }: Visit): object {
  const { origin } = context;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: "Marzipan",
    url: `${origin}/`,
    logo: `${origin}/logo/icon-512.png`,
    ...(facts.operator === null
      ? {}
      : { legalName: facts.operator.name, email: facts.operator.email }),
  };
}

/** Tells search engines what the product is and costs, from the one table of plans (rulings §3). */
export function describeProduct({ speech, context }: Visit): object {
  const { origin } = context;
  const sold = soldPlanNames.flatMap((plan) => [
    { plan, price: plans[plan].monthlyPriceUsd, unitCode: "MON" },
    { plan, price: plans[plan].yearlyPriceUsd, unitCode: "ANN" },
  ]);
  const basic = { plan: "basic", price: 0, unitCode: "MON" } as const;
  return {
    "@type": "SoftwareApplication",
    name: "Marzipan",
    url: `${origin}/`,
    description: speech.t("site.hero_text"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: { "@id": `${origin}/#organization` },
    offers: [basic, ...sold].map(({ plan, price, unitCode }) => ({
      "@type": "Offer",
      name: speech.t(`billing.plan_${plan}`),
      price: price.toFixed(2),
      priceCurrency: "USD",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: price.toFixed(2),
        priceCurrency: "USD",
        unitCode,
      },
      url: `${origin}/pricing`,
    })),
  };
}

/** Tells search engines the way from the landing page to a page: each step by its name and path. */
export function describeWay(
  { speech, context }: Visit,
  steps: readonly { name: string; path: string }[],
): object {
  const url = (path: string): string => inLanguage(`${context.origin}${path}`, speech.language);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Marzipan", path: "/" }, ...steps].map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: url(path),
    })),
  };
}
