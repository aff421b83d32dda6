import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { tellEndingTrials } from "./trial-mails.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const hourMs = 3_600_000;

/** Tells of ending trials now, and returns the subjects of what an address got about them. */
async function subjectsAfterTelling(email: string): Promise<string[]> {
  await tellEndingTrials(test.deps);
  const mails = await readOutbox(test.deps.database.lookUp, 100);
  return mails
    .filter((mail) => mail.recipient === email && mail.text.includes("/pricing"))
    .map((mail) => mail.subject);
}

describe("the end of a trial", () => {
  it("is told to the owner three days before, once, with plan and day", async () => {
    const baker = await test.member({ plan: "basic" });
    await baker.post("/api/billing/start-trial", { plan: "premium" });
    test.clock.forward(11 * 24 * hourMs - hourMs);
    expect(await subjectsAfterTelling(baker.email)).toEqual([]);
    test.clock.forward(2 * hourMs);
    expect(await subjectsAfterTelling(baker.email)).toEqual(["Your free trial ends in 3 days"]);
    expect(await subjectsAfterTelling(baker.email)).toHaveLength(1);
    const [mail] = await readOutbox(test.deps.database.lookUp, 1);
    expect(mail?.text).toContain("Your free trial of Premium ends on Dec 10, 2026.");
  });

  it("is sent to no owner whose trial is over, whose plan is paid, or who is blocked", async () => {
    const [over, paid, blocked] = [
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
    ];
    for (const one of [over, paid, blocked])
      await one.post("/api/billing/start-trial", { plan: "pro" });
    await test.asOwner(
      `update subscription s set status = 'active' from account a
        where a.business_id = s.business_id and a.email_key = $1`,
      [paid.email],
    );
    await test.asOwner("update account set blocked_at = now() where email_key = $1", [
      blocked.email,
    ]);
    test.clock.forward(12 * 24 * hourMs);
    expect(await subjectsAfterTelling(paid.email)).toEqual([]);
    expect(await subjectsAfterTelling(blocked.email)).toEqual([]);
    expect(await subjectsAfterTelling(over.email)).toEqual(["Your free trial ends in 2 days"]);
    const late = await test.member({ plan: "basic" });
    await late.post("/api/billing/start-trial", { plan: "pro" });
    test.clock.forward(15 * 24 * hourMs);
    expect(await subjectsAfterTelling(late.email)).toEqual([]);
  });

  it("is told once, also where the first try could not be noted", async () => {
    const baker = await test.member({ plan: "basic" });
    await baker.post("/api/billing/start-trial", { plan: "pro" });
    test.clock.forward(12 * 24 * hourMs);
    const named = "app.note_trial_told(uuid, timestamptz)";
    await test.asOwner(`alter function ${named} rename to cannot_note`);
    await tellEndingTrials(test.deps).catch(() => undefined);
    await test.asOwner(
      `alter function ${named.replace("note_trial_told", "cannot_note")} rename to note_trial_told`,
    );
    expect(await subjectsAfterTelling(baker.email)).toHaveLength(1);
  });

  it("is sent to no owner who closed her account", async () => {
    const baker = await test.member({ plan: "basic" });
    await baker.post("/api/billing/start-trial", { plan: "pro" });
    await test.asOwner("update account set closed_at = now() where email_key = $1", [baker.email]);
    test.clock.forward(12 * 24 * hourMs);
    expect(await subjectsAfterTelling(baker.email)).toEqual([]);
  });

  it("is told to the others where one address cannot be written to", async () => {
    const [broken, other] = [
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
    ];
    for (const one of [broken, other]) await one.post("/api/billing/start-trial", { plan: "pro" });
    await test.asOwner("update account set email = 'no address' where email_key = $1", [
      broken.email,
    ]);
    test.clock.forward(12 * 24 * hourMs);
    expect(await subjectsAfterTelling(other.email)).toHaveLength(1);
  });
});
