import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
});
beforeEach(async () => {
  baker = await test.member();
});

const html = "<p>Rich &amp; dark</p>";
const plain = "Rich & dark";

interface ListedText {
  kind: string;
  id: string;
  field: string;
  text: string;
}

async function listed(): Promise<ListedText[]> {
  return (await baker.get("/api/imports/marked-up-texts")).body.items;
}

const clean = (kind: string, texts: readonly object[]) =>
  baker.post("/api/imports/clean-texts", { kind, fileName: "HTML removed", texts });

async function addProduct(description: string): Promise<string> {
  const { body } = await baker.post("/api/products", { name: `Cake ${description}`, description });
  return body.id;
}

async function descriptionOf(id: string): Promise<string> {
  return (await baker.get(`/api/products/${id}`)).body.description;
}

describe("texts with HTML of an earlier import", () => {
  it("are listed, and nothing else is", async () => {
    const product = await addProduct(html);
    await addProduct("Bread & butter, a < b > c, for <Ann>");
    const client = await baker.post("/api/clients", {
      name: "Ann",
      notes: "Door<br>2",
      allergyNote: "nuts&nbsp;only",
    });
    expect(await listed()).toEqual([
      { kind: "products", id: product, name: `Cake ${html}`, field: "description", text: html },
      expect.objectContaining({ kind: "clients", id: client.body.id, field: "notes" }),
      expect.objectContaining({ kind: "clients", id: client.body.id, field: "allergyNote" }),
    ]);
  });

  it("become plain as an import, whose undo restores them", async () => {
    const id = await addProduct(html);
    const { status, body } = await clean("products", [
      { id, field: "description", before: html, text: plain },
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "products", joined: 1, made: 0 });
    expect(await descriptionOf(id)).toBe(plain);
    expect(await listed()).toEqual([]);
    await baker.post(`/api/imports/${body.id}/take-back`);
    expect(await descriptionOf(id)).toBe(html);
  });

  it("become plain in both fields of one client", async () => {
    const texts = { notes: "Door<br>2", allergyNote: "nuts&nbsp;only" };
    const { body } = await baker.post("/api/clients", { name: "Ann", ...texts });
    const reply = await clean("clients", [
      { id: body.id, field: "notes", before: texts.notes, text: "Door 2" },
      { id: body.id, field: "allergyNote", before: texts.allergyNote, text: "nuts only" },
    ]);
    const client = async () => (await baker.get(`/api/clients/${body.id}`)).body;
    expect(await client()).toMatchObject({ notes: "Door 2", allergyNote: "nuts only" });
    await baker.post(`/api/imports/${reply.body.id}/take-back`);
    expect(await client()).toMatchObject(texts);
  });

  it("stay where they were changed since, are longer, or are another business's", async () => {
    const id = await addProduct("<b>Newer</b>");
    const before = "<b>Newer</b>";
    const text = "Newer";
    await clean("products", [{ id, field: "description", before: html, text: plain }]);
    await clean("products", [{ id, field: "description", before, text: `${before} and more` }]);
    baker = await test.member();
    expect((await clean("products", [{ id, field: "description", before, text }])).status).toBe(
      404,
    );
    const rows = await test.asOwner("select description from product where id = $1", [id]);
    expect(rows).toEqual([{ description: before }]);
  });
});
