import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const clientsOfBasic = 25;

describe("two creations with one key at once", () => {
  it("get one answer also where the second alone would be refused", async () => {
    const baker = await test.member({ plan: "basic" });
    for (let index = 1; index < clientsOfBasic; index += 1)
      await baker.post("/api/clients", { name: `Client ${String(index)}` });
    const send = () => baker.post("/api/clients", { name: "Last" }, { "idempotency-key": "k" });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const [row] = await test.asOwner<{ count: number }>(
      "select count(*)::int as count from client where business_id = $1",
      [await businessOf(baker)],
    );
    expect(row?.count).toBe(clientsOfBasic);
  });

  it("and different bodies make one, the other is refused", async () => {
    const baker = await test.member();
    const send = (name: string) => baker.post("/api/clients", { name }, { "idempotency-key": "k" });
    const answers = await Promise.all([send("Dana"), send("Noa")]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.body.error.code).toBe("idempotency_key_reused");
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
  });
});

describe("a key", () => {
  it("belongs to its business: another's use of it is a creation of its own", async () => {
    const [one, other] = [await test.member(), await test.member()];
    const headers = { "idempotency-key": "k" };
    const first = await one.post("/api/clients", { name: "Dana" }, headers);
    const second = await other.post("/api/clients", { name: "Dana" }, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it("belongs to its account: a colleague's use of it is a creation of its own", async () => {
    const owner = await test.member();
    const staff = await makeStaff(test, owner);
    const headers = { "idempotency-key": "k" };
    const first = await owner.post("/api/tasks", { title: "Flour" }, headers);
    const second = await staff.post("/api/tasks", { title: "Butter" }, headers);
    const again = await staff.post("/api/tasks", { title: "Butter" }, headers);
    expect([first, second, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(second.body.title).toBe("Butter");
    expect(again.body.id).toBe(second.body.id);
  });
});
