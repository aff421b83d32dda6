import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

const day = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("a client", () => {
  it("is made with every field and read back as typed", async () => {
    const baker = await test.member();
    const draft = {
      name: "Noa Bar-Lev",
      phone: "+972 54-123 4567",
      email: "Noa@Example.test",
      language: "he",
      allergens: ["milk", "tree_nuts", "milk"],
      allergyNote: "אגוזים — גם עקבות",
      notes: "Likes lemon.\nRings twice.",
    };
    const made = await baker.post("/api/clients", draft);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...draft, allergens: ["milk", "tree_nuts"] });
    expect(made.body).toMatchObject({
      ordersCount: 0,
      lastOrderDate: null,
      totals: [],
      deletedAt: null,
    });
    const read = await baker.get(`/api/clients/${made.body.id}`);
    expect(read.body).toEqual(made.body);
  });

  it("needs only a name; emptied fields are none", async () => {
    const baker = await test.member();
    const made = await baker.post("/api/clients", { name: "  Door  ", phone: "", email: "" });
    expect(made.body).toMatchObject({ name: "Door", phone: null, email: null, language: null });
    expect(made.body).toMatchObject({ allergens: [], allergyNote: "", notes: "" });
  });

  it.each([
    ["right to left with a mark", "\u200fדנה\u200e לוי"],
    ["combining characters", "Zoe\u0308 A\u030angstro\u0308m"],
    ["markup", '<img src=x onerror="alert(1)"> & Söhne'],
    ["emoji of several characters", "👩‍🍳 Öz"],
    ["wildcards", "100%_\\ sweet"],
  ])("keeps %s as it was typed", async (_what, name) => {
    const baker = await test.member();
    const made = await baker.post("/api/clients", { name, notes: name });
    expect(made.body.name).toBe(name);
    expect((await baker.get(`/api/clients/${made.body.id}`)).body.notes).toBe(name);
  });

  it.each([
    [{}, "name", "required", undefined],
    [{ name: "   " }, "name", "required", 1],
    [{ name: "\u200f\u2067 \u200b" }, "name", "required", undefined],
    [{ name: "x".repeat(121) }, "name", "too_long", 120],
    [{ name: "A\u0000B" }, "name", "invalid", undefined],
    [{ name: "A", phone: "12" }, "phone", "bad_phone", undefined],
    [{ name: "A", email: "nobody" }, "email", "bad_email", undefined],
    [{ name: "A", notes: "n".repeat(4001) }, "notes", "too_long", 4000],
    [{ name: "A", allergyNote: "n".repeat(301) }, "allergyNote", "too_long", 300],
    [{ name: "A", allergens: ["love"] }, "allergens.0", "invalid", undefined],
    [{ name: "A", language: "tlh" }, "language", "invalid", undefined],
    [{ name: "A", businessId: "x" }, "businessId", "unknown_field", undefined],
  ])("is refused at the field, with its limit (%#)", async (draft, path, problem, limit) => {
    const baker = await test.member();
    const answer = await baker.post("/api/clients", draft);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe("invalid_input");
    expect(answer.body.error.facts.fields).toEqual([
      limit === undefined ? { path, problem } : { path, problem, limit },
    ]);
    expect((await baker.get("/api/clients")).body.items).toEqual([]);
  });

  it("is changed field by field; what is left out stays, what is emptied goes", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", {
      name: "Ada",
      phone: "054 1234567",
      notes: "n",
    });
    const answer = await baker.patch(`/api/clients/${body.id}`, { phone: null, email: "a@b.test" });
    expect(answer.body).toMatchObject({ name: "Ada", phone: null, email: "a@b.test", notes: "n" });
    const found = async (q: string) => (await baker.get(`/api/clients?q=${q}`)).body.items.length;
    expect([await found("a@b.test"), await found("1234567"), await found("ada")]).toEqual([
      1, 0, 1,
    ]);
  });

  it("is not changed over what somebody else changed since, also within one moment", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Ada" });
    const path = `/api/clients/${body.id}`;
    const first = await baker.patch(path, { notes: "one", expectedUpdatedAt: body.updatedAt });
    expect(first.status).toBe(200);
    const second = await baker.patch(path, { notes: "two", expectedUpdatedAt: body.updatedAt });
    expect([second.status, second.body.error.code]).toEqual([409, "changed_elsewhere"]);
    const again = await baker.patch(path, {
      notes: "two",
      expectedUpdatedAt: first.body.updatedAt,
    });
    expect(again.body.notes).toBe("two");
  });

  it("takes the same change again, whose answer was lost", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Ada" });
    const change = { notes: "one", allergens: ["milk"], expectedUpdatedAt: body.updatedAt };
    await baker.patch(`/api/clients/${body.id}`, change);
    const again = await baker.patch(`/api/clients/${body.id}`, change);
    expect([again.status, again.body.notes]).toEqual([200, "one"]);
  });

  it("tells the business's devices that clients changed", async () => {
    const baker = await test.member();
    const { business } = (await baker.get("/api/me")).body;
    const heard: unknown[] = [];
    const remove = test.deps.live.add({
      businessId: business.id,
      sessionId: "none",
      send: (_event, data) => heard.push(data),
    });
    await expect
      .poll(
        async () => {
          await baker.post("/api/clients", { name: "Ada" });
          return heard;
        },
        { timeout: 5000, interval: 200 },
      )
      .toContainEqual({ topics: ["clients"] });
    remove();
  });
});

describe("deleting a client", () => {
  it("takes the client out of the list into Recently deleted for 30 days, and back", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Ada", phone: "054-1234567" });
    const path = `/api/clients/${body.id}`;
    expect((await baker.delete(path)).body).toEqual({ ok: true });
    expect((await baker.get("/api/clients")).body.items).toEqual([]);
    expect((await baker.get(path)).status).toBe(404);
    expect((await baker.patch(path, { notes: "x" })).status).toBe(404);
    const deleted = await baker.get("/api/clients?deleted=true");
    expect(deleted.body.items).toMatchObject([
      { id: body.id, deletedAt: test.clock.now.toISOString() },
    ]);
    const restored = await baker.post(`${path}/restore`);
    expect(restored.body).toMatchObject({ name: "Ada", phone: "054-1234567", deletedAt: null });
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
    expect((await baker.get("/api/clients?deleted=true")).body.items).toEqual([]);
  });

  it("may be asked again when the answer was lost, and keeps the first time", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Ada" });
    await baker.delete(`/api/clients/${body.id}`);
    const at = test.clock.now.toISOString();
    test.clock.forward(1000);
    expect((await baker.delete(`/api/clients/${body.id}`)).status).toBe(200);
    expect((await baker.get("/api/clients?deleted=true")).body.items[0]?.deletedAt).toBe(at);
    expect((await baker.post(`/api/clients/${body.id}/restore`)).status).toBe(200);
    expect((await baker.post(`/api/clients/${body.id}/restore`)).status).toBe(200);
  });

  it("is final after 30 days", async () => {
    const baker = await test.member();
    const early = await baker.post("/api/clients", { name: "Early" });
    const late = await baker.post("/api/clients", { name: "Late" });
    const hourAgo = new Date(test.clock.now.getTime() - 30 * day + 3_600_000);
    const setDeleted = (id: string, at: Date) =>
      test.asOwner("update client set deleted_at = $2 where id = $1", [id, at]);
    await setDeleted(early.body.id, new Date(test.clock.now.getTime() - 30 * day));
    await setDeleted(late.body.id, hourAgo);
    const deleted = await baker.get("/api/clients?deleted=true");
    expect(deleted.body.items.map((one: { name: string }) => one.name)).toEqual(["Late"]);
    expect((await baker.post(`/api/clients/${early.body.id}/restore`)).status).toBe(404);
    expect((await baker.delete(`/api/clients/${early.body.id}`)).status).toBe(404);
    expect((await baker.post(`/api/clients/${late.body.id}/restore`)).status).toBe(200);
  });
});

describe("another business's client", () => {
  it("is not found on any verb, and stays as it is", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const own = (await baker.post("/api/clients", { name: "Mine" })).body;
    const { body } = await other.post("/api/clients", { name: "Theirs" });
    const path = `/api/clients/${body.id}`;
    const answers = [
      await baker.get(path),
      await baker.patch(path, { name: "Stolen" }),
      await baker.delete(path),
      await baker.post(`${path}/restore`),
      await baker.post(`${path}/merge`, { intoId: own.id }),
      await baker.post(`/api/clients/${own.id}/merge`, { intoId: body.id }),
      await baker.post(`${path}/erase`),
    ];
    expect(answers.map((one) => [one.status, one.body.error.code])).toEqual(
      answers.map(() => [404, "not_found"]),
    );
    expect((await other.get(path)).body).toEqual(body);
    expect((await baker.get(`/api/clients/${own.id}`)).body).toEqual(own);
    expect((await baker.get("/api/clients?q=theirs")).body.items).toEqual([]);
  });

  it("is answered like an id that nobody has, or that is none", async () => {
    const baker = await test.member();
    const nobody = await baker.get("/api/clients/01890000-0000-7000-8000-000000000000");
    const none = await baker.get("/api/clients/none");
    expect([nobody.status, none.status]).toEqual([404, 404]);
  });
});

describe("making clients again", () => {
  it("makes one row for one key, and answers alike", async () => {
    const baker = await test.member();
    const send = () => baker.post("/api/clients", { name: "Once" }, { "idempotency-key": "k1" });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
  });

  it("refuses the same key with another body", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "k2" };
    await baker.post("/api/clients", { name: "Once" }, headers);
    const answer = await baker.post("/api/clients", { name: "Twice" }, headers);
    expect([answer.status, answer.body.error.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
  });

  it("knows a key only within its business", async () => {
    const headers = { "idempotency-key": "k3" };
    const [one, other] = [await test.member(), await test.member()];
    await one.post("/api/clients", { name: "A" }, headers);
    expect((await other.post("/api/clients", { name: "B" }, headers)).body.name).toBe("B");
  });
});
