import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { announce } from "../../start/announce.ts";
import { readConfig } from "../config/config.ts";
import { demoPassword, refuseDemoAccounts } from "./demo-accounts.ts";
import { StartupError } from "../errors/startup-error.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ hasDemo: false });
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const refusal = () => refuseDemoAccounts({ mode: "production" }, test.deps.database);

describe("production on a database that the demo filled", () => {
  it("refuses to start, by the accounts' mark or their addresses, in one sentence", async () => {
    const baker = await test.member();
    await expect(refusal()).resolves.toBeUndefined();
    await test.asOwner("update account set is_demo = true where email_key = $1", [baker.email]);
    await expect(refusal()).rejects.toThrow(/^This database holds the demo's accounts.*DATA_DIR/);
    await expect(refuseDemoAccounts({ mode: "demo" }, test.deps.database)).resolves.toBeUndefined();
    await test.asOwner(
      "update account set is_demo = false, email_key = 'admin@demo.test' where email_key = $1",
      [baker.email],
    );
    await expect(refusal()).rejects.toThrow(/demo's accounts/);
    await test.asOwner("update account set email_key = $1 where email_key = 'admin@demo.test'", [
      baker.email,
    ]);
  });
});

describe("the demo's password where there is no demo", () => {
  it("opens no account, whoever wrote it into the database", async () => {
    const baker = await test.member();
    await test.asOwner(
      `update account_secret set password_hash = $2
        where account_id = (select id from account where email_key = $1)`,
      [baker.email, await hashPassword(demoPassword)],
    );
    const body = { email: baker.email, password: demoPassword };
    const { body: answer } = await test.stranger().post("/api/auth/sign-in", body);
    expect(answer.error.code).toBe("wrong_credentials");
  });

  it("is refused at registration and when a password is changed or reset", async () => {
    const baker = await test.member();
    const known = { path: "password", problem: "breached_password" };
    const form = {
      fullName: "Noa Levi",
      businessName: "Levi Bakehouse",
      email: "noa@example.test",
      password: "Marzipan-2026",
      consent: true,
      captchaToken: await solveCaptcha(test.stranger(), "sign_up"),
    };
    const registered = await test.stranger().post("/api/auth/register", form);
    expect(registered.body.error.facts.fields).toEqual([known]);
    const changed = await baker.post("/api/me/password", {
      currentPassword: baker.password,
      newPassword: demoPassword,
    });
    expect(changed.body.error.facts.fields).toEqual([{ ...known, path: "newPassword" }]);
    const reset = await test
      .stranger()
      .post("/api/auth/reset", { token: "x", password: demoPassword });
    expect(reset.body.error.facts.fields).toEqual([known]);
  });
});

describe("a server that others could reach", () => {
  it.each([
    [{ HOST: "0.0.0.0" }, /HOST/],
    [{ NODE_ENV: "development", HOST: "0.0.0.0" }, /HOST/],
    [{ NODE_ENV: "development", HOST: "::", DEMO: "0" }, /HOST/],
    [{ PUBLIC_URL: "https://app.example" }, /PUBLIC_URL/],
    [{ NODE_ENV: "development", DEMO: "0", PUBLIC_URL: "http://192.168.1.7:3000" }, /PUBLIC_URL/],
  ])("must be production: %j", (environment, named) => {
    expect(() => readConfig(environment)).toThrow(StartupError);
    expect(() => readConfig(environment)).toThrow(named);
  });

  it("may be named where it is on this machine only", () => {
    expect(readConfig({ PUBLIC_URL: "http://localhost:3000", HOST: "::1" }).hasDemo).toBe(true);
  });
});

describe("the folders of demo and production", () => {
  it("are apart by default", () => {
    const secrets = {
      SESSION_SECRET: randomBytes(32).toString("hex"),
      PUBLIC_URL: "https://app.example",
      OPERATOR_EMAIL: "op@marzipan.test",
      OPERATOR_NAME: "Almond Ltd",
      OPERATOR_ADDRESS: "1 Mill Lane",
    };
    const demo = readConfig({}).dataDir;
    expect(demo).toMatch(/data\/demo$/);
    for (const environment of [{ DEMO: "0" }, { NODE_ENV: "production", ...secrets }]) {
      expect(readConfig(environment).dataDir).toMatch(/data$/);
    }
  });
});

describe("a start without the demo", () => {
  it("says how the first administrator is made and where mails are read, and notes its address", async () => {
    const said: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
    const { config, database } = test.deps;
    const started = { config, database, address: { port: 4567 }, isFilled: false };
    await announce(started);
    expect(said.join("")).toContain("npm run admin -- create");
    expect(said.join("")).toContain("http://localhost:4567/dev/outbox");
    const [noted] = await test.asOwner("select app.read_own_address() as origin");
    expect(noted).toEqual({ origin: "http://localhost:4567" });
    await test.member({ isAdmin: true });
    said.length = 0;
    await announce(started);
    expect(said.join("")).not.toContain("npm run admin");
  });
});
