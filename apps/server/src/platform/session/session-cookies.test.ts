import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";

let test: TestApp;
let local: TestApp;
beforeAll(async () => {
  [test, local] = await Promise.all([
    startTestApp({ publicUrl: "https://app.example" }),
    startTestApp(),
  ]);
});
afterAll(() => Promise.all([test.close(), local.close()]));

const names = ["marzipan_access", "marzipan_refresh", "marzipan_expiry", "marzipan_device"];
const hostNames = names.map((name) => `__Host-${name}`);

describe("the cookies of a session", () => {
  it("are this host's alone where people come by HTTPS", async () => {
    const baker = await test.member();
    expect([...baker.cookies.keys()].toSorted()).toEqual(hostNames.toSorted());
    const { email, password } = baker;
    const answer = await baker.post("/api/auth/sign-in", { email, password });
    const set = [answer.headers["set-cookie"]].flat().map(String);
    expect(set.filter((one) => one.startsWith("__Host-")).length).toBeGreaterThanOrEqual(4);
    for (const one of set) {
      expect(one).toMatch(/; Path=\//);
      expect(one).toMatch(/; Secure/);
      expect(one).not.toMatch(/; Domain/i);
    }
    expect((await baker.get("/api/me")).status).toBe(200);
    await baker.post("/api/auth/sign-out", {});
    expect((await baker.get("/api/me")).status).toBe(401);
    expect([...baker.cookies.keys()]).toEqual(["__Host-marzipan_device"]);
  });

  it("under the name without the prefix, which a neighbour could set, are no session there", async () => {
    const baker = await test.member();
    const planted = createCaller(test.app);
    for (const [name, value] of baker.cookies)
      planted.cookies.set(name.replace("__Host-", ""), value);
    expect((await planted.get("/api/me")).status).toBe(401);
  });

  it("have plain names over plain HTTP on this machine", async () => {
    const baker = await local.member();
    expect([...baker.cookies.keys()].toSorted()).toEqual(names.toSorted());
  });
});

describe("a browser of before the prefix", () => {
  it("stays known to its account", async () => {
    const baker = await test.member();
    const old = createCaller(test.app);
    old.cookies.set("marzipan_device", baker.cookies.get("__Host-marzipan_device") ?? "");
    const mails = async (): Promise<number> =>
      (await test.asOwner("select from outbox_message where recipient = $1", [baker.email])).length;
    const before = await mails();
    const { email, password } = baker;
    expect((await old.post("/api/auth/sign-in", { email, password })).status).toBe(200);
    expect(await mails()).toBe(before);
  });
});
