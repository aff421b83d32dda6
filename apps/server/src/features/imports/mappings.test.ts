import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
});

const columns = [
  { heading: "name", target: "name", isChosen: false },
  { heading: "city", target: "notes", isChosen: true },
];

describe("how a file's columns were matched", () => {
  it("is found by what the file holds and its set of headings", async () => {
    const baker = await test.member();
    const find = async (kind: string, headings: readonly string[]) =>
      (await baker.post("/api/import-mappings/find", { kind, headings })).body.columns;
    expect(await find("clients", ["name", "city"])).toBeNull();
    expect((await baker.put("/api/import-mappings", { kind: "clients", columns })).status).toBe(
      200,
    );
    expect(await find("clients", ["city", "name", "city"])).toEqual(columns);
    expect(await find("clients", ["name"])).toBeNull();
    expect(await find("products", ["name", "city"])).toBeNull();
  });

  it("is replaced by the next file of the shape, and known to its own business alone", async () => {
    const [baker, stranger] = [await test.member(), await test.member()];
    const [name] = columns;
    const later = [name, { heading: "city", target: "skip", isChosen: true }];
    await baker.put("/api/import-mappings", { kind: "clients", columns });
    await baker.put("/api/import-mappings", { kind: "clients", columns: later });
    const body = { kind: "clients", headings: ["name", "city"] };
    expect((await baker.post("/api/import-mappings/find", body)).body.columns).toEqual(later);
    expect((await stranger.post("/api/import-mappings/find", body)).body.columns).toBeNull();
  });

  it("is kept for the latest 50 shapes", async () => {
    const baker = await test.member();
    for (let at = 0; at <= 50; at += 1) {
      test.clock.now = new Date(Date.UTC(2026, 10, 20, 10, at));
      // Each a minute after the one before.
      // oxlint-disable-next-line no-await-in-loop
      await baker.put("/api/import-mappings", {
        kind: "clients",
        columns: [{ heading: `heading ${at}`, target: "name", isChosen: true }],
      });
    }
    const found = async (at: number) =>
      (
        await baker.post("/api/import-mappings/find", {
          kind: "clients",
          headings: [`heading ${at}`],
        })
      ).body.columns;
    expect([await found(0), (await found(1))?.length]).toEqual([null, 1]);
  });
});
