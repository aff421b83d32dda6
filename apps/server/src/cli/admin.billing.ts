import pg from "pg";
import type { Database } from "../platform/database/database.ts";
import type { PaymentsConfig } from "../platform/config/payments.ts";
import { emailKey } from "../platform/account/email-key.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import { makeStandIn } from "../providers/payments/make-stand-in.ts";
import { standInActs } from "../providers/payments/stand-in.port.ts";
import type { StandIn } from "../providers/payments/stand-in.port.ts";

/** What the command can do, one line each. */
export const billingUsage = [
  "npm run admin -- billing show                         what the stand-in for Paddle holds",
  "npm run admin -- billing pass <email> <days>          let days pass for a business, its trial too",
  `npm run admin -- billing <act> <email>                ${standInActs.join(", ")}`,
  "npm run admin -- billing lose <how many>              never deliver the next events",
  "npm run admin -- billing delay <seconds>              deliver events later",
  "npm run admin -- billing repeat on|off                deliver events twice",
  "npm run admin -- billing reorder on|off               deliver events the last first",
].join("\n");

/** What the command works with. */
export interface BillingContext {
  payments: PaymentsConfig;
  database: Pick<Database, "lookUp">;
  ownerUrl: string;
  now: () => Date;
}

/** `billing`: what the stand-in for the card provider shall do; the running server delivers what comes of it. */
export async function runBilling(
  { payments, database, ownerUrl, now }: BillingContext,
  [act = "", who = "", count = ""]: string[],
): Promise<string> {
  const standIn = makeStandIn(payments, database.lookUp, now);
  if (!standIn) throw new StartupError("The stand-in for Paddle is not used here (BILLING).");
  if (act === "show") return await show(standIn);
  if (act === "lose") return await trouble(standIn, { lose: requireNumber(who) });
  if (act === "delay") return await trouble(standIn, { delaySeconds: requireNumber(who) });
  if (act === "repeat") return await trouble(standIn, { isRepeated: requireSwitch(who) });
  if (act === "reorder") return await trouble(standIn, { isReordered: requireSwitch(who) });
  const known = standInActs.find((one) => one === act);
  if (!who.includes("@") || (act !== "pass" && !known)) throw new StartupError(billingUsage);
  const days = act === "pass" ? requireNumber(count) : 0;
  const businessId = await findBusiness(ownerUrl, emailKey(who), days);
  const { subscriptions } = await standIn.readState();
  const own = Object.values(subscriptions).filter(
    ({ custom_data: custom }) => custom?.["businessId"] === businessId,
  );
  if (own.length === 0 && act !== "pass") throw new StartupError(`${who} has no paid plan.`);
  for (const { id } of own) {
    if (known) await standIn.onSubscription(id, known);
    else await standIn.letPass(id, days);
  }
  return act === "pass" ? `${days} days have passed for ${who}.` : `${act}: done for ${who}.`;
}

async function show(standIn: StandIn): Promise<string> {
  const { subscriptions, deliveries, trouble: wrong } = await standIn.readState();
  const lines = Object.values(subscriptions).map(
    (one) => `${one.id} ${one.status} ${one.price_id} until ${one.period.ends_at}`,
  );
  return [...lines, `${deliveries.length} events wait; ${JSON.stringify(wrong)}`].join("\n");
}

async function trouble(
  standIn: StandIn,
  wanted: Parameters<StandIn["setTrouble"]>[0],
): Promise<string> {
  await standIn.setTrouble(wanted);
  return `Deliveries from now on: ${JSON.stringify((await standIn.readState()).trouble)}`;
}

function requireNumber(text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isInteger(value) || value < 0 || value > 10_000)
    throw new StartupError(billingUsage);
  return value;
}

function requireSwitch(text: string): boolean {
  if (text !== "on" && text !== "off") throw new StartupError(billingUsage);
  return text === "on";
}

/** Finds the business of an account; its trial ends so many days earlier. */
async function findBusiness(ownerUrl: string, key: string, days: number): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ business_id: string }>(
      "select business_id from account where email_key = $1",
      [key],
    );
    const id = rows[0]?.business_id;
    if (id === undefined) throw new StartupError("No account has this address.");
    await client.query(
      `update subscription set trial_end_at =
          (trial_end_at at time zone 'UTC' - make_interval(days => $2)) at time zone 'UTC'
        where business_id = $1 and status = 'trialing'`,
      [id, days],
    );
    return id;
  } finally {
    await client.end();
  }
}
