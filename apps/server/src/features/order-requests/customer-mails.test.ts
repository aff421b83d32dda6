import { afterAll, beforeAll, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { expirePassed } from "./request-jobs.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it("strangers have at most ten mails an hour sent to one address, from all menus; every request is kept", async () => {
  const bakers = [await test.member(), await test.member()];
  const menus = await Promise.all(bakers.map((baker) => openMenu(baker)));
  for (let count = 0; count < 6; count += 1)
    for (const menu of menus) {
      const email = count % 2 === 0 ? "victim@example.test" : "Victim@EXAMPLE.test";
      expect((await askOn(test, menu, { email })).status).toBe(201);
    }
  const mails = async () =>
    (await readOutbox(test.deps.database.lookUp, 100)).filter(
      ({ recipient }) => recipient.toLowerCase() === "victim@example.test",
    ).length;
  expect(await mails()).toBe(10);
  for (const baker of bakers)
    expect((await baker.get("/api/order-requests")).body.items).toHaveLength(6);
  test.clock.now = new Date(test.clock.now.getTime() + 61 * 60_000);
  const [menu] = menus;
  if (menu) await askOn(test, menu, { email: "victim@example.test" });
  expect(await mails()).toBe(11);

  test.clock.now = new Date(test.clock.now.getTime() + 7 * 24 * 60 * 60_000);
  await expirePassed(test.deps);
  expect(await mails(), "nor when all of them end at once").toBe(21);
  await expirePassed(test.deps);
  expect(await mails(), "an end is told once or not at all").toBe(21);
});
