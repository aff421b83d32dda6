import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("GET /api/me", () => {
  it("answers the person, the business and the plan in force", async () => {
    const baker = await test.member({ plan: "pro" });
    const answer = await baker.get("/api/me");
    expect(answer.status).toBe(200);
    expect(answer.body.gate).toBe("open");
    expect(answer.body.user.email).toBe(baker.email);
    expect(answer.body.business.today).toBe("2026-11-26");
    expect(answer.body.subscription.plan_key).toBe("pro");
  });

  it("tells strangers that they are not signed in", async () => {
    const answer = await test.stranger().get("/api/me");
    expect(answer.status).toBe(401);
    expect(answer.body.error.code).toBe("not_signed_in");
    expect(answer.body.error.requestId).toBe(answer.headers["x-request-id"]);
  });
});
