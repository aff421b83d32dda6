import { pageHeader } from "@marzipan/contract/headers";
import { liveTopics } from "@marzipan/contract/live-topics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { openEar } from "../testing/live-ear.ts";
import type { LiveEar } from "../testing/live-ear.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function listenAs(caller: Caller): Promise<LiveEar> {
  const { sessionId } = await readSessionProof(test, caller);
  return await openEar(test.deps.live, { businessId: await businessOf(caller), sessionId });
}

describe("live updates", () => {
  it("reach the browsers of the business that changed, and no others", async () => {
    const [one, other, quiet] = [await test.member(), await test.member(), await test.member()];
    const ears = [await listenAs(one), await listenAs(other), await listenAs(quiet)];
    await Promise.all([
      one.post("/api/tasks", { title: "Flour" }),
      one.post("/api/tasks", { title: "Butter" }),
      one.post("/api/clients", { name: "Dana" }),
      other.post("/api/tasks", { title: "Sugar" }),
    ]);
    for (const ear of ears) await ear.settle();
    expect(ears.map((ear) => new Set(ear.topics()))).toEqual([
      new Set(["tasks", "clients"]),
      new Set(["tasks"]),
      new Set(),
    ]);
    for (const { leave } of ears) leave();
  });

  it("come as one where several came at once, and name the page that alone changed a topic", async () => {
    const baker = await test.member();
    const ear = await listenAs(baker);
    const { live } = test.deps;
    const business = await businessOf(baker);
    live.tell(business, ["tasks", "clients", "products"], "page-one");
    live.tell(business, ["clients"], "page-two");
    live.tell(business, ["products"]);
    live.tell(business, ["products", "tasks"], "page-one");
    await ear.settle();
    const topics = ["tasks", "clients", "products"];
    expect(ear.heard()).toEqual([["change", { topics, pages: { tasks: "page-one" } }]]);
    ear.leave();
  });

  it("come of a call with the page that made it, not of a refused one", async () => {
    const baker = await test.member();
    const ear = await listenAs(baker);
    const from = (page: string) => ({ [pageHeader]: page });
    await baker.post("/api/tasks", { title: "" }, from("page-one"));
    await baker.post("/api/tasks", { title: "Flour" }, from("page-one"));
    await ear.settle();
    await baker.post("/api/tasks", { title: "Eggs" }, from("no id <of> a page"));
    await ear.settle();
    expect(ear.heard()).toEqual([
      ["change", { topics: ["tasks"], pages: { tasks: "page-one" } }],
      ["change", { topics: ["tasks"] }],
    ]);
    ear.leave();
  });

  it("tell everybody to ask for everything again after the server could not hear", async () => {
    const ear = await listenAs(await test.member());
    await test.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'marzipan-live' and datname = current_database()`,
    );
    await expect.poll(() => ear.topics()).toEqual([...liveTopics]);
    ear.leave();
  });

  it("tell a session of its end", async () => {
    const baker = await test.member();
    const ear = await listenAs(baker);
    await baker.post("/api/auth/sign-out", {});
    await ear.settle();
    expect(ear.heard()).toEqual([["signed-out", {}]]);
    ear.leave();
  });
});
