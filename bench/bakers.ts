import { makeDeps } from "../apps/server/src/wiring/make-deps.ts";
import { buildApp } from "../apps/server/src/wiring/app.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import type { Deps } from "../apps/server/src/platform/feature/deps.ts";
import { makeAdministrator } from "../apps/server/src/platform/account/first-admin.ts";
import { makeId } from "../apps/server/src/platform/formats/ids.ts";
import { createLog } from "../apps/server/src/platform/logging/log.ts";
import type { AccessClaims } from "../apps/server/src/platform/session/tokens.ts";
import { readAccess, signAccess } from "../apps/server/src/platform/session/tokens.ts";
import { createCaller } from "../apps/server/src/platform/testing/test-caller.ts";
import type { Caller } from "../apps/server/src/platform/testing/test-caller.ts";
import { features } from "../apps/server/src/features.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { recordPool, toReplay } from "./recording.ts";
import type { Replay } from "./replay.ts";

/** Signs the sessions of every server of a bench. */
export const sessionSecret = "a secret of the bench that opens nothing";

/** The password of every baker. */
export const password = "kneading-2026";

/** A signed-in owner with one client and three products. */
export interface Baker {
  email: string;
  /** Where their browsers are, from a network that is for documentation. */
  address: string;
  claims: AccessClaims;
  clientId: string;
  productIds: string[];
  /** The owner's session cookies, with a fresh access token (2 minutes). */
  cookie(): string;
}

/** The product in this process, on a bench's database. */
export interface Bakehouse {
  /** Gives bakers an account and a business each, on the premium plan. */
  hire(count: number): Promise<Baker[]>;
  /** Opens a menu of 24 items and returns its page's path; the page has been made once. */
  openMenu(baker: Baker): Promise<string>;
  /** Returns what the product sends the database for a call of the first of the bakers. */
  record(bakers: readonly Baker[], call: RecordedCall): Promise<Replay>;
  /** Runs one of the features' jobs. */
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

/** A call to record. */
export interface RecordedCall {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  /** Whether a creating call carries an idempotency key, as every one of the web's does. */
  hasKey?: boolean;
}

/**
 * Builds the product in this process with a fixed clock, so that a recording knows the instant of
 * its call.
 */
export async function openBakehouse(database: BenchDatabase): Promise<Bakehouse> {
  const config = readConfig({ DATA_DIR: database.folder, LOG_LEVEL: "silent", DEMO: "0" });
  const now = new Date();
  const deps = makeDeps({ ...config, sessionSecret }, createLog(config), database, {
    now: () => now,
  });
  const recorder = recordPool(deps.database.pool);
  const { app } = await buildApp(deps);
  await app.ready();
  const callers = new Map<Baker, Caller>();
  return {
    hire: async (count) => {
      const bakers: Baker[] = [];
      for (let index = 0; index < count; index += 1) {
        const caller = createCaller(app);
        const baker = await hireBaker(caller, deps, database, `198.51.100.${index + 1}`);
        callers.set(baker, caller);
        bakers.push(baker);
      }
      return bakers;
    },
    openMenu: async (baker) => {
      const caller = callers.get(baker);
      if (!caller) throw new Error("a menu needs a baker of this bakehouse");
      return await openMenu(caller);
    },
    record: async (bakers, { method, path, body, hasKey = true }) => {
      const [first] = bakers;
      const caller = first && callers.get(first);
      if (!caller) throw new Error("a recording needs a baker of this bakehouse");
      const key = hasKey ? { "idempotency-key": makeId() } : {};
      const batches = await recorder.record(async () => {
        const answer = await (method === "GET" ? caller.get(path) : caller.post(path, body, key));
        if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      });
      return toReplay(batches, bakers.map(idsOf), now);
    },
    runJob: async (name) => {
      const job = features
        .flatMap((feature) => feature.jobs(deps))
        .find((one) => one.name === name);
      if (!job) throw new Error(`no room has a job ${name}`);
      await job.run();
    },
    close: async () => {
      await app.close();
      await deps.live.close();
      await deps.database.close();
    },
  };
}

const menuItems = 24;

async function openMenu(caller: Caller): Promise<string> {
  for (let item = 1; item <= menuItems; item += 1) {
    const name = `Honey cake ${item}`;
    const description = "Seven thin layers, sour cream, candied pecans. Better on the second day.";
    const made = await caller.post("/api/catalog-items", {
      name,
      description,
      price: 100 + item,
      allergens: ["gluten", "eggs", "milk"],
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
  const { body } = await caller.put("/api/menu-settings/addresses/slug", { isOpen: true });
  const { pathname } = new URL(
    (body as { addresses: { slug: { url: string } } }).addresses.slug.url,
  );
  const page = await caller.get(pathname);
  if (page.status !== 200) throw new Error(`${pathname} answered ${page.status}`);
  return pathname;
}

/** The ids by which a baker's recorded statements name the account and what it owns. */
function idsOf({ claims, clientId, productIds }: Baker): string[] {
  return [claims.sessionId, claims.businessId, claims.accountId, clientId, ...productIds];
}

async function hireBaker(
  caller: Caller,
  deps: Deps,
  { owner, ownerUrl }: BenchDatabase,
  address: string,
): Promise<Baker> {
  const now = deps.now();
  const email = `${makeId()}@bench.test`;
  await makeAdministrator(deps, ownerUrl, { email, password, fullName: "Noa Levi" });
  await owner.query("update account set is_admin = false where email_key = $1", [email]);
  const signedIn = await caller.post("/api/auth/sign-in", { email, password });
  const token = caller.cookies.get("marzipan_access");
  if (!token) throw new Error(`a baker cannot sign in: ${JSON.stringify(signedIn.body)}`);
  const claims = readAccess(sessionSecret, token, now);
  await owner.query("update subscription set plan = 'premium' where business_id = $1", [
    claims.businessId,
  ]);
  const goods = await addGoods(owner, claims.businessId);
  return { email, address, claims, ...goods, cookie: () => cookieOf(caller, claims) };
}

async function addGoods(
  owner: BenchDatabase["owner"],
  businessId: string,
): Promise<Pick<Baker, "clientId" | "productIds">> {
  const clientId = makeId();
  await owner.query(
    `insert into client (business_id, id, name, name_key, search_key, phone, created_at, updated_at)
     values ($1, $2, 'Dana Cohen', 'dana cohen', 'dana cohen 0525550148', '052-555-0148', now(), now())`,
    [businessId, clientId],
  );
  const productIds = [makeId(), makeId(), makeId()];
  await owner.query(
    `insert into product (business_id, id, name, name_key, created_at, updated_at)
     select $1, id, name, lower(name), now(), now() from unnest($2::uuid[], $3::text[]) as p (id, name)`,
    [businessId, productIds, ["Honey cake", "Babka", "Challah"]],
  );
  return { clientId, productIds };
}

function cookieOf(caller: Caller, claims: AccessClaims): string {
  const access = signAccess(sessionSecret, claims, new Date());
  const cookies = new Map([...caller.cookies, ["marzipan_access", access]]);
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
