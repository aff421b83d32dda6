import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { mailDuePapers } from "./papers.actions.ts";

// The clock stands at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const settings = { email: "ronit@cpa.example", language: "he", isOn: true };

/** Runs the job and answers the mails that an address has. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  await mailDuePapers(test.deps);
  const mails = await readOutbox(test.deps.database.lookUp, 200);
  return mails.filter(({ recipient }) => recipient === email);
}

describe("the accountant's papers", () => {
  it("are mailed once on the first days of a month, in her language, by a link that ends", async () => {
    const baker = await test.member();
    const body = { clientName: "Dana", deliveryDate: "2026-11-05", status: "completed" };
    await baker.post("/api/orders", { ...body, agreedPrice: 120 });
    const saved = await baker.put("/api/reports/accountant", settings);
    expect(saved.body).toMatchObject({ ...settings, nextDate: "2026-12-01", sent: [] });
    expect(await mailsTo(settings.email)).toEqual([]);
    test.clock.forward(5 * dayMs);
    const [mail, ...more] = await mailsTo(settings.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("נובמבר 2026");
    expect(mail?.text).toContain("120");
    expect(await mailsTo(settings.email)).toHaveLength(1);
    await baker.post("/api/auth/sign-in", { email: baker.email, password: baker.password });
    const { body: now } = await baker.get("/api/reports/accountant");
    expect(now).toMatchObject({
      nextDate: "2027-01-01",
      sent: [{ month: "2026-11-01", email: settings.email, isStopped: false }],
    });
    const token = /shared\/papers\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const stranger = test.stranger();
    const papers = await stranger.get(`/api/shared/papers/${token}`);
    expect(papers.body).toMatchObject({ month: "2026-11-01", language: "he" });
    const book = await stranger.get(`/api/shared/papers/${token}/xlsx`);
    expect([book.status, book.headers["content-disposition"]]).toEqual([
      200,
      'attachment; filename="workbook-2026-11-01-2026-11-30.xlsx"',
    ]);
    expect((await stranger.get(`/api/shared/papers/${token}/pdf`)).status).toBe(200);
    test.clock.forward(31 * dayMs);
    expect((await stranger.get(`/api/shared/papers/${token}`)).status).toBe(404);
    expect((await stranger.get(`/api/shared/papers/${token}/xlsx`)).status).toBe(404);
    test.clock.forward(-36 * dayMs);
  });

  it("are stopped by the owner: the mails, and the link of one", async () => {
    const baker = await test.member();
    const to = { ...settings, email: "stopped@cpa.example" };
    await baker.put("/api/reports/accountant", to);
    test.clock.forward(5 * dayMs);
    const [mail] = await mailsTo(to.email);
    const token = /shared\/papers\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await baker.post("/api/auth/sign-in", { email: baker.email, password: baker.password });
    const { body } = await baker.get("/api/reports/accountant");
    const stopped = await baker.delete(`/api/reports/accountant/sent/${body.sent[0]?.id}`);
    expect(stopped.status).toBe(200);
    expect((await test.stranger().get(`/api/shared/papers/${token}`)).status).toBe(404);
    const removed = await baker.delete("/api/reports/accountant");
    expect(removed.body).toMatchObject({ email: null, isOn: false, nextDate: null });
    test.clock.forward(31 * dayMs);
    expect(await mailsTo(to.email)).toHaveLength(1);
    test.clock.forward(-36 * dayMs);
  });

  it("go to nobody of a business whose plan has no reports", async () => {
    const baker = await test.member();
    const to = { ...settings, email: "basic@cpa.example" };
    await baker.put("/api/reports/accountant", to);
    await test.asOwner(
      "update subscription set plan = 'basic' where business_id = (select business_id from account where email = $1)",
      [baker.email],
    );
    test.clock.forward(5 * dayMs);
    expect(await mailsTo(to.email)).toEqual([]);
    test.clock.forward(-5 * dayMs);
  });
});
