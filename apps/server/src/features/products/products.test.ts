import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readProductFacts, requireOwnProducts } from "./for-orders.actions.ts";

const day = 86_400_000;
let test: TestApp;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const create = { width: 20, height: 20, channels: 3, background: "#c86" } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => test.close());

async function addPicture(baker: Caller): Promise<string> {
  return (await uploadAs(baker, png)).body.id as string;
}

describe("a product", () => {
  it("is made with all that it may carry, its category with it, and read back as typed", async () => {
    const baker = await test.member();
    const imageId = await addPicture(baker);
    const draft = {
      name: "עוגת דבש 🍯",
      description: "<b>Honey</b>\nwith nuts",
      category: "Cakes",
      imageId,
      allergens: ["gluten", "eggs", "eggs"],
      marks: ["parve"],
    };
    const made = await baker.post("/api/products", draft);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...draft,
      allergens: ["gluten", "eggs"],
      imageUrl: `/api/files/${imageId}/medium`,
      thumbUrl: `/api/files/${imageId}/thumb`,
      deletedAt: null,
    });
    expect((await baker.get(`/api/products/${made.body.id}`)).body).toEqual(made.body);
    expect((await baker.get("/api/categories")).body.items).toMatchObject([
      { id: made.body.categoryId, name: "Cakes", productsCount: 1 },
    ]);
  });

  it("finds its category by name, capitals and accents aside, also when two are made at once", async () => {
    const baker = await test.member();
    const add = (category: string) => baker.post("/api/products", { name: "P", category });
    const made = await Promise.all(["Gâteaux", "gateaux", "GÂTEAUX "].map(add));
    expect(made.map((one) => one.status)).toEqual([201, 201, 201]);
    expect(new Set(made.map((one) => one.body.categoryId)).size).toBe(1);
    expect((await baker.get("/api/categories")).body.items).toMatchObject([{ productsCount: 3 }]);
  });

  it.each([
    [{}, "name", "required", undefined],
    [{ name: "x".repeat(161) }, "name", "too_long", 160],
    [{ name: "A", description: "d".repeat(2001) }, "description", "too_long", 2000],
    [{ name: "A", category: "c".repeat(81) }, "category", "too_long", 80],
    [{ name: "A", imageId: "none" }, "imageId", "invalid", undefined],
    [{ name: "A", marks: ["tasty"] }, "marks.0", "invalid", undefined],
    [{ name: "A", price: 5 }, "price", "unknown_field", undefined],
  ])("is refused at the field, with its limit (%#)", async (draft, path, problem, limit) => {
    const baker = await test.member();
    const answer = await baker.post("/api/products", draft);
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.error.facts.fields).toEqual([
      limit === undefined ? { path, problem } : { path, problem, limit },
    ]);
    expect((await baker.get("/api/categories")).body.items).toEqual([]);
  });

  it("takes no picture of another business", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const imageId = await addPicture(other);
    const made = await baker.post("/api/products", { name: "A", imageId });
    expect([made.status, made.body.error.facts]).toEqual([
      404,
      { fields: [{ path: "imageId", problem: "invalid" }] },
    ]);
    const own = await baker.post("/api/products", { name: "A" });
    expect((await baker.patch(`/api/products/${own.body.id}`, { imageId })).status).toBe(404);
    expect((await baker.get("/api/products")).body.items).toMatchObject([{ imageId: null }]);
  });

  it("is changed field by field; what is left out stays, what is emptied goes", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/products", {
      name: "Cake",
      description: "d",
      category: "Cakes",
      allergens: ["milk"],
    });
    const path = `/api/products/${body.id}`;
    const renamed = await baker.patch(path, { name: "Tart", expectedUpdatedAt: body.updatedAt });
    expect(renamed.body).toMatchObject({
      name: "Tart",
      description: "d",
      category: "Cakes",
      allergens: ["milk"],
    });
    const emptied = await baker.patch(path, { category: null, allergens: [] });
    expect(emptied.body).toMatchObject({
      name: "Tart",
      category: null,
      categoryId: null,
      allergens: [],
    });
    const late = await baker.patch(path, { name: "Pie", expectedUpdatedAt: body.updatedAt });
    expect([late.status, late.body.error.code]).toEqual([409, "changed_elsewhere"]);
    expect((await baker.get("/api/products?q=tart")).body.items).toHaveLength(1);
    expect((await baker.get("/api/products?q=cake")).body.items).toHaveLength(0);
  });

  it("takes the same change again, whose answer was lost", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/products", { name: "Cake", category: "Cakes" });
    const path = `/api/products/${body.id}`;
    const imageId = await addPicture(baker);
    const fields = { name: "Tart", category: "Tarts", imageId, allergens: ["milk", "eggs"] };
    const change = { ...fields, expectedUpdatedAt: body.updatedAt };
    await baker.patch(path, change);
    const again = await baker.patch(path, change);
    expect([again.status, again.body.name]).toEqual([200, "Tart"]);
    const other = await baker.patch(path, { ...change, category: "Pies" });
    expect([other.status, other.body.error.code]).toEqual([409, "changed_elsewhere"]);
  });

  it("lets its old picture go when nothing else shows it", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    const [first, second] = [await addPicture(baker), await addPicture(baker)];
    const one = (await baker.post("/api/products", { name: "A", imageId: first })).body;
    const two = (await baker.post("/api/products", { name: "B", imageId: first })).body;
    await baker.patch(`/api/products/${one.id}`, { imageId: second });
    expect((await baker.get(`/api/files/${first}/thumb`)).status).toBe(200);
    await baker.patch(`/api/products/${two.id}`, { imageId: second });
    expect((await baker.get(`/api/files/${first}/thumb`)).status).toBe(404);
    expect((await baker.get(`/api/files/${second}/thumb`)).status).toBe(200);
    await baker.patch(`/api/products/${two.id}`, { imageId: second });
    expect((await baker.get(`/api/files/${second}/thumb`)).status).toBe(200);
    const [row] = await test.asOwner<{ equal: boolean }>(
      `select stored_bytes = (select sum(size_bytes) from file f where f.business_id = c.business_id) as equal
         from business_counter c where business_id = $1`,
      [businessId],
    );
    expect(row?.equal).toBe(true);
  });
});

describe("deleting a product", () => {
  it("takes it out of the list for 30 days, and back; both may be asked twice", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/products", { name: "Cake", category: "Cakes" });
    const path = `/api/products/${body.id}`;
    expect((await baker.delete(path)).body).toEqual({ ok: true });
    expect((await baker.delete(path)).status).toBe(200);
    expect((await baker.get("/api/products")).body.items).toEqual([]);
    expect([(await baker.get(path)).status, (await baker.patch(path, {})).status]).toEqual([
      404, 404,
    ]);
    expect((await baker.get("/api/categories")).body.items).toMatchObject([{ productsCount: 0 }]);
    expect((await baker.get("/api/products?deleted=true")).body.items).toMatchObject([
      { id: body.id },
    ]);
    const restored = await baker.post(`${path}/restore`);
    expect(restored.body).toMatchObject({ name: "Cake", category: "Cakes", deletedAt: null });
    expect((await baker.post(`${path}/restore`)).status).toBe(200);
    expect((await baker.get("/api/products")).body.items).toHaveLength(1);
  });

  it("is final after 30 days", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/products", { name: "Cake" });
    await test.asOwner("update product set deleted_at = $2 where id = $1", [
      body.id,
      new Date(test.clock.now.getTime() - 30 * day),
    ]);
    expect((await baker.get("/api/products?deleted=true")).body.items).toEqual([]);
    expect((await baker.post(`/api/products/${body.id}/restore`)).status).toBe(404);
  });
});

describe("the limit of 10 products on basic", () => {
  async function memberWithProducts(count: number): Promise<Caller> {
    const baker = await test.member({ plan: "basic" });
    for (let n = 0; n < count; n += 1) await baker.post("/api/products", { name: `p${n}` });
    return baker;
  }

  it("says what it is and what lifts it; deleted ones do not count, and are restored above it", async () => {
    const baker = await memberWithProducts(10);
    const refused = await baker.post("/api/products", { name: "More", category: "New" });
    expect(refused.body.error).toMatchObject({
      code: "limit_reached",
      facts: { limitName: "products", limit: 10, used: 10, plan: "pro" },
    });
    expect((await baker.get("/api/categories")).body.items).toEqual([]);
    const [first] = (await baker.get("/api/products")).body.items;
    await baker.delete(`/api/products/${first?.id}`);
    expect((await baker.post("/api/products", { name: "More" })).status).toBe(201);
    expect((await baker.post(`/api/products/${first?.id}/restore`)).status).toBe(200);
    expect((await baker.post("/api/products", { name: "One more" })).status).toBe(403);
  });

  it("lets only one of several creations at once be the last", async () => {
    const baker = await memberWithProducts(9);
    const answers = await Promise.all(
      ["a", "b", "c"].map((name) => baker.post("/api/products", { name })),
    );
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 403, 403]);
    expect((await baker.get("/api/products")).body.items).toHaveLength(10);
  });
});

describe("making products again", () => {
  it("makes one row for one key; another body is refused", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "k1" };
    const send = () => baker.post("/api/products", { name: "Once", category: "C" }, headers);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const other = await baker.post("/api/products", { name: "Twice" }, headers);
    expect([other.status, other.body.error.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await baker.get("/api/products")).body.items).toHaveLength(1);
  });
});

describe("another business's product", () => {
  it("is not found on any verb, and stays as it is", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const { body } = await other.post("/api/products", { name: "Theirs" });
    const path = `/api/products/${body.id}`;
    const answers = [
      await baker.get(path),
      await baker.patch(path, { name: "Stolen" }),
      await baker.delete(path),
      await baker.post(`${path}/restore`),
    ];
    expect(answers.map((one) => one.status)).toEqual([404, 404, 404, 404]);
    expect((await other.get(path)).body).toEqual(body);
  });
});

describe("products of an order", () => {
  it("must be own ones; deleted ones keep their food facts", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const own = (await baker.post("/api/products", { name: "Own", marks: ["vegan"] })).body
      .id as string;
    const strange = (await other.post("/api/products", { name: "Strange" })).body.id as string;
    await baker.delete(`/api/products/${own}`);
    const proof = await readSessionProof(test, baker);
    const { database } = test.deps;
    await expect(
      database.transact(proof, (tx) => requireOwnProducts(tx, [own, strange])),
    ).rejects.toMatchObject({
      code: "not_found",
      facts: { fields: [{ path: "items.1.productId", problem: "invalid" }] },
    });
    const facts = await database.transact(proof, (tx) => readProductFacts(tx, [own, strange]));
    expect(facts).toEqual([
      { id: own, name: "Own", allergens: [], allergensStated: false, marks: ["vegan"] },
    ]);
  });
});
