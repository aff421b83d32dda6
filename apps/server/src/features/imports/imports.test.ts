import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../platform/testing/make-staff.ts";
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
  test.clock.now = new Date("2026-11-20T10:00:00Z");
  baker = await test.member();
});

type CellsOfRow = Record<string, string>;

/** Numbers rows as a file does whose first line is the headings. */
const numbered = (rows: readonly CellsOfRow[]) =>
  rows.map((cells, index) => ({ row: index + 2, cells }));

async function begin(kind = "clients"): Promise<string> {
  const answer = await baker.post("/api/imports", { kind, fileName: "File.xlsx" });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const send = (id: string, rows: readonly CellsOfRow[]) =>
  baker.post(`/api/imports/${id}/rows`, { rows: numbered(rows) });

const check = (rows: readonly CellsOfRow[], kind = "clients") =>
  baker.post("/api/imports/check", { kind, rows: numbered(rows) });

const outcomes = ({ body }: { body: { rows: readonly { outcome: string }[] } }): string[] =>
  body.rows.map((row) => row.outcome);

async function addClient(fields: object): Promise<string> {
  const answer = await baker.post("/api/clients", fields);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const namesOf = ({ body }: { body: { items: readonly { name: string }[] } }): string[] =>
  body.items.map((item) => item.name);

const names = async (): Promise<string[]> => namesOf(await baker.get("/api/clients"));

/** The id of the first client that a search finds. */
async function find(q: string): Promise<string> {
  const { body } = await baker.get(`/api/clients?q=${q}`);
  return body.items[0]?.id ?? "";
}

const takeBack = (id: string) => baker.post(`/api/imports/${id}/take-back`, {});

async function beganAt(id: string, instant: string): Promise<void> {
  await test.asOwner("update import_run set created_at = $2 where id = $1", [id, instant]);
}

describe("checking rows", () => {
  it("says what would become of each and stores nothing", async () => {
    const noa = await addClient({ name: "Noa Levi", phone: "052-555-0142" });
    const answer = await check([
      { name: "Moshe Cohen", phone: "0525550187" },
      { name: "Noa Levi", phone: "+972 52 555 0142", email: "noa@example.com" },
      { name: "Noa Levi", phone: "0525550142" },
      { name: "-", notes: "Somebody" },
      { name: "Sarah Klein", phone: "12", email: "sarah at example" },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.room).toBeNull();
    expect(answer.body.rows).toMatchObject([
      { row: 2, outcome: "new", known: null },
      { row: 3, outcome: "joined", known: { id: noa, name: "Noa Levi", by: "phone" } },
      { row: 4, outcome: "unchanged", known: { id: noa } },
      { row: 5, outcome: "refused", problems: [{ path: "name", problem: "required" }] },
      { row: 6, outcome: "new", problems: [], moved: ["phone", "email"] },
    ]);
    expect(await names()).toEqual(["Noa Levi"]);
  });

  it("takes a row for what a row before it makes", async () => {
    const answer = await check([
      { name: "Noa Levi", phone: "052-555-0142" },
      { name: "Noa Levi", phone: "0525550142", email: "noa@example.com" },
      { name: "Noa Levi", email: "noa@example.com" },
    ]);
    expect(outcomes(answer)).toEqual(["new", "joined", "unchanged"]);
  });
});

describe("importing clients", () => {
  it("keeps what does not fit a field in the notes", async () => {
    const rows = [
      { name: "Ann", phone: "reception", email: "none" },
      { phone: "'+56998810004", email: "Flo <flo@example.com>" },
    ];
    expect((await send(await begin(), rows)).body.import).toMatchObject({ made: 2, refused: 0 });
    const found = await baker.get("/api/clients?q=Ann");
    const ann = await baker.get(`/api/clients/${found.body.items[0]?.id}`);
    expect(ann.body).toMatchObject({ phone: null, email: null, notes: "reception" });
    const flo = await baker.get("/api/clients?q=flo@example");
    expect(flo.body.items).toMatchObject([
      { name: "+56998810004", phone: "+56998810004", email: "flo@example.com" },
    ]);
  });

  it("makes what is new, fills only what was empty, and counts", async () => {
    const noa = await addClient({ name: "Noa Levi", phone: "052-555-0142", notes: "Poppy" });
    const id = await begin();
    const answer = await send(id, [
      { name: "Moshe Cohen", phone: "525550187", language: "Hebrew" },
      { name: "Noa Levi", phone: "0525550142", email: "noa@example.com", notes: "Other" },
      { phone: "-" },
    ]);
    expect(answer.status).toBe(201);
    expect(answer.body.import).toMatchObject({ made: 1, joined: 1, unchanged: 0, refused: 1 });
    const { body } = await baker.get(`/api/clients/${noa}`);
    expect(body).toMatchObject({
      phone: "052-555-0142",
      email: "noa@example.com",
      notes: "Poppy",
    });
    const found = await baker.get("/api/clients?q=Moshe");
    expect(found.body.items).toMatchObject([
      { name: "Moshe Cohen", phone: "0525550187", language: "he", email: null },
    ]);
    expect((await baker.get("/api/clients?q=noa@example")).body.items).toHaveLength(1);
  });

  it("changes nothing when the same file comes again", async () => {
    const file = [{ name: "Noa Levi", phone: "0525550142" }, { name: "Only a name" }];
    await send(await begin(), file);
    const again = await send(await begin(), file);
    expect(outcomes(again)).toEqual(["unchanged", "unchanged"]);
    expect(again.body.import.takeBackUntil).toBeNull();
    expect(await names()).toEqual(["Noa Levi", "Only a name"]);
  });

  it("stops at the plan's limit, which two imports at once do not pass", async () => {
    await test.asOwner(
      "update subscription set plan = 'basic' where business_id = (select business_id from account where email = $1)",
      [baker.email],
    );
    const many = (start: number): CellsOfRow[] =>
      Array.from({ length: 300 }, (_row, index) => ({ name: `Client ${start + index}` }));
    const room = (await check([{ name: "One" }])).body.room ?? 0;
    expect([room > 0, room < 600]).toEqual([true, true]);
    const ids = [await begin(), await begin()];
    const answers = await Promise.all([
      send(ids[0] ?? "", many(0)),
      send(ids[1] ?? "", many(1000)),
    ]);
    const made = answers.flatMap(outcomes).filter((outcome) => outcome === "new");
    expect(made).toHaveLength(room);
    const over = answers.flatMap(({ body }) => body.rows).filter((row) => row.isOverLimit);
    expect(over).toHaveLength(600 - made.length);
  });

  it("takes 500 rows at once and refuses one more", async () => {
    const rows = Array.from({ length: 500 }, (_row, index) => ({ name: `Client ${index}` }));
    const id = await begin();
    expect((await send(id, [...rows, { name: "One more" }])).status).toBe(400);
    expect((await send(id, rows)).body.import.made).toBe(500);
  });
});

describe("importing products", () => {
  it("makes products with their categories, and fills those that are known by name", async () => {
    await baker.post("/api/products", { name: "Honey cake" });
    const id = await begin("products");
    const answer = await send(id, [
      { name: "Challah", category: "Breads", description: "With sesame" },
      { name: "honey CAKE", category: "Cakes" },
      { name: "Rugelach", category: "breads" },
    ]);
    expect(outcomes(answer)).toEqual(["new", "joined", "new"]);
    const { body } = await baker.get("/api/products");
    expect(body.items.map((one) => [one.name, one.category])).toEqual([
      ["Challah", "Breads"],
      ["Honey cake", "Cakes"],
      ["Rugelach", "Breads"],
    ]);
  });

  it("is taken back but for what is on the menu", async () => {
    const id = await begin("products");
    await baker.post("/api/products", { name: "Honey cake" });
    await send(id, [
      { name: "Challah", category: "Breads" },
      { name: "Rugelach" },
      { name: "Honey cake", description: "Sweet" },
    ]);
    const { body } = await baker.get("/api/products?q=Challah");
    const item = await baker.post("/api/catalog-items", {
      name: "Challah",
      price: 20,
      productId: body.items[0]?.id,
    });
    expect(item.status).toBe(201);
    expect((await takeBack(id)).body).toMatchObject({ kept: 1, takeBackUntil: null });
    expect(namesOf(await baker.get("/api/products"))).toEqual(["Challah", "Honey cake"]);
    const honey = await baker.get("/api/products?q=Honey");
    expect(honey.body.items[0]?.description).toBe("");
  });
});

describe("taking an import back", () => {
  it("deletes what it made and empties what it filled, so that it can be restored", async () => {
    const noa = await addClient({ name: "Noa Levi", phone: "052-555-0142" });
    const id = await begin();
    await send(id, [
      { name: "Moshe Cohen" },
      { name: "Noa Levi", phone: "0525550142", email: "noa@example.com", language: "he" },
    ]);
    const answer = await takeBack(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ kept: 0, takeBackUntil: null });
    expect(answer.body.takenBackAt).toBe("2026-11-20T10:00:00.000Z");
    expect(await names()).toEqual(["Noa Levi"]);
    const { body } = await baker.get(`/api/clients/${noa}`);
    expect(body).toMatchObject({ phone: "052-555-0142", email: null, language: null });
    expect(namesOf(await baker.get("/api/clients?deleted=true"))).toEqual(["Moshe Cohen"]);
    expect((await takeBack(id)).body).toEqual(answer.body);
    expect(await send(id, [{ name: "Later" }])).toMatchObject({
      status: 409,
      body: { error: { code: "import_taken_back" } },
    });
  });

  it("leaves what was changed since, and clients with orders", async () => {
    const noa = await addClient({ name: "Noa Levi", phone: "052-555-0142" });
    const id = await begin();
    await send(id, [
      { name: "Changed" },
      { name: "Orders" },
      { name: "Goes" },
      { name: "Noa Levi", phone: "0525550142", email: "noa@example.com" },
    ]);
    await baker.patch(`/api/clients/${await find("Changed")}`, { notes: "Since" });
    await baker.patch(`/api/clients/${noa}`, { notes: "Since" });
    const order = await baker.post("/api/orders", {
      clientId: await find("Orders"),
      clientName: "Orders",
      deliveryDate: "2026-12-01",
      items: [{ dessert_name: "Cake", quantity: 1, unit_price: 10 }],
    });
    expect(order.status).toBe(201);
    expect((await takeBack(id)).body.kept).toBe(3);
    expect(await names()).toEqual(["Changed", "Noa Levi", "Orders"]);
    expect((await baker.get(`/api/clients/${noa}`)).body.email).toBe("noa@example.com");
  });

  it("is possible for 30 days", async () => {
    const id = await begin();
    await send(id, [{ name: "Moshe Cohen" }]);
    const { body } = await baker.get(`/api/imports/${id}`);
    expect(body.takeBackUntil).toBe("2026-12-20T10:00:00.000Z");
    await beganAt(id, "2026-10-21T10:00:00Z");
    expect(await takeBack(id)).toMatchObject({
      status: 409,
      body: { error: { code: "import_too_old" } },
    });
  });
});

describe("the list of imports", () => {
  it("has those that brought something in, the latest first", async () => {
    await begin();
    const first = await begin();
    await send(first, [{ name: "One" }]);
    await beganAt(first, "2026-11-20T09:00:00Z");
    const second = await begin("products");
    await send(second, [{ name: "Cake" }]);
    const { body } = await baker.get("/api/imports?limit=1");
    expect(body.items).toMatchObject([{ id: second, kind: "products", fileName: "File.xlsx" }]);
    const next = await baker.get(`/api/imports?limit=1&cursor=${body.nextCursor}`);
    expect(next.body).toMatchObject({ items: [{ id: first }], nextCursor: null });
  });
});

describe("who may import", () => {
  it("is the owner, each in her own business", async () => {
    const id = await begin();
    const staff = await makeStaff(test, baker);
    expect(await staff.get("/api/imports")).toMatchObject({
      status: 403,
      body: { error: { code: "role_too_low" } },
    });
    const stranger = await test.member();
    expect((await stranger.post(`/api/imports/${id}/take-back`, {})).status).toBe(404);
    const rows = numbered([{ name: "Mine" }]);
    expect((await stranger.post(`/api/imports/${id}/rows`, { rows })).status).toBe(404);
  });
});
