import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accessTtlMs, makeRefresh, readAccess, readRefresh, signAccess } from "./tokens.ts";

const secret = "a secret for tests that is long enough";
const now = new Date("2026-11-26T12:00:00Z");
const claims = {
  sessionId: "0193e6a0-0000-7000-8000-000000000001",
  sessionVersion: 3,
  accountId: "0193e6a0-0000-7000-8000-000000000002",
  businessId: "0193e6a0-0000-7000-8000-000000000003",
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const refusal = (token: string, at = now): unknown => {
  try {
    return readAccess(secret, token, at);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("an access token", () => {
  it("states what was signed", () => {
    expect(readAccess(secret, signAccess(secret, claims, now), now)).toEqual(claims);
  });

  it("ends after two minutes", () => {
    const token = signAccess(secret, claims, now);
    expect(refusal(token, new Date(now.getTime() + accessTtlMs - 1000))).toEqual(claims);
    expect(refusal(token, new Date(now.getTime() + accessTtlMs))).toBe("session_expired");
  });

  it("is refused when any of its parts was changed, left out or added", () => {
    const token = signAccess(secret, claims, now);
    expect(refusal(token)).toEqual(claims);
    const [header, payload, mark] = token.split(".") as [string, string, string];
    const other = encode({ ...claims, bid: "another", exp: 9_999_999_999 });
    const ownKey = createHmac("sha256", secret).update(`${header}.${other}`).digest("base64url");
    for (const forged of [
      `${header}.${other}.${mark}`,
      `${header}.${other}.${ownKey}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${mark}.${mark}`,
      `${header}.${payload}.${mark.slice(0, -4)}`,
      `${encode({ alg: "none" })}.${payload}.`,
      `${encode({ alg: "none" })}.${payload}.${mark}`,
      `${encode({ alg: "HS256", typ: "JWT" })}.${payload}.${mark}`,
      "",
      "..",
      "not a token",
    ]) {
      expect(refusal(forged), forged).toBe("not_signed_in");
    }
  });

  it("is refused under another secret, and an expired forgery is no expired session", () => {
    const late = new Date(now.getTime() + accessTtlMs);
    const other = "another secret that is long enough";
    const token = signAccess(other, claims, now);
    expect(readAccess(other, token, now)).toEqual(claims);
    expect(refusal(token)).toBe("not_signed_in");
    expect(refusal(token, late)).toBe("not_signed_in");
  });
});

describe("a refresh token", () => {
  it("names its session and generation to those who know the secret", () => {
    const token = makeRefresh(secret, claims.sessionId, 7);
    expect(readRefresh(secret, token)).toEqual({ sessionId: claims.sessionId, generation: 7 });
    expect(readRefresh("another secret that is long enough", token)).toBeNull();
    expect(readRefresh(secret, token.replace(".7.", ".8."))).toBeNull();
  });
});
