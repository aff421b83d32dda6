import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { findOrMakeClient, getClientForOrder, requireOwnClient } from "./for-orders.actions.ts";
import type { FoundClient, TypedClient } from "./for-orders.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function actAs<T>(baker: Caller, work: (tx: Tx<"session">) => Promise<T>): Promise<T> {
  return await test.deps.database.transact(await readSessionProof(test, baker), work);
}

async function findAs(baker: Caller, typed: TypedClient): Promise<FoundClient> {
  return await actAs(baker, async (tx) =>
    findOrMakeClient(tx, memberOf(await tx.entered, tx.now), typed),
  );
}

describe("the client of a typed order", () => {
  it("is made for a new name, with what was typed", async () => {
    const baker = await test.member();
    const made = await findAs(baker, {
      name: "Ada",
      phone: "054-1234567",
      email: null,
      language: "he",
    });
    expect(made).toMatchObject({
      outcome: "made",
      client: { name: "Ada", phone: "054-1234567", language: "he" },
    });
    expect((await baker.get("/api/clients?q=1234567")).body.items).toMatchObject([
      { id: made.client?.id },
    ]);
  });

  it.each([
    ["the phone, written differently", { phone: "+972 (54) 123-4567", email: null }, "found"],
    ["the email, when no phone speaks against it", { phone: null, email: "ADA@x.test" }, "found"],
    ["nothing but the name", { phone: null, email: null }, "unknown"],
    ["another phone", { phone: "03-5555555", email: null }, "made"],
    ["another phone with the same email", { phone: "03-5555555", email: "ada@x.test" }, "made"],
  ])("is recognised by %s", async (_what, contact, outcome) => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", {
      name: "Ada",
      phone: "054-1234567",
      email: "ada@x.test",
    });
    const found = await findAs(baker, { name: "ADA ", ...contact });
    expect(found.outcome).toBe(outcome);
    const isKnown = found.client?.id === body.id;
    expect([isKnown, found.client === null]).toEqual([outcome === "found", outcome === "unknown"]);
  });

  it("is not linked at the plan's limit, and the order is stored", async () => {
    const baker = await test.member({ plan: "basic" });
    for (let n = 0; n < 25; n += 1) await baker.post("/api/clients", { name: `c${n}` });
    const found = await findAs(baker, { name: "Ada", phone: null, email: null });
    expect(found).toEqual({ client: null, outcome: "limit_reached" });
  });

  it("is not a deleted one", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Ada", phone: "054-1234567" });
    await baker.delete(`/api/clients/${body.id}`);
    expect((await findAs(baker, { name: "Ada", phone: "054-1234567", email: null })).outcome).toBe(
      "made",
    );
    expect((await actAs(baker, (tx) => getClientForOrder(tx, body.id)))?.name).toBe("Ada");
  });
});

describe("linking an order to a client", () => {
  it("follows a merge, and refuses deleted and strange clients at the field", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const add = async (who: Caller, name: string) =>
      (await who.post("/api/clients", { name })).body.id as string;
    const [from, into, gone] = [
      await add(baker, "A"),
      await add(baker, "B"),
      await add(baker, "C"),
    ];
    await baker.post(`/api/clients/${from}/merge`, { intoId: into });
    await baker.delete(`/api/clients/${gone}`);
    expect((await actAs(baker, (tx) => requireOwnClient(tx, from))).id).toBe(into);
    for (const id of [gone, await add(other, "D")]) {
      await expect(actAs(baker, (tx) => requireOwnClient(tx, id))).rejects.toMatchObject({
        code: "not_found",
        facts: { fields: [{ path: "clientId", problem: "invalid" }] },
      });
    }
  });
});
