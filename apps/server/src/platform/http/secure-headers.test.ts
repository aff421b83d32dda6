import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

const overHttps = { publicUrl: "https://app.example.test" };
let plain: TestApp;
let secure: TestApp;
beforeAll(async () => {
  [plain, secure] = [await startTestApp(), await startTestApp(overHttps)];
});
afterAll(async () => {
  await plain.close();
  await secure.close();
});

const paths = ["/healthz", "/api/me", "/api/nowhere", "/api/openapi.json"];

describe("every reply, a refusal too", () => {
  it("forbids scripts, frames and forms of others, sniffing and naming our pages elsewhere", async () => {
    for (const path of paths) {
      const { headers } = await plain.stranger().get(path);
      const policy = String(headers["content-security-policy"]).split(";");
      expect(policy, path).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
        ]),
      );
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers["x-powered-by"], path).toBeUndefined();
    }
  });

  it("asks for HTTPS where people come over HTTPS, and only there", async () => {
    const [here, there] = [
      await plain.stranger().get("/healthz"),
      await secure.stranger().get("/healthz"),
    ];
    expect(here.headers["strict-transport-security"]).toBeUndefined();
    expect(here.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(there.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(there.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });
});

describe("the captcha's widget", () => {
  const hostsIn = async (app: TestApp): Promise<string[]> => {
    const { headers } = await app.stranger().get("/healthz");
    const policy = String(headers["content-security-policy"]).split(";");
    const named = policy.filter((directive) => directive.includes("challenges.cloudflare.com"));
    return named.map((directive) => directive.split(" ")[0] ?? "");
  };

  it("may come from Turnstile's address where it is configured, and from nowhere else", async () => {
    const url = "https://challenges.cloudflare.com/turnstile/v0";
    const outside = await startTestApp({
      captcha: { kind: "turnstile", siteKey: "site", secret: "secret", url },
    });
    expect(await hostsIn(outside)).toEqual(["script-src", "frame-src"]);
    await outside.close();
    expect(await hostsIn(plain)).toEqual([]);
  });
});

describe("Paddle's script and window", () => {
  it("may come into the checkout where Paddle is configured, and into no other page", async () => {
    const { config } = plain.deps;
    const paying = await startTestApp({
      payments: { ...config.payments, provider: "paddle", environment: "sandbox" },
    });
    const asked = async (app: TestApp, url: string): Promise<string> => {
      const { headers } = await app.app.inject({ url });
      return String(headers["content-security-policy"]);
    };
    expect(await asked(paying, "/checkout?plan=pro")).toContain("https://cdn.paddle.com");
    expect(await asked(paying, "/checkout?plan=pro")).toContain("https://sandbox-buy.paddle.com");
    for (const url of ["/checkout/success", "/pricing", "/dashboard", "/checkouts"])
      expect(await asked(paying, url)).not.toContain("paddle");
    await paying.close();
    expect(await asked(plain, "/checkout?plan=pro")).not.toContain("paddle");
  });
});

describe("the stream of changes", () => {
  it("carries the same headers", async () => {
    const baker = await plain.member();
    const url = await plain.app.listen({ port: 0, host: "127.0.0.1" });
    const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const stop = new AbortController();
    const stream = await fetch(`${url}/api/live`, { headers: { cookie }, signal: stop.signal });
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
    expect(stream.headers.get("content-security-policy")).toContain("default-src 'self'");
    stop.abort();
  });
});
