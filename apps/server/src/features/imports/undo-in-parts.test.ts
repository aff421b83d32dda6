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
  test.clock.now = new Date("2026-11-20T10:00:00Z");
  baker = await test.member();
});

/** Imports clients and returns the import's id. */
async function importClients(count: number): Promise<string> {
  const begun = await baker.post("/api/imports", { kind: "clients", fileName: "File.csv" });
  const rows = Array.from({ length: count }, (_none, at) => ({
    row: at + 2,
    cells: { name: `Client ${at}`, phone: `0525${String(550_000 + at)}` },
  }));
  const answer = await baker.post(`/api/imports/${begun.body.id}/rows`, { rows });
  expect(answer.body.import).toMatchObject({ made: count, undone: null });
  return begun.body.id;
}

const undo = (id: string) => baker.post(`/api/imports/${id}/take-back`, {});

describe("values that fit no field of a client who is there", () => {
  it("are added to the notes, once, and the undo restores the notes", async () => {
    const client = { name: "Noa Levi", phone: "0525550142", notes: "Likes poppy" };
    const { id } = (await baker.post("/api/clients", client)).body;
    const notesNow = async () => (await baker.get(`/api/clients/${id}`)).body.notes;
    const begun = await baker.post("/api/imports", { kind: "clients", fileName: "File.csv" });
    const cells = { name: "Noa Levi", phone: "052-555-0142, 04-555-0190", email: "ask her" };
    const send = (some: object) =>
      baker.post(`/api/imports/${begun.body.id}/rows`, { rows: [{ row: 2, cells: some }] });
    const answer = await send({ ...cells, notes: "Own notes of the file" });
    expect(answer.body.rows).toMatchObject([{ outcome: "joined", moved: ["email"] }]);
    expect(await notesNow()).toBe("Likes poppy\n04-555-0190\nask her");
    expect((await send(cells)).body.rows).toMatchObject([{ outcome: "unchanged" }]);
    await send({ ...cells, email: "or her sister" });
    expect(await notesNow()).toBe("Likes poppy\n04-555-0190\nask her\nor her sister");
    await undo(begun.body.id);
    expect(await notesNow()).toBe("Likes poppy");
  });
});

describe("the undo of a large import", () => {
  it("is done in several transactions, and counts what it handled", async () => {
    const id = await importClients(500);
    const { items } = (await baker.get("/api/clients?q=Client+17&limit=1")).body;
    await baker.patch(`/api/clients/${items[0]?.id}`, { notes: "Since changed" });
    const answer = await undo(id);
    expect(answer.body).toMatchObject({ undone: 500, kept: 1, takeBackUntil: null });
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
    expect((await undo(id)).body).toEqual(answer.body);
  });

  it("goes on where it stopped, after 30 days too, and takes no more rows meanwhile", async () => {
    const id = await importClients(3);
    await test.asOwner("update import_run set undone = 0 where id = $1", [id]);
    expect((await baker.get(`/api/imports/${id}`)).body).toMatchObject({
      undone: 0,
      takenBackAt: null,
    });
    const rows = [{ row: 9, cells: { name: "Late" } }];
    expect(await baker.post(`/api/imports/${id}/rows`, { rows })).toMatchObject({
      status: 409,
      body: { error: { code: "import_taken_back" } },
    });
    await test.asOwner("update import_run set created_at = $2 where id = $1", [
      id,
      "2026-10-01T10:00:00Z",
    ]);
    expect((await undo(id)).body).toMatchObject({ undone: 3, kept: 0 });
    expect((await baker.get("/api/clients")).body.items).toEqual([]);
  });
});
