import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const cake = { name: "Honey cake", price: 145 };

async function addItem(baker: Caller, draft: object = {}): Promise<string> {
  const { status, body } = await baker.post("/api/catalog-items", { ...cake, ...draft });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as string;
}

function codeOf({ body }: Answer): string {
  return body.error.code;
}

describe("how much a menu holds", () => {
  const fullOf = async (baker: Caller, statement: string): Promise<void> => {
    await test.asOwner(statement, [await businessOf(baker)]);
  };

  it("are 500 items; one that is deleted makes room, and comes back only while there is some", async () => {
    const baker = await test.member();
    const first = await addItem(baker);
    await fullOf(
      baker,
      `insert into catalog_item (business_id, id, position, name, name_key, price_minor, currency, created_at, updated_at)
       select $1, gen_random_uuid(), n, 'Cake ' || n, 'cake ' || n, 100, 'ILS', now(), now()
         from generate_series(1, 499) n`,
    );
    const refused = await baker.post("/api/catalog-items", cake);
    expect([refused.status, codeOf(refused), refused.body.error.facts]).toEqual([
      409,
      "catalog_full",
      { limit: 500 },
    ]);
    const product = await baker.post("/api/products", { name: "Babka" });
    const ofProduct = { productId: product.body.id, price: 58 };
    expect(codeOf(await baker.post("/api/catalog-items/from-product", ofProduct))).toBe(
      "catalog_full",
    );
    await baker.delete(`/api/catalog-items/${first}`);
    const last = await addItem(baker);
    expect((await baker.post(`/api/catalog-items/${first}/restore`)).status).toBe(200);
    await baker.delete(`/api/catalog-items/${last}`);
    expect((await baker.post(`/api/catalog-items/${first}/restore`)).status).toBe(200);
  });

  it("are 60 sections; an item of a product joins one of them, and needs no new one", async () => {
    const baker = await test.member();
    await fullOf(
      baker,
      `insert into catalog_section (business_id, id, name, name_key, position, created_at, updated_at)
       select $1, gen_random_uuid(), 'Cakes ' || n, 'cakes ' || n, n, now(), now() from generate_series(1, 60) n`,
    );
    const refused = await baker.post("/api/catalog-sections", { name: "Breads" });
    expect([codeOf(refused), refused.body.error.facts]).toEqual(["catalog_full", { limit: 60 }]);
    const putOnMenu = async (category: string) => {
      const { body } = await baker.post("/api/products", { name: `Of ${category}`, category });
      return await baker.post("/api/catalog-items/from-product", { productId: body.id, price: 5 });
    };
    expect(codeOf(await putOnMenu("Breads"))).toBe("catalog_full");
    expect((await putOnMenu("Cakes 7")).body.sectionName).toBe("Cakes 7");
    const [section] = (await baker.get("/api/catalog-sections")).body.items;
    await baker.delete(`/api/catalog-sections/${section?.id}`);
    expect((await putOnMenu("Pies")).body.sectionName).toBe("Pies");
  });
});
