import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function add(baker: Caller, clientName: string, day: string, more: object): Promise<void> {
  const { status } = await baker.post("/api/orders", { clientName, deliveryDate: day, ...more });
  expect(status).toBe(201);
}

async function namesOf(baker: Caller, query: string): Promise<string[]> {
  const { body } = await baker.get(`/api/orders?${query}`);
  return (body.items as { clientName: string }[]).map(({ clientName }) => clientName);
}

it("a list of orders is searched by a phone with or without its country's code, and by a number as it is written", async () => {
  const baker = await test.member();
  await add(baker, "national", "2026-12-01", { phone: "050-555-0152" });
  await add(baker, "international", "2026-12-02", { phone: "+972 50-555-0152" });
  await add(baker, "other", "2026-12-03", { phone: "050-555-0153" });
  const both = ["national", "international"];
  for (const q of ["0505550152", "+972505550152", "972505550152", "\u202a+972 50-555-0152\u202c"])
    expect(await namesOf(baker, `q=${encodeURIComponent(q)}`)).toEqual(both);
  const numbers = ["#3", "No. 3", "מס׳ 3", "رقم 3", "Nr. 3", "nº 3", "n° 3", "№ 3"];
  for (const q of [...numbers, "\u2068#3\u2069", "رقم ٣", "\u200fother\u200e"])
    expect(await namesOf(baker, `q=${encodeURIComponent(q)}`)).toEqual(["other"]);
});
