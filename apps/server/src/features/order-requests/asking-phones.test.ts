import { afterAll, beforeAll, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each([
  ["\u202a+972 50-123-4567\u202c", "+972 50-123-4567"],
  ["tel:+972501234567", "+972501234567"],
  ["٠٥٠-١٢٣٤٥٦٧", "050-1234567"],
  ["۰۵۰ ۱۲۳ ۴۵۶۷", "050 123 4567"],
  ["０５０１２３４５６７", "0501234567"],
  ["050\u2013123\u20114567\u200b", "050-123-4567"],
])("a customer's phone %j is taken and kept in plain writing", async (phone, kept) => {
  const baker = await test.member();
  const menu = await openMenu(baker);
  expect((await askOn(test, menu, { phone })).status).toBe(201);
  const { items } = (await baker.get("/api/order-requests?tab=all")).body;
  expect(items).toEqual([expect.objectContaining({ phone: kept })]);
});
