import { endpoints } from "@marzipan/contract/endpoints";
import { pageOwnerHeader } from "@marzipan/contract/headers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Caller } from "../testing/test-caller.ts";
import { send, strayed } from "../testing/walk.ts";

// A page of one account in a browser in which another has signed in since.

let test: TestApp;
let first: string;
let second: Caller;
beforeAll(async () => {
  test = await startTestApp();
  first = await idOf(await test.member());
  second = await test.member();
});
afterAll(() => test.close());

const idOf = async (caller: Caller): Promise<string> => (await caller.get("/api/me")).body.user.id;
const from = (account: string) => ({ headers: { [pageOwnerHeader]: account } });
const order = {
  clientName: "Noa",
  items: [{ dessert_name: "Babka", quantity: 1, unit_price: 40 }],
};

describe("a page of another account than the browser's session", () => {
  it("is refused by every call, also once the access token has expired", async () => {
    const ask = (one: (typeof endpoints)[number]) => send(second, one, from(first));
    // What an outside service signs is no page's call.
    const calls = endpoints.filter((one) => !one.signed);
    expect(await strayed(calls, ask, "409 session_changed")).toEqual([]);
    test.clock.forward(121_000);
    expect(await strayed(calls, ask, "409 session_changed")).toEqual([]);
    await second.post("/api/auth/refresh");
    expect((await second.get("/api/me")).status).toBe(200);
  });

  it("stores nothing in the other business and cannot end the other account's session", async () => {
    const answer = await second.post("/api/orders", order, from(first).headers);
    expect(answer.body.error?.code).toBe("session_changed");
    expect((await second.get("/api/orders")).body.items).toEqual([]);
    await second.post("/api/auth/sign-out", { everywhere: true }, from(first).headers);
    expect((await second.get("/api/me")).status).toBe(200);
  });

  it("hears no stream, takes away no data and prints no code of the other's menu", async () => {
    for (const path of [
      "/api/live",
      "/api/live/gate",
      "/api/me/export",
      "/api/menu-settings/qr-code",
    ]) {
      const answer = await second.get(`${path}?account=${first}`);
      expect([path, answer.body.error?.code]).toEqual([path, "session_changed"]);
    }
  });
});

describe("a page", () => {
  it("of the signed-in account is answered, and so is one that does not say whose it is", async () => {
    const own = await idOf(second);
    expect((await second.get("/api/me", from(own).headers)).status).toBe(200);
    expect((await second.get("/api/me")).status).toBe(200);
    const code = await second.get(`/api/menu-settings/qr-code?account=${own}`);
    expect(code.status).toBe(200);
  });

  it("without a session is told that nobody is signed in", async () => {
    const answer = await createCaller(test.app).get("/api/me", from(first).headers);
    expect(answer.body.error?.code).toBe("not_signed_in");
  });
});
