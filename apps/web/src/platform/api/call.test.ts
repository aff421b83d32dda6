import { getMe } from "@marzipan/contract/accounts";
import { createOrder } from "@marzipan/contract/orders";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leavePage, takePage } from "../owner/page-owner.ts";
import { listenToSession } from "../owner/session-events.ts";
import type { SessionEvent } from "../owner/session-events.ts";
import { call, withSession } from "./call.ts";

const me = "/api/me";
const heard: SessionEvent[] = [];
let answer: () => Response;
let asked: Request[];
let stop: () => void;

beforeEach(() => {
  asked = [];
  heard.length = 0;
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", listens);
  vi.stubGlobal("addEventListener", listens.addEventListener);
  vi.stubGlobal("removeEventListener", listens.removeEventListener);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(new Request(`http://localhost${path}`, init));
    return answer();
  });
  stop = listenToSession((event) => heard.push(event));
});
afterEach(() => {
  stop();
  leavePage();
  vi.unstubAllGlobals();
});

const refuse = (status: number, code: string) => () =>
  Response.json({ error: { code, facts: {}, requestId: "" } }, { status });
const html = (status: number) => () =>
  new Response("<html>Sign in to the network</html>", { status });

describe("a call", () => {
  it("says whose page it comes from", async () => {
    answer = () => Response.json({});
    takePage("dana");
    await call(getMe);
    expect(asked.map((one) => one.headers.get("marzipan-account"))).toEqual(["dana"]);
  });

  it("signs out on the server's own word only, never on an outage or a stranger's answer", async () => {
    takePage("dana");
    for (const one of [
      refuse(503, "unavailable"),
      refuse(429, "rate_limited"),
      html(500),
      html(401),
      html(200),
    ]) {
      answer = one;
      await expect(call(getMe)).rejects.toThrow(/\w/);
    }
    expect(heard).toEqual([]);
    answer = refuse(401, "not_signed_in");
    await expect(call(getMe)).rejects.toThrow("not_signed_in");
    answer = refuse(403, "account_blocked");
    await expect(call(getMe)).rejects.toThrow("account_blocked");
    answer = refuse(409, "session_changed");
    await expect(call(getMe)).rejects.toThrow("session_changed");
    expect(heard).toEqual([
      { kind: "ended" },
      { kind: "gate", gate: "blocked" },
      { kind: "changed" },
    ]);
  });
});

describe("a page whose account was signed out or replaced", () => {
  const order = { clientName: "Noa", deliveryDate: "2026-11-26" };

  it("sends nothing more but the question who is signed in", async () => {
    answer = () => Response.json({});
    await expect(call(createOrder, { body: order })).rejects.toThrow("session_changed");
    expect(asked).toEqual([]);
    await call(getMe);
    expect(asked.map((one) => new URL(one.url).pathname)).toEqual([me]);
  });

  it("neither retries what its former owner began, nor shows the answer", async () => {
    takePage("noa");
    await expect(withSession(createOrder, "dana", () => expect.fail("sent"))).rejects.toThrow(
      "session_changed",
    );
    const late = async (): Promise<string> => {
      takePage("dana");
      return "an order of noa";
    };
    await expect(withSession(createOrder, "noa", late)).rejects.toThrow("session_changed");
    expect(heard).toEqual([]);
  });
});
