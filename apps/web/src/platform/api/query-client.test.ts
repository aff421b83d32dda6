import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import {
  freshMsOf,
  makeQueryClient,
  mayRetryAct,
  mayRetryQuery,
  retryDelayMs,
} from "./query-client.ts";

const network = new ApiError("network", 0);
const stumble = new ApiError("internal", 500);
const refusals = [
  new ApiError("session_expired", 401),
  new ApiError("wrong_credentials", 401),
  new ApiError("account_blocked", 403),
  new ApiError("not_found", 404),
  new ApiError("rate_limited", 429),
];

describe("calls that fail (spec §9)", () => {
  it("asks a query up to three times again when the network or the server failed", () => {
    for (const error of [network, stumble]) {
      expect([0, 1, 2, 3].map((failures) => mayRetryQuery(failures, error))).toEqual([
        true,
        true,
        true,
        false,
      ]);
    }
  });

  it("sends a mutation once again", () => {
    expect([0, 1].map((failures) => mayRetryAct(failures, network))).toEqual([true, false]);
  });

  it("tries nothing again while the device has no network", () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect([mayRetryQuery(0, network), mayRetryAct(0, network)]).toEqual([false, false]);
    vi.unstubAllGlobals();
  });

  it("repeats nothing that was refused", () => {
    for (const error of refusals) {
      expect(mayRetryQuery(0, error)).toBe(false);
      expect(mayRetryAct(0, error)).toBe(false);
    }
  });

  it("waits one second, doubled each time, at most 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([
      1000, 2000, 4000, 8000, 16000, 30000, 30000,
    ]);
  });
});

describe("how long answers are fresh (spec §9)", () => {
  it("is 2 minutes for the session and 5 for the rest", () => {
    expect(freshMsOf("accounts.me")).toBe(120_000);
    expect(freshMsOf("billing.getMyCurrentSubscription")).toBe(300_000);
    expect(freshMsOf("orders.list")).toBe(300_000);
  });

  it("does not ask again on focus, but on reconnecting", () => {
    const { queries } = makeQueryClient(() => undefined).getDefaultOptions();
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: true });
  });
});
