import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../housekeeping/housekeeping.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { seedBusiness } from "../../platform/testing/seed-business.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { whileHeld } from "../../platform/testing/while-held.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;

async function close(baker: Caller): Promise<AnswerTo<"POST", "/api/me/close">> {
  return await baker.post("/api/me/close", { password: baker.password });
}

async function signIn(
  { email, password }: Caller,
  caller = test.stranger(),
): Promise<AnswerTo<"POST", "/api/auth/sign-in">> {
  return await caller.post("/api/auth/sign-in", { email, password });
}

async function reopen(
  { email, password }: Caller,
  caller = test.stranger(),
): Promise<AnswerTo<"POST", "/api/me/reopen">> {
  return await caller.post("/api/me/reopen", { email, password });
}

const filesFolder = (): string => path.join(test.deps.config.dataDir, "files");

/** Returns the tables of which a row names one of the texts, read past row-level security. */
async function tablesNaming(texts: readonly string[]): Promise<string[]> {
  const tables = await test.asOwner<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await test.asOwner(
      `select from "${name}" t where ${texts.map((_text, index) => `t::text ilike $${index + 1}`).join(" or ")} limit 1`,
      texts.map((text) => `%${text}%`),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("closing the account", () => {
  it("asks for the password, signs out everywhere and offers to reopen until a day", async () => {
    const baker = await test.member();
    const other = test.stranger();
    await signIn(baker, other);
    const wrong = await baker.post("/api/me/close", { password: "not it" });
    expect(wrong.body.error.facts.fields).toEqual([
      { path: "password", problem: "wrong_password" },
    ]);
    const closed = await close(baker);
    const deletedOn = new Date(test.clock.now.getTime() + 30 * dayMs).toISOString();
    expect(closed.body).toEqual({ deletedOn });
    for (const device of [baker, other]) {
      expect((await device.get("/api/me")).body.error.code).toBe("session_expired");
      expect((await device.post("/api/auth/refresh")).status).toBe(401);
    }
    const refused = await signIn(baker);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ code: "account_closed", facts: { deletedOn } });
  });

  it.each([
    ["America/Los_Angeles", "26"],
    ["Asia/Jerusalem", "27"],
  ])("is mailed with the last day as it is in %s", async (timeZone, day) => {
    const before = test.clock.now;
    const baker = await test.member({ timeZone });
    test.clock.now = new Date("2026-11-27T03:00:00Z");
    try {
      await baker.post("/api/auth/refresh");
      expect((await close(baker)).body).toEqual({ deletedOn: "2026-12-27T03:00:00.000Z" });
    } finally {
      test.clock.now = before;
    }
    const mails = await readOutbox(test.deps.database.lookUp, 50);
    const [mail] = mails.filter(({ recipient }) => recipient === baker.email);
    expect(mail?.text).toContain(`until Dec ${day}, 2026`);
  });

  it("refuses a sign-in that is under way, without a session, a known browser or a mail", async () => {
    const baker = await test.member();
    const browser = test.stranger();
    const [closed, signedIn] = await whileHeld(
      test,
      { text: "select from account where email_key = $1 for update", values: [baker.email] },
      [() => close(baker), () => signIn(baker, browser)],
    );
    expect(closed.status).toBe(200);
    expect([signedIn.status, signedIn.body.error?.code]).toEqual([401, "wrong_credentials"]);
    expect([...browser.cookies.keys()]).toEqual([]);
    const mails = await readOutbox(test.deps.database.lookUp, 50);
    const told = mails.filter(({ recipient }) => recipient === baker.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      "Your account is closed",
      "Confirm your email for Marzipan",
    ]);
  });

  it("is told only to a caller who knows the password", async () => {
    const baker = await test.member();
    await close(baker);
    const answer = await signIn({ ...baker, password: "wrong-1234" });
    expect(answer.body.error.code).toBe("wrong_credentials");
    expect((await reopen({ ...baker, password: "wrong-1234" })).body.error.code).toBe(
      "wrong_credentials",
    );
  });

  it("can be taken back within 30 days, with everything in place", async () => {
    const baker = await test.member();
    await baker.post("/api/clients", { name: "Noa" });
    await close(baker);
    test.clock.forward(29 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    const back = test.stranger();
    expect((await reopen(baker, back)).status).toBe(200);
    expect((await back.get("/api/clients")).body.items).toHaveLength(1);
    expect((await signIn(baker)).status).toBe(200);
    test.clock.forward(40 * dayMs);
    await cleanUp(test.deps, test.ownerUrl);
    expect((await signIn(baker)).status).toBe(200);
  });

  it("cannot be taken back after 30 days, even before the deletion ran", async () => {
    const baker = await test.member();
    await close(baker);
    test.clock.forward(30 * dayMs);
    expect((await reopen(baker)).body.error.code).toBe("wrong_credentials");
    expect((await signIn(baker)).body.error.code).toBe("wrong_credentials");
  });

  it("leaves nothing after 30 days: no row in any table, no message, no file; others keep all", async () => {
    const [baker, neighbour] = [await test.member(), await test.member()];
    const businessId = await seedBusiness(test, baker);
    const kept = await seedBusiness(test, neighbour);
    const { id: accountId } = (await baker.get("/api/me")).body.user;
    await signIn({ ...baker, password: "wrong-1234" });
    await baker.post("/api/me/email", { email: "later@example.test", password: baker.password });
    const texts = [businessId, accountId as string, baker.email];
    const before = await tablesNaming(texts);
    const withBusiness = await test.asOwner<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('business_id', 'account_id')
          and not c.table_name = any ($1)`,
      [["menu_address", "request_token", "payment_customer", "phone_code", "recovery_code"]],
    );
    expect(before).toEqual(expect.arrayContaining(withBusiness.map(({ name }) => name)));
    expect(before).toEqual(expect.arrayContaining(["outbox_message", "throttle"]));
    expect(readdirSync(filesFolder())).toEqual(expect.arrayContaining([businessId, kept]));
    const content = await neighbour.get("/api/orders");
    await close(baker);
    test.clock.forward(30 * dayMs + 60_000);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await tablesNaming(texts)).toEqual([]);
    expect(readdirSync(filesFolder())).toEqual([kept]);
    const again = test.stranger();
    expect((await signIn(neighbour, again)).status).toBe(200);
    expect((await again.get("/api/orders")).body).toEqual(content.body);
    expect(await businessOf(again)).toBe(kept);
  });
});
