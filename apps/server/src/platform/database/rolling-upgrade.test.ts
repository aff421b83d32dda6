import type pg from "pg";
import { endpoints } from "@marzipan/contract/endpoints";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { features } from "../../features.ts";
import { tablesOf } from "../feature/feature.ts";
import { withDatabase } from "../testing/with-database.ts";
import { remoteApp } from "../testing/http-caller.ts";
import { kindOf, makersOf, ownBody } from "../testing/own-things.ts";
import { layOutPrevious } from "../testing/previous-version.ts";
import type { Makers } from "../testing/samples.ts";
import { openServerGround, firstAdmin } from "../testing/server-folders.ts";
import { asOwnerOf, openTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";
import { describeSchema } from "./describe-schema.ts";
import { prepare } from "./open-database.ts";
import { withOwner } from "./owner.ts";
import { failToStart } from "../testing/server-process.ts";

// The version before the newest migration runs as a process, this one next to it on the same database.

const previous = layOutPrevious();
const ground = openServerGround();
const name = `upgrade_${process.pid}`;
const [ownerUrl, appUrl] = [inject("ownerUrl"), inject("appUrl")].map((url) =>
  withDatabase(url, name),
) as [string, string];
const role = { role: "marzipan_app", isLogin: !inject("setsRole") };
const secret = "a secret for tests that is long enough";

/** A server of the version before, whose baker is signed in since before the upgrade. */
let old: { url: string; baker: Caller };
let test: TestApp;
let makers: Makers;

beforeAll(async () => {
  await asOwnerOf(withDatabase(ownerUrl, "postgres"), `create database ${name}`);
  const settings = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, SESSION_SECRET: secret };
  const { url } = await ground.open(
    { ...settings, DATA_DIR: ground.makeEmptyFolder() },
    [],
    previous.main,
  );
  const baker = createCaller(remoteApp(url));
  await baker.post("/api/auth/sign-in", firstAdmin);
  old = { url, baker };
  await prepare(ownerUrl, appUrl, role, tablesOf(features));
  const database = { ownerUrl, appUrl, pooledUrl: null, role };
  test = await openTestApp(database, { sessionSecret: secret }, { now: () => new Date() });
  makers = makersOf(test);
}, 120_000);
afterAll(async () => {
  await test.close();
  await ground.clear();
  await asOwnerOf(withDatabase(ownerUrl, "postgres"), `drop database ${name} with (force)`);
  previous.clear();
});

/** The same browser at the server of the version before. */
const atOld = (caller: Caller): Caller => createCaller(remoteApp(old.url), caller.cookies);

/** Sends an endpoint's smallest valid call to the old server, about something of a new business's own. */
async function askOld(one: AnyEndpoint): Promise<number> {
  const baker = await test.member({ isAdmin: one.access === "admin" });
  const own = one.path.includes("{id}") ? await makers[kindOf(one)]?.(baker) : undefined;
  if (own && one.path.endsWith("/restore"))
    await baker.delete(one.path.replace("/restore", "").replace("{id}", own));
  const { status } = await send(atOld(baker), one, {
    ...(own ? { params: { id: own } } : {}),
    ...(await ownBody(makers, baker, one)),
  });
  return status;
}

async function describeDatabase(
  client: pg.Client,
): Promise<{ tables: string; functions: object[] }> {
  const { rows } = await client.query<object>(
    `select oid::regprocedure::text as name, pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'app'::regnamespace and obj_description(oid, 'pg_proc') is null order by 1`,
  );
  return { tables: await describeSchema(client, "marzipan_app"), functions: rows };
}

describe("while servers are upgraded one after the other", { timeout: 120_000 }, () => {
  it("every call of the version before is answered after the migration, and most are fulfilled", async () => {
    const asked = endpoints.filter((one) => one.replyType !== "stream");
    const statuses: [string, number][] = [];
    for (const one of asked) statuses.push([one.id, await askOld(one)]);
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
    const fulfilled = statuses.filter(([, status]) => status < 300);
    expect(fulfilled.length).toBeGreaterThan(asked.length * 0.6);
  });

  it("the database has the tables and functions of a new one", async () => {
    const [upgraded, fresh] = [
      await withOwner(ownerUrl, describeDatabase),
      await withOwner(inject("ownerUrl"), describeDatabase),
    ];
    expect(upgraded.tables).toBe(fresh.tables);
    expect(upgraded.functions).toEqual(fresh.functions);
  });

  it("a session from before goes on at both, and each shows what was written at the other", async () => {
    const atNew = createCaller(test.app, old.baker.cookies);
    expect((await old.baker.post("/api/tasks", { title: "At the old one" })).status).toBe(201);
    expect((await atNew.post("/api/tasks", { title: "At the new one" })).status).toBe(201);
    for (const caller of [old.baker, atNew]) {
      const { body } = await caller.get("/api/tasks");
      expect(body.items.map(({ title }) => title).toSorted()).toEqual([
        "At the new one",
        "At the old one",
      ]);
    }
  });

  it("a version that does not know the newest migration does not start, and says which one to start", async () => {
    await test.asOwner("insert into kysely_migration (name, timestamp) values ('9999_later', '')");
    const settings = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, SESSION_SECRET: secret };
    const { code, said } = await failToStart({ ...settings, DATA_DIR: ground.makeEmptyFolder() });
    await test.asOwner("delete from kysely_migration where name = '9999_later'");
    expect(code).toBe(1);
    expect(said).toContain("A newer version of Marzipan has migrated this database (9999_later)");
  });
});
