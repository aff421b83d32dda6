import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { whileHeld } from "../../platform/testing/while-held.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("a category that is deleted", () => {
  const addCake = async (baker: Caller) =>
    (await baker.post("/api/products", { name: "Babka", category: "Cakes" })).body;

  it.each(["made in", "moved to"])(
    "is made anew for a product that is %s it at the same moment",
    async (act) => {
      const baker = await test.member();
      const other = (await baker.post("/api/products", { name: "Other" })).body;
      const cake = await addCake(baker);
      const [deleted, put] = await whileHeld(
        test,
        { text: "select from product where id = $1 for update", values: [cake.id] },
        [
          () => baker.delete(`/api/categories/${cake.categoryId}`),
          () =>
            act === "made in"
              ? baker.post("/api/products", { name: "New", category: "cakes" })
              : baker.patch(`/api/products/${other.id}`, { category: "cakes" }),
        ],
      );
      expect(deleted.status).toBe(200);
      expect(put.body).toMatchObject({ category: "cakes" });
      expect((await baker.get("/api/categories")).body.items).toMatchObject([
        { id: put.body.categoryId, name: "cakes", productsCount: 1 },
      ]);
      expect((await baker.get(`/api/products/${cake.id}`)).body.category).toBeNull();
    },
  );

  it("waits for none of its products that waits for it", async () => {
    const baker = await test.member();
    const cake = await addCake(baker);
    const [saved] = await whileHeld(
      test,
      { text: "select from category where id = $1 for update", values: [cake.categoryId] },
      [() => baker.patch(`/api/products/${cake.id}`, { category: "Cakes", name: "Renamed" })],
      async ({ countFree }) => {
        expect(await countFree("select from product where id = $1", [cake.id])).toBe(1);
      },
    );
    expect(saved.body).toMatchObject({ category: "Cakes", name: "Renamed" });
  });
});
