import { randomBytes } from "node:crypto";
import type { billingIntervals, soldPlanNames } from "@marzipan/contract/billing-payments";
import { faultOfPriceId, priceIdFaults } from "@marzipan/domain/price-ids";
import type { PriceIdFault } from "@marzipan/domain/price-ids";
import { StartupError } from "../errors/startup-error.ts";

/** What a price buys. */
export interface Sold {
  plan: (typeof soldPlanNames)[number];
  interval: (typeof billingIntervals)[number];
}

/** A price of the card provider that can be sold, and what it buys. */
export interface PricedPlan extends Sold {
  priceId: string;
}

/** A price that cannot be sold. */
export interface FaultyPrice extends Sold {
  /** The variable that names it. */
  name: string;
  fault: PriceIdFault;
}

/** How plans are paid by card. */
export interface PaymentsConfig {
  /** Paddle, the stand-in of this server, or no one. */
  provider: "paddle" | "stand-in" | "none";
  apiKey: string;
  /** Where Paddle's API is reached; `null` for its own address. */
  apiUrl: string | null;
  environment: "sandbox" | "production";
  /** The public token of Paddle.js. */
  clientToken: string | null;
  /** The operator says that Paddle has approved this site's domain. */
  isDomainApproved: boolean;
  /** The secret that the provider signs by; `null` takes no webhooks. */
  webhookSecret: string | null;
  prices: readonly PricedPlan[];
  faulty: readonly FaultyPrice[];
  /** Shekels for one dollar, shown as an orientation. */
  ilsPerUsd: number | null;
  /** One line for each setting that keeps a plan from being bought, for the log at start. */
  faults: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is sold, and the variable of its price's id. */
const sold: readonly (Sold & { name: string })[] = [
  { plan: "pro", interval: "month", name: "PADDLE_PRICE_PRO_MONTHLY" },
  { plan: "pro", interval: "year", name: "PADDLE_PRICE_PRO_YEARLY" },
  { plan: "premium", interval: "month", name: "PADDLE_PRICE_PREMIUM_MONTHLY" },
  { plan: "premium", interval: "year", name: "PADDLE_PRICE_PREMIUM_YEARLY" },
];

/**
 * Reads how plans are paid. A setting that is missing or wrong is named in `faults`, and what depends on it cannot be
 * bought; everything else works.
 */
export function readPayments(environment: Environment): PaymentsConfig {
  const provider = readProvider(environment);
  const common = { provider, ilsPerUsd: readRate(environment) };
  if (provider === "stand-in") return { ...common, ...standIn() };
  const apiKey = environment["PADDLE_API_KEY"] || "";
  const webhookSecret = environment["PADDLE_WEBHOOK_SECRET"] || null;
  const clientToken = environment["PADDLE_CLIENT_TOKEN"] || null;
  const { prices, faulty } = readPrices(environment);
  const isPaddle = provider === "paddle";
  return {
    ...common,
    apiKey,
    apiUrl: readUrl(environment),
    environment: readEnvironment(environment),
    clientToken,
    isDomainApproved: environment["PADDLE_DOMAIN_APPROVED"] !== "0",
    webhookSecret,
    prices,
    faulty,
    faults: isPaddle || webhookSecret !== null ? listFaults() : [],
  };

  function listFaults(): string[] {
    const missing = [
      ["PADDLE_API_KEY", apiKey],
      ["PADDLE_WEBHOOK_SECRET", webhookSecret],
      ["PADDLE_CLIENT_TOKEN", clientToken],
    ].flatMap(([name, value]) => (value ? [] : [`${name}: it is not set`]));
    const wrong = faulty.map((one) => `${one.name}: ${priceIdFaults[one.fault]}`);
    return [...(isPaddle ? missing : []), ...wrong];
  }
}

/** The stand-in sells all plans; its secret is made again at each start, since it signs for this process only. */
function standIn(): Omit<PaymentsConfig, "provider" | "ilsPerUsd"> {
  return {
    apiKey: "stand-in",
    apiUrl: null,
    environment: "sandbox",
    clientToken: null,
    isDomainApproved: true,
    webhookSecret: randomBytes(24).toString("hex"),
    prices: sold.map(({ plan, interval }) => ({
      plan,
      interval,
      priceId: `pri_standin_${plan}_${interval}`,
    })),
    faulty: [],
    faults: [],
  };
}

function readProvider(environment: Environment): PaymentsConfig["provider"] {
  const named = environment["BILLING"];
  if (named === "paddle" || named === "stand-in" || named === "none") return named;
  if (named) throw new StartupError(`BILLING must be paddle, stand-in or none, not "${named}".`);
  if (environment["PADDLE_API_KEY"]) return "paddle";
  return environment["NODE_ENV"] === "production" ? "none" : "stand-in";
}

function readPrices(environment: Environment): Pick<PaymentsConfig, "prices" | "faulty"> {
  const prices: PricedPlan[] = [];
  const faulty: FaultyPrice[] = [];
  const given: Readonly<Record<string, string | undefined>> = {
    PADDLE_PRICE_PRO_MONTHLY: environment["PADDLE_PRICE_PRO_MONTHLY"],
    PADDLE_PRICE_PRO_YEARLY: environment["PADDLE_PRICE_PRO_YEARLY"],
    PADDLE_PRICE_PREMIUM_MONTHLY: environment["PADDLE_PRICE_PREMIUM_MONTHLY"],
    PADDLE_PRICE_PREMIUM_YEARLY: environment["PADDLE_PRICE_PREMIUM_YEARLY"],
  };
  for (const { name, plan, interval } of sold) {
    const priceId = given[name]?.trim() ?? "";
    const fault = faultOfPriceId(priceId);
    if (fault === null) prices.push({ plan, interval, priceId });
    else faulty.push({ plan, interval, name, fault });
  }
  return { prices, faulty };
}

function readEnvironment(environment: Environment): PaymentsConfig["environment"] {
  const text = environment["PADDLE_ENVIRONMENT"] || "sandbox";
  if (text === "sandbox" || text === "production") return text;
  throw new StartupError(`PADDLE_ENVIRONMENT must be sandbox or production, not "${text}".`);
}

function readUrl(environment: Environment): string | null {
  const text = environment["PADDLE_API_URL"];
  if (!text) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartupError(`PADDLE_API_URL must be a web address, not "${text}".`);
}

function readRate(environment: Environment): number | null {
  const text = environment["ILS_PER_USD"];
  if (!text) return null;
  const rate = Number(text);
  if (rate > 0 && rate < 1000) return rate;
  throw new StartupError(`ILS_PER_USD must be a number such as 3.70, not "${text}".`);
}
