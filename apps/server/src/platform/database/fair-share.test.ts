import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { businessOf } from "../testing/explain.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ databasePoolSize: 4 });
});
afterAll(() => test.close());

describe("a business that floods the server", () => {
  it("leaves others their answers: half of the connections at most while they wait", async () => {
    const [flooder, other] = [await test.member(), await test.member()];
    const proof = { kind: "job", businessId: await businessOf(flooder) } as const;
    const slow = { text: "select pg_sleep(0.2)", values: [] };
    let done = 0;
    const flood = Array.from({ length: 60 }, () =>
      test.deps.database.read(proof, () => slow).then(() => (done += 1)),
    );
    for (let count = 0; count < 5; count += 1) {
      const began = performance.now();
      expect((await other.get("/api/orders")).status).toBe(200);
      // Sixty slow statements on four connections take three seconds; no one else waits for more than one of them.
      expect(performance.now() - began).toBeLessThan(1500);
    }
    expect(done).toBeLessThan(60);
    await Promise.all(flood);
  });

  it("under made-up menus leaves members half of the places to wait in", async () => {
    const baker = await test.member();
    const menus = Array.from({ length: 900 }, (_, index) =>
      test.deps.database
        .transact({ kind: "menu", slug: `made-up-${index}` }, async () => "open")
        .catch((error: { code?: string }) => String(error.code)),
    );
    expect((await baker.get("/api/orders")).status).toBe(200);
    const answers = await Promise.all(menus);
    expect(answers.filter((one) => one === "unavailable").length).toBeGreaterThan(600);
    expect(answers.filter((one) => one === "not_found").length).toBeGreaterThan(100);
  });

  it("is told to wait when more wait than can be answered in time", async () => {
    const flooder = await test.member();
    const answers = await Promise.all(
      Array.from({ length: 900 }, () => flooder.get("/api/orders")),
    );
    const refused = answers.filter(({ status }) => status === 503);
    // How many are answered in time is the machine's: several times as many as there are connections on any.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(50);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers["retry-after"] === "2")).toBe(true);
    expect((await flooder.get("/api/orders")).status).toBe(200);
  });
});
