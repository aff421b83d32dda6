import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startEmbedded } from "../platform/database/embedded/embedded.ts";
import type { EmbeddedDatabase } from "../platform/database/embedded/embedded.ts";
import { isPassword } from "../platform/passwords/passwords.ts";
import { nodeEnvironment } from "../platform/testing/server-process.ts";
import { wordsIn } from "../platform/formats/translator.ts";

const script = fileURLToPath(new URL("./admin.ts", import.meta.url));
const hebrew = await wordsIn("he");
let dataDir: string;
let running: EmbeddedDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "mz-admin-"));
  cpSync(inject("preparedFolder"), dataDir, { recursive: true });
  running = await startEmbedded({ dataDir, log: () => undefined });
});

afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const admin = (...words: string[]) => adminWith({}, ...words);

function adminWith(more: Record<string, string>, ...words: string[]) {
  const env = { ...nodeEnvironment(), DATA_DIR: dataDir, ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: running.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const readAccount = (
  key: string,
) => `select is_admin, password_hash, approved_at is not null as is_approved,
  email_verified_at is not null as is_verified
  from account join account_secret on account_id = id where email_key = '${key}'`;

describe("npm run admin, beside a running server", () => {
  it("makes an administrator who can sign in at once, with a password that it says once", async () => {
    const { status, stdout } = admin("create", "Anna@Bakery.test");
    expect(status).toBe(0);
    const password = /the password is (\S+)/.exec(stdout)?.[1] ?? "";
    const [row] = await query<{ password_hash: string }>(readAccount("anna@bakery.test"));
    expect(row).toMatchObject({ is_admin: true, is_approved: true, is_verified: true });
    expect(await isPassword(row?.password_hash ?? null, password)).toBe(true);

    const again = admin("create", "anna@bakery.test", "another-password");
    expect(again.stdout).toContain("the password stays as it was");
    expect(await query(readAccount("anna@bakery.test"))).toEqual([row]);
  });

  it("refuses a weak password, and the demo's where there is no demo, as for everybody", async () => {
    for (const password of ["short1", "onlyletters", "Password1"]) {
      const { status, stderr } = admin("create", "weak@bakery.test", password);
      expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
      expect(stderr).toMatch(/^The administrator's password/);
    }
    const { stderr } = adminWith({ DEMO: "0" }, "create", "weak@bakery.test", "Marzipan-2026");
    expect(stderr).toMatch(/known to others/);
    expect(await query(readAccount("weak@bakery.test"))).toEqual([]);
  });

  it("mails links to where the server runs: its noted address, or PUBLIC_URL", async () => {
    admin("create", "dora@bakery.test", "kneading-2026");
    await query("select app.note_own_address('http://localhost:4321')");
    const links: unknown[] = [];
    for (const more of [{}, { PUBLIC_URL: "http://127.0.0.1:8080" }]) {
      await query("update account set approved_at = null where email_key = 'dora@bakery.test'");
      expect(adminWith(more, "approve", "dora@bakery.test").status).toBe(0);
      const [mail] = await query<{ text_body: string }>(
        "delete from outbox_message where recipient = 'dora@bakery.test' returning text_body",
      );
      links.push(/http\S+/.exec(mail?.text_body ?? "")?.[0]);
    }
    expect(links).toEqual(["http://localhost:4321/auth", "http://127.0.0.1:8080/auth"]);
  });

  it("approves an account, and says when its email is still to be verified", async () => {
    admin("create", "berta@bakery.test", "kneading-2026");
    await query(
      "update account set approved_at = null, email_verified_at = null where email_key like 'berta@%'",
    );
    expect(admin("approve", "BERTA@bakery.test")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("still to be verified"),
    });
    expect(await query(readAccount("berta@bakery.test"))).toMatchObject([
      { is_approved: true, is_verified: false },
    ]);
    expect(admin("approve", "nobody@bakery.test")).toMatchObject({
      status: 1,
      stderr: "No account has the address nobody@bakery.test.\n",
    });
  });

  it("tells who was let in by mail, in her language, once, and lets in who was declined", async () => {
    admin("create", "carla@bakery.test", "kneading-2026");
    await query(`update account set approved_at = null, declined_at = now(), decline_reason = 'Unknown',
      language = 'he' where email_key = 'carla@bakery.test'`);
    expect(admin("approve", "carla@bakery.test").status).toBe(0);
    expect(admin("approve", "carla@bakery.test").status).toBe(0);
    expect(
      await query("select declined_at, decline_reason from account where email_key like 'carla@%'"),
    ).toEqual([{ declined_at: null, decline_reason: null }]);
    const mails = await query<{ subject: string; html_body: string }>(
      "delete from outbox_message where recipient = 'carla@bakery.test' returning subject, html_body",
    );
    expect(mails.map(({ subject }) => subject)).toEqual([hebrew("mails.approved_subject")]);
    expect(mails[0]?.html_body).toContain('dir="rtl"');
  });

  it("prints the kept messages, the newest last", async () => {
    await query("delete from outbox_message");
    expect(admin("outbox").stdout).toBe("The outbox is empty.\n");
    await query(`select app.put_in_outbox(gen_random_uuid(), 'email', 'anna@bakery.test', 'Subject ' || i,
      'Text of ' || i, '', now() + i * interval '1 second') from generate_series(1, 3) i`);
    const { stdout } = admin("outbox", "2");
    expect(stdout).toMatch(/Subject 2\nText of 2[^]*Subject 3\nText of 3/);
    expect(stdout).not.toContain("Subject 1");
  });

  it.each([[[]], [["delete", "anna@bakery.test"]], [["create"]], [["approve", "anna"]]])(
    "answers %j with what it can do",
    (words) => {
      const { status, stderr } = admin(...words);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^npm run admin -- create/);
    },
  );
});
