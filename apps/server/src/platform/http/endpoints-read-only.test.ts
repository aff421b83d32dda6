import { endpoints } from "@marzipan/contract/endpoints";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMenu } from "../testing/ask-order.ts";
import { kindOf, makersOf } from "../testing/own-things.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";

// Every GET is called on a database that neither changes nor locks a row, as a hot standby does.

/** GETs that count how often they are asked for, so that nobody guesses a token or takes too much. */
const throttled = [
  "accounts.export",
  "catalog.checkSlug",
  "orderRequests.days",
  "orderRequests.status",
  "orderRequests.calendar",
  "orderRequests.picture",
  "payments.sharedConfirmation",
  "payments.sharedConfirmationPdf",
  "reports.papers",
  "reports.papersFile",
];

/** GETs that note a download among the last ones. */
const noted = ["reports.xlsx", "reports.pdf", "reports.csv", "reports.zip"];

let test: TestApp;
let admin: Caller;
let baker: Caller;
const params: Record<string, Record<string, string>> = {};
const gets = endpoints.filter((one) => one.method === "GET" && one.replyType !== "stream");

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.member({ isAdmin: true });
  baker = await test.member();
  const makers = makersOf(test);
  for (const one of gets) {
    if (one.access === "public" || one.access === "admin" || !one.path.includes("{id}")) continue;
    params[one.id] = { id: (await makers[kindOf(one)]?.(baker)) ?? "" };
  }
  const { slug } = await openMenu(baker);
  for (const one of gets) if (one.path.includes("{address}")) params[one.id] = { address: slug };
  await baker.get("/api/me");
  await test.asOwner(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  await test.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
});
afterAll(() => test.close());

it("every GET answers where nothing can be written, but for those that count or note themselves", async () => {
  // The ended connections are given up.
  await expect.poll(async () => (await baker.get("/api/tasks")).status).toBe(200);
  const strayed: string[] = [];
  for (const one of gets) {
    const caller =
      one.access === "admin" ? admin : one.access === "public" ? test.stranger() : baker;
    const answer = await send(caller, one, { params: params[one.id] ?? {} });
    if (answer.status >= 500) strayed.push(`${one.id} ${answer.status}`);
  }
  const refused = [...throttled, ...noted].map((id) => `${id} 503`);
  expect(strayed.toSorted()).toEqual(refused.toSorted());
}, 60_000);
