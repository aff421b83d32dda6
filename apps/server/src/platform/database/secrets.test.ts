import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../wiring/app.ts";
import { createLog } from "../logging/log.ts";
import { uploadAs } from "../testing/multipart.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every row of every table but the outbox, which holds the mails themselves, as one text. */
async function readDatabase(): Promise<string> {
  const tables = await test.asOwner<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and relname <> 'outbox_message'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const texts = await Promise.all(
    tables.map(({ name }) =>
      test.asOwner<{ text: string }>(`select t::text as text from "${name}" t`),
    ),
  );
  return texts.flatMap((rows) => rows.map((row) => row.text)).join("\n");
}

async function mailedTokens(): Promise<string[]> {
  const rows = await test.asOwner<{ text_body: string }>("select text_body from outbox_message");
  return rows.flatMap((row) =>
    [...row.text_body.matchAll(/(?:token|change)=([\w-]{20,})/g)].map((found) => found[1] ?? ""),
  );
}

describe("secrets", () => {
  it("are kept hashed or not at all: passwords, sessions, devices, links in mails", async () => {
    const baker = await test.member();
    await baker.post("/api/functions/session-register", {
      device_fingerprint: "print",
      session_token: "a-label-of-this-device",
    });
    await baker.post("/api/auth/reset-request", { email: baker.email });
    await baker.post("/api/me/email", { email: "new@example.test", password: baker.password });
    const tokens = await mailedTokens();
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    const kept = await readDatabase();
    expect(kept).toContain(baker.email);
    const secrets = [
      baker.password,
      "a-label-of-this-device",
      ...tokens,
      ...cookiesOf(baker.cookies),
    ];
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it("are never logged, whatever goes right or wrong", async () => {
    const baker = await test.member();
    let lines = "";
    const log = createLog({ logLevel: "trace" }, { write: (line) => void (lines += line) });
    const { app } = await buildApp({ ...test.deps, log });
    const caller = createCaller(app);
    const { email, password } = baker;
    const newPassword = "sourdough-4711";
    await caller.post("/api/auth/sign-in", { email, password: "wrong-4711" });
    expect((await caller.post("/api/auth/sign-in", { email, password })).status).toBe(200);
    await caller.post("/api/me/password", { currentPassword: password, newPassword });
    const started = await caller.post("/api/me/totp", { password: newPassword });
    await caller.post("/api/me/phone", { phone: "054-1234567", password: newPassword });
    await caller.post("/api/auth/reset-request", { email });
    await caller.post("/api/auth/reset", { token: "a-token-of-nobody", password: newPassword });
    await caller.post("/api/auth/refresh");
    await app.close();
    expect(lines).toContain("auth.signIn");
    const secrets = [
      email,
      password,
      "wrong-4711",
      newPassword,
      started.body.secret as string,
      "1234567",
      "a-token-of-nobody",
      ...(await mailedTokens()),
      ...cookiesOf(caller.cookies),
    ];
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });
});

/** What of the cookies opens a session; the expiry is no secret. */
function cookiesOf(cookies: ReadonlyMap<string, string>): string[] {
  const values = [...cookies]
    .filter(([name]) => name !== "marzipan_expiry")
    .map(([, value]) => value);
  expect(values.length).toBeGreaterThanOrEqual(2);
  return values;
}

describe("an uploaded file", () => {
  it("is served so that it can run nothing, as what it was checked to be", async () => {
    const baker = await test.member();
    const create = { width: 8, height: 8, channels: 3, background: "#c86" } as const;
    const { body } = await uploadAs(baker, await sharp({ create }).png().toBuffer());
    const { headers } = await baker.get(body.url as string);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-type"]).toBe("image/webp");
  });

  it("is refused when it is a page or a drawing with a script, whatever it calls itself", async () => {
    const baker = await test.member();
    for (const text of [
      "<html><script>alert(1)</script></html>",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ]) {
      expect((await uploadAs(baker, Buffer.from(text))).body.error.code).toBe("picture_unreadable");
    }
  });
});
