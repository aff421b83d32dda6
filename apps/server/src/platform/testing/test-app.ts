import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { buildApp } from "../../wiring/app.ts";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/config.ts";
import type { RoleChoice } from "../database/pool.ts";
import type { Deps } from "../feature/deps.ts";
import { publicLimits } from "../http/public-limits.ts";
import { createLog } from "../logging/log.ts";
import { hashingAt } from "../passwords/passwords.ts";
import { makeDeps } from "../../wiring/make-deps.ts";
import type { DepsOverrides } from "../../wiring/make-deps.ts";
import { watchStatements } from "../../citus/testing/judge/statement-watch.ts";
import { dropCitusDatabase, makeCitusDatabase } from "../../citus/testing/citus-database.ts";
import { withDatabase } from "./with-database.ts";
import { easyWork, solveCaptcha } from "./solve-captcha.ts";
import { createCaller } from "./test-caller.ts";
import type { Caller } from "./test-caller.ts";

/** A clock that a test turns by hand. */
export interface TestClock {
  now: Date;
  forward(ms: number): void;
}

/** The real application in process, on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  ownerUrl: string;
  /** The application role's own address, past a pooler. */
  appUrl: string;
  /** Its rows are spread over nodes by Citus. */
  isDistributed: boolean;
  /** Runs SQL as the owner, past row-level security: for preparing and looking, never for the act under test. */
  asOwner<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A caller without a session. */
  stranger(): Caller;
  /** A new business whose owner is verified, approved and signed in. */
  member(options?: MemberOptions): Promise<Caller>;
  close(): Promise<void>;
}

/** What a test's member may be. */
export interface MemberOptions {
  plan?: "basic" | "pro" | "premium";
  isAdmin?: boolean;
  isVerified?: boolean;
  isApproved?: boolean;
  /** Her password is hashed as in production, which takes a twentieth of a second each time it is compared. */
  isHashedInFull?: boolean;
  timeZone?: string;
  currency?: "ILS" | "USD" | "EUR";
}

/** A test sends from one address what many visitors send, faster than they do. */
const ampleLimits = { ...publicLimits, responses: 1_000_000, files: 1_000_000 };

const password = "kneading-2026";
const cheap = { memoryCost: 64, timeCost: 1 };
let databases = 0;
let people = 0;

/** Starts the application for one test file; the clock is at noon UTC of 2026-11-26, or when `overrides.now` says. */
export async function startTestApp(
  changes: Partial<Config> = {},
  overrides: DepsOverrides = {},
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestApp> {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const templateUrl = inject("ownerUrl");
  await makeDatabase(name);
  const appUrl = withDatabase(inject("appUrl"), name);
  const pooledUrl = inject("pooledUrl");
  const test = await openTestApp(
    {
      ownerUrl: withDatabase(templateUrl, name),
      appUrl,
      pooledUrl: pooledUrl === null ? null : withDatabase(pooledUrl, name),
      role: { role: "marzipan_app", isLogin: !inject("setsRole") },
      isDistributed: inject("citusWorkers").length > 0,
    },
    changes,
    overrides,
    addRoutes,
  );
  const close = async (): Promise<void> => {
    try {
      await test.close();
    } finally {
      await dropDatabase(name);
    }
  };
  return { ...test, close };
}

async function makeDatabase(name: string): Promise<void> {
  const ownerUrl = inject("ownerUrl");
  const workers = inject("citusWorkers");
  await (workers.length > 0
    ? makeCitusDatabase({ ownerUrl, workers }, name, "marzipan_app")
    : asOwnerOf(
        withDatabase(ownerUrl, "postgres"),
        `create database ${name} template marzipan_template strategy file_copy`,
      ));
}

async function dropDatabase(name: string): Promise<void> {
  const ownerUrl = inject("ownerUrl");
  const workers = inject("citusWorkers");
  await (workers.length > 0
    ? dropCitusDatabase({ ownerUrl, workers }, name)
    : asOwnerOf(
        withDatabase(ownerUrl, "postgres"),
        `drop database if exists ${name} with (force)`,
      ));
}

/** A migrated database that no one else uses. */
export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  /** Its address through a pooler, where the tests run behind one. */
  pooledUrl: string | null;
  role: RoleChoice;
  /** Its rows are spread over nodes by Citus. */
  isDistributed?: boolean;
}

/**
 * Starts the application on a database, as `startTestApp` does on one of its own. Closing it throws where it sent what
 * a distributed PostgreSQL refuses.
 */
export async function openTestApp(
  { ownerUrl, appUrl, pooledUrl, role, isDistributed = false }: TestDatabase,
  changes: Partial<Config> = {},
  overrides: DepsOverrides = {},
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-files-"));
  const config: Config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", DEMO: "0", NODE_ENV: "development" }),
    databasePoolSize: 8,
    ...changes,
  };
  const clock: TestClock = {
    now: overrides.now?.() ?? new Date("2026-11-26T12:00:00Z"),
    forward(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
  if (pooledUrl !== null) Object.assign(config, { isPooled: true, liveDatabaseUrl: appUrl });
  const opened = {
    ownerUrl,
    appUrl: pooledUrl ?? appUrl,
    role,
    isDistributed,
    keptSecret: "a secret for tests that is long enough",
    stop: async () => undefined,
  };
  const deps = makeDeps(config, createLog(config), opened, {
    now: () => clock.now,
    checksReplies: true,
    captchaWork: easyWork,
    isDurable: false,
    publicLimits: ampleLimits,
    ...overrides,
  });
  const watch = await watchStatements(deps.database.pool, ownerUrl);
  const { app } = await buildApp(deps);
  addRoutes(app);
  await app.ready();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  // A test may end every connection; the next statement takes a new one.
  owner.on("error", () => undefined);
  const asOwner = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await owner.query<Row>(text, values)).rows;
  const stranger = (): Caller => createCaller(app);
  return {
    app,
    deps,
    clock,
    ownerUrl,
    isDistributed,
    appUrl,
    asOwner,
    stranger,
    member: (options = {}) => makeMember(stranger(), asOwner, clock, options),
    close: async () => {
      await app.close();
      await deps.receiptReader.close();
      await deps.live.close();
      await deps.database.close();
      await owner.end();
      rmSync(folder, { recursive: true, force: true });
      watch.refuse();
    },
  };
}

/** Runs one statement as the owner of a database. */
export async function asOwnerOf(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function makeMember(
  caller: Caller,
  asOwner: TestApp["asOwner"],
  clock: TestClock,
  options: MemberOptions,
): Promise<Caller> {
  people += 1;
  const email = `baker${people}@example.test`;
  const registration = {
    fullName: `Baker ${people}`,
    businessName: `Bakery ${people}`,
    email,
    password,
    consent: true,
    timeZone: options.timeZone ?? "Asia/Jerusalem",
    currency: options.currency ?? "ILS",
    captchaToken: await solveCaptcha(caller, "sign_up"),
  };
  // Every member has a network address of its own, so that throttles of strangers do not add up
  // over a test file.
  const remoteAddress = `10.0.${people >> 8}.${people & 255}`;
  const register = (): Promise<unknown> =>
    caller.send({
      method: "POST",
      url: "/api/auth/register",
      payload: registration,
      remoteAddress,
    });
  await (options.isHashedInFull ? register() : hashingAt(cheap, register));
  const { isVerified = true, isApproved = true, isAdmin = false, plan = "premium" } = options;
  const [opened] = await asOwner<{ business_id: string }>(
    `update account set is_admin = $2, email_verified_at = case when $3 then $5::timestamptz end,
       approved_at = case when $4 then $5::timestamptz end where email_key = $1 returning business_id`,
    [email, isAdmin, isVerified, isApproved, clock.now],
  );
  await asOwner("update subscription set plan = $2, status = 'active' where business_id = $1", [
    opened?.business_id,
    plan,
  ]);
  const signedIn = await caller.send({
    method: "POST",
    url: "/api/auth/sign-in",
    payload: { email, password },
    remoteAddress,
  });
  if (signedIn.status !== 200)
    throw new Error(`a test's member cannot sign in: ${JSON.stringify(signedIn.body)}`);
  caller.email = email;
  caller.password = password;
  return caller;
}
