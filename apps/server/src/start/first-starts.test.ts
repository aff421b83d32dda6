import { afterEach, expect, inject, it } from "vitest";

import { withOwner } from "../platform/database/owner.ts";
import { demoPassword } from "../platform/account/demo-accounts.ts";
import { withDatabase } from "../platform/testing/with-database.ts";
import { createHttpCaller } from "../platform/testing/http-caller.ts";
import { openServerGround } from "../platform/testing/server-folders.ts";

// Its account would make the database one that is not new.
const noAdmin = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };

const ground = openServerGround();
const name = `first_${process.pid}`;
const ownerUrl = withDatabase(inject("ownerUrl"), name);
const asRoot = async (text: string): Promise<void> => {
  await withOwner(withDatabase(inject("ownerUrl"), "postgres"), (client) => client.query(text));
};
afterEach(async () => {
  await ground.clear();
  await asRoot(`drop database if exists ${name} with (force)`);
});

async function count(text: string): Promise<number> {
  return await withOwner(
    ownerUrl,
    async (client) => (await client.query<{ n: number }>(text)).rows[0]?.n ?? -1,
  );
}

it(
  "two first starts at once on one empty database both open, and the demo is filled once",
  { timeout: 240_000 },
  async () => {
    await asRoot(`create database ${name}`);
    const urls = inject("setsRole")
      ? { DATABASE_URL: ownerUrl }
      : {
          DATABASE_OWNER_URL: ownerUrl,
          DATABASE_URL: withDatabase(inject("appUrl"), name),
        };
    const begin = (): ReturnType<typeof ground.open> =>
      ground.open({ ...urls, ...noAdmin, DEMO: "1", DATA_DIR: ground.makeEmptyFolder() });
    const servers = await Promise.all([begin(), begin()]);
    const filled = servers.filter((one) => one.readSaid().includes("was filled"));
    expect(filled).toHaveLength(1);
    expect(await count("select count(*)::int as n from account where is_demo")).toBe(3);
    expect(await count("select count(*)::int as n from account")).toBe(3);
    expect(await count("select count(*)::int as n from app.setting where name like 'demo%'")).toBe(
      0,
    );
    const orders = await Promise.all(
      servers.map(async ({ url }) => {
        const caller = createHttpCaller(url);
        const baker = { email: "baker@demo.test", password: demoPassword };
        await caller.call("POST", "/api/auth/sign-in", baker);
        return await caller.call("GET", "/api/orders");
      }),
    );
    expect(orders.map(({ status }) => status)).toEqual([200, 200]);
  },
);
