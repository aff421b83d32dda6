import { legalVersion } from "@marzipan/contract/legal";
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

  it("asks for consent when the legal texts have a newer version, until it is given", async () => {
    const baker = await test.member();
    expect((await baker.get("/api/me")).body.consent_due).toBeNull();
    await test.asOwner("update account set legal_version = '2025-01' where email = $1", [
      baker.email,
    ]);
    expect((await baker.get("/api/me")).body.consent_due).toBe(legalVersion);
    const old = await baker.patch("/api/me", { legalVersion: "2025-01" });
    expect(old.status).toBe(400);
    const given = await baker.patch("/api/me", { legalVersion });
    expect([given.status, given.body.consent_due]).toEqual([200, null]);
    const rows = await test.asOwner(
      "select legal_version, legal_consent_at from account where email = $1",
      [baker.email],
    );
    expect(rows).toEqual([{ legal_version: legalVersion, legal_consent_at: test.clock.now }]);
  });

  it("tells strangers that they are not signed in", async () => {
    const answer = await test.stranger().get("/api/me");
    expect(answer.status).toBe(401);
    expect(answer.body.error.code).toBe("not_signed_in");
    expect(answer.body.error.requestId).toBe(answer.headers["x-request-id"]);
  });
});

describe("PATCH /api/settings/business", () => {
  it("takes no offset for a time zone, which PostgreSQL reads as its opposite", async () => {
    const baker = await test.member();
    const answer = await baker.patch("/api/settings/business", { timeZone: "+05:00" });
    expect([answer.status, answer.body.error.facts.fields]).toEqual([
      400,
      [{ path: "timeZone", problem: "invalid" }],
    ]);
    expect((await baker.get("/api/me")).body.business.timeZone).toBe("Asia/Jerusalem");
  });
});
