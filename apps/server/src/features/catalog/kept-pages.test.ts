import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCatalogItems } from "@marzipan/contract/catalog";
import * as z from "zod/mini";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { createKeptPages } from "./kept-pages.ts";

let test: TestApp;
beforeAll(async () => {
  // As in production: what is kept is not made again.
  test = await startTestApp({}, { checksReplies: false });
});
afterAll(() => test.close());

async function addItem(baker: Caller, name: string): Promise<string> {
  const { body } = await baker.post("/api/catalog-items", { name, price: 145 });
  return body.id as string;
}

async function page(baker: Caller): Promise<{ name: string; productId: string | null }[]> {
  const { body } = await baker.get("/api/catalog-items");
  expect(z.safeParse(listCatalogItems.reply, body).success).toBe(true);
  return body.items;
}

const namesOf = async (baker: Caller): Promise<string[]> =>
  (await page(baker)).map(({ name }) => name);

describe("the owner's list of items, kept by the menu's version", () => {
  it("shows each change of an item, a section and an item's product at once", async () => {
    const baker = await test.member();
    const id = await addItem(baker, "Honey cake");
    expect(await namesOf(baker)).toEqual(["Honey cake"]);
    await baker.patch(`/api/catalog-items/${id}`, { name: "Babka" });
    expect(await namesOf(baker)).toEqual(["Babka"]);
    const product = await baker.post("/api/products/from-catalog-item", { catalogItemId: id });
    const productOf = async () => (await page(baker))[0]?.productId;
    expect(await productOf()).toBe(product.body.id);
    await baker.delete(`/api/products/${product.body.id}`);
    expect(await productOf()).toBeNull();
    await baker.post(`/api/products/${product.body.id}/restore`);
    expect(await productOf()).toBe(product.body.id);
    await baker.delete(`/api/catalog-items/${id}`);
    expect(await namesOf(baker)).toEqual([]);
  });

  it("is no other business's", async () => {
    const [first, second] = [await test.member(), await test.member()];
    await addItem(first, "Honey cake");
    await addItem(second, "Challah");
    expect(await namesOf(first)).toEqual(["Honey cake"]);
    expect(await namesOf(second)).toEqual(["Challah"]);
  });

  it("is made anew only when the version is another, and not at all for an ended session", async () => {
    const baker = await test.member();
    await addItem(baker, "Honey cake");
    await namesOf(baker);
    await test.asOwner("update catalog_item set name = 'Unseen' where name = 'Honey cake'");
    expect(await namesOf(baker)).toEqual(["Honey cake"]);
    await addItem(baker, "Babka");
    expect(await namesOf(baker)).toEqual(["Unseen", "Babka"]);
    await test.asOwner("update session set revoked_at = now()");
    expect((await baker.get("/api/catalog-items")).status).toBe(401);
  });
});

describe("kept pages", () => {
  const at = (version: number, text: string) => () =>
    Promise.resolve({ version, bytes: Buffer.from(text) });
  const noon = (): Date => new Date("2026-11-26T12:00:00Z");

  it("hold what was asked for last", async () => {
    const pages = createKeptPages(12, false, noon);
    await pages.take("a", 1, at(1, "first"));
    await pages.take("b", 1, at(1, "second"));
    expect(String(await pages.take("b", 1, at(1, "anew")))).toBe("second");
    expect(String(await pages.take("a", 1, at(1, "anew")))).toBe("anew");
  });

  it("show after a minute what a server of the version before has changed", async () => {
    let now = noon();
    const pages = createKeptPages(100, false, () => now);
    await pages.take("a", 1, at(1, "old"));
    now = new Date(now.getTime() + 59_000);
    expect(String(await pages.take("a", 1, at(1, "new")))).toBe("old");
    now = new Date(now.getTime() + 1000);
    expect(String(await pages.take("a", 1, at(1, "new")))).toBe("new");
  });

  it("in tests fail where something changed that the version does not count", async () => {
    const pages = createKeptPages(100, true, noon);
    await pages.take("a", 1, at(1, "old"));
    await expect(pages.take("a", 1, at(1, "new"))).rejects.toThrow("does not count");
    expect(String(await pages.take("a", 1, at(2, "new")))).toBe("new");
  });
});
