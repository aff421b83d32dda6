import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { listCompleted, listOpen } from "./tasks.store.ts";

const day = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function add(baker: Caller, task: object): Promise<string> {
  return (await baker.post("/api/tasks", task)).body.id as string;
}

async function titlesFor(baker: Caller, query: string): Promise<string[]> {
  const items = await readAllPages(baker, `/api/tasks?${query}`, 3);
  return items.map((one) => one.title);
}

describe("a task", () => {
  it("is made, read, completed and opened again", async () => {
    const baker = await test.member();
    const made = await baker.post("/api/tasks", { title: "לקנות קמח <b>", dueDate: "2026-12-01" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: "לקנות קמח <b>",
      dueDate: "2026-12-01",
      completed: false,
      completedAt: null,
    });
    const path = `/api/tasks/${made.body.id}`;
    expect((await baker.get(path)).body).toEqual(made.body);
    const at = test.clock.now.toISOString();
    expect((await baker.patch(path, { completed: true })).body).toMatchObject({
      completed: true,
      completedAt: at,
    });
    test.clock.forward(60_000);
    const again = await baker.patch(path, { completed: true, title: "Flour" });
    expect(again.body).toMatchObject({
      completed: true,
      completedAt: at,
      title: "Flour",
      dueDate: "2026-12-01",
    });
    const opened = await baker.patch(path, { completed: false, dueDate: null });
    expect(opened.body).toMatchObject({ completed: false, completedAt: null, dueDate: null });
  });

  it("may be made as completed, and needs no due date", async () => {
    const baker = await test.member();
    const made = await baker.post("/api/tasks", { title: "Done", dueDate: "", completed: true });
    expect(made.body).toMatchObject({ dueDate: null, completed: true });
    expect(made.body.completedAt).toBe(test.clock.now.toISOString());
  });

  it.each([
    [{}, "title", "required", undefined],
    [{ title: " " }, "title", "required", 1],
    [{ title: "t".repeat(301) }, "title", "too_long", 300],
    [{ title: "A", dueDate: "2026-02-30" }, "dueDate", "bad_date", undefined],
    [{ title: "A", completed: "yes" }, "completed", "invalid", undefined],
    [{ title: "A", done: true }, "done", "unknown_field", undefined],
  ])("is refused at the field, with its limit (%#)", async (draft, path, problem, limit) => {
    const baker = await test.member();
    const answer = await baker.post("/api/tasks", draft);
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.error.facts.fields).toEqual([
      limit === undefined ? { path, problem } : { path, problem, limit },
    ]);
  });

  it("is deleted for 30 days and comes back; both may be asked twice", async () => {
    const baker = await test.member();
    const id = await add(baker, { title: "Back", dueDate: "2026-12-01" });
    const path = `/api/tasks/${id}`;
    expect((await baker.delete(path)).body).toEqual({ ok: true });
    expect((await baker.delete(path)).status).toBe(200);
    expect((await baker.get("/api/tasks")).body.items).toEqual([]);
    expect([
      (await baker.get(path)).status,
      (await baker.patch(path, { title: "x" })).status,
    ]).toEqual([404, 404]);
    expect((await baker.post(`${path}/restore`)).body).toMatchObject({ id, title: "Back" });
    expect((await baker.post(`${path}/restore`)).status).toBe(200);
    await baker.delete(path);
    await test.asOwner("update task set deleted_at = $2 where id = $1", [
      id,
      new Date(test.clock.now.getTime() - 30 * day),
    ]);
    expect((await baker.post(`${path}/restore`)).status).toBe(404);
  });

  it("is made once for one key; another body is refused", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "t1" };
    const send = (title: string) => baker.post("/api/tasks", { title }, headers);
    const [first, second] = await Promise.all([send("Once"), send("Once")]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await send("Twice")).status).toBe(422);
    expect((await baker.get("/api/tasks")).body.items).toHaveLength(1);
  });

  it("of another business is not found on any verb, and stays as it is", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const { body } = await other.post("/api/tasks", { title: "Theirs" });
    const path = `/api/tasks/${body.id}`;
    const answers = [
      await baker.get(path),
      await baker.patch(path, { title: "Stolen" }),
      await baker.delete(path),
      await baker.post(`${path}/restore`),
    ];
    expect(answers.map((one) => one.status)).toEqual([404, 404, 404, 404]);
    expect((await other.get(path)).body).toEqual(body);
  });
});

describe("the list of tasks", () => {
  async function addMany(baker: Caller): Promise<void> {
    await add(baker, { title: "no date" });
    await add(baker, { title: "late", dueDate: "2026-12-24" });
    await add(baker, { title: "overdue", dueDate: "2026-01-01" });
    await add(baker, { title: "done first", completed: true, dueDate: "2026-01-01" });
    test.clock.forward(1000);
    await add(baker, { title: "done last", completed: true });
  }

  it("stands open first by due date, who has none last, then completed, newest first", async () => {
    const baker = await test.member();
    await addMany(baker);
    const open = ["overdue", "late", "no date"];
    const done = ["done last", "done first"];
    expect(await titlesFor(baker, "")).toEqual([...open, ...done]);
    expect(await titlesFor(baker, "completed=false")).toEqual(open);
    expect(await titlesFor(baker, "completed=true")).toEqual(done);
  });

  it.each([1, 2, 3, 4, 5, 8, 100])(
    "gives every task exactly once over pages of %i, under ties and over the turn to the completed",
    async (limit) => {
      const baker = await test.member();
      const ids: string[] = [];
      for (const task of [{ dueDate: "2026-12-01" }, {}, { completed: true }]) {
        for (let n = 0; n < 4; n += 1) ids.push(await add(baker, { title: "Same", ...task }));
      }
      const items = await readAllPages(baker, "/api/tasks", limit);
      expect(items.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
      expect(items.map((one) => one.completed)).toEqual(items.map((_, index) => index >= 8));
    },
  );

  it("refuses cursors that are none", async () => {
    const baker = await test.member();
    const id = "01890000-0000-7000-8000-000000000000";
    for (const values of [
      ["open", "2026-13-45", id],
      ["completed", "2026-01-01", id],
      ["other", "2026-01-01", id],
      ["open", "2026-01-01", "x"],
      [1, 2, 3],
    ]) {
      const cursor = Buffer.from(JSON.stringify(values)).toString("base64url");
      const answer = await baker.get(`/api/tasks?cursor=${cursor}`);
      expect([answer.status, answer.body.error.code]).toEqual([400, "bad_cursor"]);
    }
  });

  it("goes over indexes in their order, never over all rows", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    await test.asOwner(`
      with many as (
        insert into business (id, name, created_at, updated_at)
        select gen_random_uuid(), 'b', now(), now() from generate_series(1, 200) returning id
      )
      insert into task (business_id, id, title, due_date, completed_at, created_at, updated_at)
      select id, gen_random_uuid(), 't', case when n % 3 = 0 then '2026-01-01'::date + n end,
        case when n % 2 = 0 then timestamptz '2026-11-26T12:00:00Z' - n * interval '1 minute' end, now(), now()
        from (select id, 100 as tasks from many union all select '${businessId}', 1500) b,
          generate_series(1, b.tasks) n`);
    await test.asOwner("vacuum analyze task");
    const id = "01890000-0000-7000-8000-000000000000";
    const [open, done] = await explainWork(test, businessId, async (tx) => {
      await listOpen(tx, 26, ["2026-01-01", id]);
      await listCompleted(tx, 26, ["2026-11-26T12:00:00.000Z", id]);
    });
    expect(open).toMatch(/Index Scan using task_open/);
    expect(done).toMatch(/Index Scan using task_done/);
    expect(`${open}${done}`).not.toMatch(/Seq Scan|Sort Key/);
  });
});

describe("recently deleted tasks", () => {
  it("are listed, the last deleted first, page by page, and only the own", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const ids: string[] = [];
    for (const title of ["Flour", "Butter", "Sugar"]) {
      const { body } = await baker.post("/api/tasks", { title });
      ids.unshift(body.id);
      await baker.delete(`/api/tasks/${body.id}`);
      test.clock.forward(1000);
    }
    const first = (await baker.get("/api/tasks?deleted=true&limit=2")).body;
    expect(first.items.map((task: { id: string }) => task.id)).toEqual(ids.slice(0, 2));
    expect(first.items[0]?.deletedAt).not.toBeNull();
    const rest = await baker.get(`/api/tasks?deleted=true&limit=2&cursor=${first.nextCursor}`);
    expect(rest.body.items.map((task: { id: string }) => task.id)).toEqual(ids.slice(2));
    expect((await other.get("/api/tasks?deleted=true")).body.items).toEqual([]);
    expect((await baker.get("/api/tasks?deleted=true&cursor=x")).status).toBe(400);
    await baker.post(`/api/tasks/${ids[0]}/restore`);
    expect((await baker.get("/api/tasks")).body.items).toMatchObject([{ title: "Sugar" }]);
  });
});

describe("a task that was changed elsewhere", () => {
  it("is not written over by who still saw the old one", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/tasks", { title: "Flour" });
    const expectedUpdatedAt = body.updatedAt;
    const first = { title: "Flour, 10 kg", expectedUpdatedAt };
    expect((await baker.patch(`/api/tasks/${body.id}`, first)).status).toBe(200);
    const second = await baker.patch(`/api/tasks/${body.id}`, { title: "Oats", expectedUpdatedAt });
    expect([second.status, second.body.error.code]).toEqual([409, "changed_elsewhere"]);
    expect((await baker.get(`/api/tasks/${body.id}`)).body.title).toBe("Flour, 10 kg");
  });

  it("takes the same change again, whose answer was lost", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/tasks", { title: "Flour", dueDate: "2026-12-01" });
    const change = { title: "Oats", dueDate: null, expectedUpdatedAt: body.updatedAt };
    await baker.patch(`/api/tasks/${body.id}`, change);
    const again = await baker.patch(`/api/tasks/${body.id}`, change);
    expect([again.status, again.body.title]).toEqual([200, "Oats"]);
  });
});
