import { dayIn } from "@marzipan/domain/dates";
import type { Logger } from "pino";
import { Registration } from "@marzipan/contract/auth";
import { buildApp } from "../src/wiring/app.ts";
import { storeRegistration } from "../src/features/auth/register.actions.ts";
import type { Deps } from "../src/platform/feature/deps.ts";
import { demoPassword } from "../src/platform/account/demo-accounts.ts";
import { makeAdministrator } from "../src/platform/account/first-admin.ts";
import type { OpenedDatabase } from "../src/platform/database/open-database.ts";
import { together } from "../src/platform/database/together.ts";
import { withOwner } from "../src/platform/database/owner.ts";
import { makeDeps } from "../src/wiring/make-deps.ts";
import { fillBakery } from "./demo-bakery.ts";
import { openDemoBrowser } from "./demo-browser.ts";
import { makeDemoClock } from "./demo-clock.ts";
import type { DemoClock } from "./demo-clock.ts";
import { fillCorner } from "./demo-corner.ts";
import { demoTimeZone } from "./demo-place.ts";
import type { DemoBounds, DemoFrame } from "./demo.types.ts";
import { demoWords } from "./words/all.ts";

const dayMs = 86_400_000;
const yearDays = 364;

/**
 * Fills a new database with the demo bakery, a second business and an administrator, through the
 * product's own calls, dated relative to today. Returns whether it did: a database with accounts
 * stays as it is, and an interrupted filling is started again.
 */
export async function seedDemo(
  deps: Deps,
  opened: OpenedDatabase,
  bounds: DemoBounds = {},
): Promise<boolean> {
  if (!(await beginFilling(opened.ownerUrl))) return false;
  const { pastDays = yearDays } = bounds;
  const until = deps.now();
  const clock = makeDemoClock(until);
  const daysAgo = (days: number): Date => new Date(until.getTime() - days * dayMs);
  // Mail and text messages are off while the demo is filled: its year of orders is invented.
  const quiet = { ...deps.config, logLevel: "error", mail: null, sms: null };
  const own = makeDeps(quiet, deps.log.child({}, { level: "error" }) as Logger, opened, {
    now: () => clock.now,
    isDurable: false,
  });
  const { app } = await buildApp(own);
  try {
    await app.ready();
    const language = deps.config.demoLanguage;
    const words = demoWords[language];
    const timeZone = demoTimeZone(words.place);
    const today = dayIn(timeZone, until);
    const place = { language, words, timeZone, today, until };
    const frame = { ...place, ...bounds, pastDays, password: demoPassword };
    const { bakery, corner } = words;
    const [baker, other] = [openDemoBrowser(app, own), openDemoBrowser(app, own)];
    const begins = { bakery: daysAgo(pastDays + 2), corner: daysAgo(40) };
    // One after the other: what is written as the database's owner is not repeated where it meets another person's.
    await clock.at(begins.bakery, () =>
      openAccount(own, baker, opened.ownerUrl, clock, frame, {
        email: "baker@demo.test",
        fullName: bakery.owner,
        businessName: bakery.name,
        plan: "premium",
        phone: bakery.phone,
      }),
    );
    await clock.at(begins.corner, () =>
      openAccount(own, other, opened.ownerUrl, clock, frame, {
        email: "other@demo.test",
        fullName: corner.owner,
        businessName: corner.name,
        plan: "basic",
        phone: words.place.phoneOf(90),
      }),
    );
    await together([
      clock.at(begins.bakery, () => fillBakery(own, baker, clock, frame)),
      clock.at(begins.corner, () => fillCorner(other, clock, frame)),
    ]);
    const fullName = words.administrator;
    const admin = { email: "admin@demo.test", password: demoPassword, fullName };
    await makeAdministrator(own, opened.ownerUrl, admin);
    const office = openDemoBrowser(app, own);
    await office.signIn(admin.email, admin.password);
    await office.call("PATCH", "/api/settings/business", { isSetUp: true, timeZone });
    await office.call("PATCH", "/api/me", { language });
    await asOwner(opened.ownerUrl, "update account set is_demo = true", []);
    await asOwner(opened.ownerUrl, "delete from app.setting where name = 'demo_is_filling'", []);
    return true;
  } finally {
    await app.close();
    await own.live.close();
    await own.database.close();
  }
}

async function beginFilling(ownerUrl: string): Promise<boolean> {
  const isBroken =
    (await asOwner(ownerUrl, "select from app.setting where name = 'demo_is_filling'", [])) > 0;
  if (isBroken) await asOwner(ownerUrl, "truncate business, account cascade", []);
  else if ((await asOwner(ownerUrl, "select from account limit 1", [])) > 0) return false;
  await asOwner(
    ownerUrl,
    "insert into app.setting values ('demo_is_filling', '1') on conflict do nothing",
    [],
  );
  return true;
}

async function asOwner(ownerUrl: string, text: string, values: unknown[]): Promise<number> {
  return await withOwner(
    ownerUrl,
    async (client) => (await client.query(text, values)).rowCount ?? 0,
  );
}

/** Registers an account, lets it in as an operator would, and gives it its plan without an end. */
async function openAccount(
  deps: Deps,
  browser: ReturnType<typeof openDemoBrowser>,
  ownerUrl: string,
  clock: DemoClock,
  { language, words, timeZone }: DemoFrame,
  person: { email: string; fullName: string; businessName: string; plan: string; phone: string },
): Promise<void> {
  const { email, fullName, businessName, plan, phone } = person;
  const registration = Registration.parse({
    email,
    fullName,
    businessName,
    password: demoPassword,
    consent: true,
    timeZone,
    language,
    country: words.place.country,
    currency: words.place.currency,
  });
  await storeRegistration(deps, "http://localhost", registration);
  await asOwner(
    ownerUrl,
    "update account set email_verified_at = $2, approved_at = $2 where email_key = $1",
    [email, clock.now],
  );
  await asOwner(
    ownerUrl,
    `update subscription set plan = $2, plan_started_at = $3
      where business_id = (select business_id from account where email_key = $1)`,
    [email, plan, clock.now],
  );
  await browser.signIn(email, demoPassword);
  await browser.call("PATCH", "/api/settings/business", { isSetUp: true, phone });
}
