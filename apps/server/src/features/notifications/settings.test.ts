import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date("2026-11-26T12:00:00Z");
  baker = await test.member();
});

const path = "/api/notifications/settings";
const read = async (caller: Caller) => (await caller.get(path)).body;
const choose = (caller: Caller, topic: string, channel: string, isOn: boolean) =>
  caller.patch(path, { choices: [{ topic, channel, isOn }] });

describe("settings of notifications", () => {
  it("start with requests by every channel, no quiet hours and one email a day", async () => {
    const { topics, quiet, isDigest } = await read(baker);
    expect(topics).toHaveLength(10);
    expect(topics[0]).toEqual({
      topic: "requests",
      channels: { app: true, push: true, email: true },
      always: [],
    });
    expect([quiet, isDigest]).toEqual([null, true]);
  });

  it("are each person's own, and keep what was not named", async () => {
    const staff = await makeStaff(test, baker);
    await choose(baker, "answers", "email", true);
    await baker.patch(path, { quiet: { from: "22:00", until: "05:00" } });
    await baker.patch(path, { isDigest: false });
    const { topics, quiet, isDigest } = await read(baker);
    expect(topics[1]?.channels).toEqual({ app: true, push: true, email: true });
    expect([quiet, isDigest]).toEqual([{ from: "22:00", until: "05:00" }, false]);
    expect((await read(staff)).topics[1]?.channels.email).toBe(false);
    expect((await read(staff)).quiet).toBeNull();
  });

  it("of staff have only what their role may know of", async () => {
    const staff = await makeStaff(test, baker);
    const names = (await read(staff)).topics.map(({ topic }) => topic);
    expect(names).toContain("requests");
    expect(names).not.toContain("money");
    expect(names).not.toContain("plan");
    expect((await choose(staff, "money", "push", true)).status).toBe(400);
  });

  it("refuse what is always on, and quiet hours without a length", async () => {
    expect((await choose(baker, "devices", "email", false)).status).toBe(400);
    const quiet = { from: "22:00", until: "22:00" };
    expect((await baker.patch(path, { quiet })).status).toBe(400);
  });

  it("hide in the app what was switched off there", async () => {
    const menu = await openMenu(baker);
    await askOn(test, menu);
    const unread = async () => (await baker.get("/api/notifications/unread")).body.unread;
    expect(await unread()).toBe(1);
    await choose(baker, "requests", "app", false);
    expect(await unread()).toBe(0);
    expect((await baker.get("/api/notifications")).body.items).toEqual([]);
    await choose(baker, "requests", "app", true);
    expect(await unread()).toBe(1);
  });
});
