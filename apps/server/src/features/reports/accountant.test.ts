import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { mailDuePapers } from "./papers.actions.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const settings = {
  email: "ronit@cpa.example",
  language: "he",
  isOn: true,
  papers: ["pdf", "xlsx", "zip", "clients"],
};

/** Runs the job and returns the mails that an address has. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  await mailDuePapers(test.deps);
  return await keptFor(email);
}

/** Returns the mails with papers that an address has, the last first. */
async function keptFor(email: string): Promise<{ subject: string; text: string }[]> {
  const mails = await readOutbox(test.deps.database.lookUp, 200);
  return mails.filter(({ recipient, text }) => recipient === email && text.includes("/papers/"));
}

/** Returns the token of the link in a mail. */
function tokenIn(mail: { text: string } | undefined): string {
  return /shared\/papers\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
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
    const token = tokenIn(mail);
    const stranger = test.stranger();
    const papers = await stranger.get(`/api/shared/papers/${token}`);
    const { papers: all } = settings;
    expect(papers.body).toMatchObject({ month: "2026-11-01", language: "he", papers: all });
    const book = await stranger.get(`/api/shared/papers/${token}/xlsx`);
    expect([book.status, book.headers["content-disposition"]]).toEqual([
      200,
      'attachment; filename="books-2026-11-01-2026-11-30.xlsx"',
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
    const token = tokenIn(mail);
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

  it("stay open while a colleague is blocked, and close with the owner", async () => {
    const baker = await test.member();
    const colleague = await makeStaff(test, baker);
    const to = { ...settings, email: "blocked@cpa.example" };
    await baker.put("/api/reports/accountant", to);
    const block = "update account set blocked_at = now() where email_key = $1";
    await test.asOwner(block, [colleague.email]);
    test.clock.forward(5 * dayMs);
    const [mail] = await mailsTo(to.email);
    const papers = `/api/shared/papers/${tokenIn(mail)}`;
    expect((await test.stranger().get(papers)).status).toBe(200);
    await test.asOwner(block, [baker.email]);
    expect((await test.stranger().get(papers)).status).toBe(404);
    test.clock.forward(-5 * dayMs);
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

  it("are only those that were chosen, of which there is at least one while mails go out", async () => {
    const baker = await test.member();
    const to = { ...settings, email: "chosen@cpa.example" };
    const none = await baker.put("/api/reports/accountant", { ...to, papers: [] });
    expect([none.status, none.body.error.facts.fields]).toEqual([
      400,
      [{ path: "papers", problem: "required" }],
    ]);
    const off = await baker.put("/api/reports/accountant", { ...to, isOn: false, papers: [] });
    expect(off.body).toMatchObject({ isOn: false, papers: [] });
    const saved = await baker.put("/api/reports/accountant", {
      ...to,
      papers: ["clients", "pdf", "pdf"],
    });
    expect(saved.body.papers).toEqual(["pdf", "clients"]);
    test.clock.forward(5 * dayMs);
    const [mail] = await mailsTo(to.email);
    expect(mail?.text).toContain("מה כלול: רווח והפסד ולקוחות");
    const token = tokenIn(mail);
    const stranger = test.stranger();
    const { body } = await stranger.get(`/api/shared/papers/${token}`);
    expect(body.papers).toEqual(["pdf", "clients"]);
    const answers = { pdf: 200, clients: 200, xlsx: 404, zip: 404 };
    for (const [paper, status] of Object.entries(answers)) {
      const got = await stranger.get(`/api/shared/papers/${token}/${paper}`);
      expect([paper, got.status]).toEqual([paper, status]);
    }
    test.clock.forward(-5 * dayMs);
  });
});

describe("a test of the accountant's mail", () => {
  const asked = { language: "en", papers: ["pdf"] };
  const path = "/api/reports/accountant/test";

  it("goes to whoever asks and to nobody else, once a key, and takes no month's place", async () => {
    const baker = await test.member();
    const to = { ...settings, email: "real@cpa.example" };
    await baker.put("/api/reports/accountant", to);
    const headers = { "idempotency-key": "one-test" };
    const [sent, again] = [
      await baker.post(path, asked, headers),
      await baker.post(path, asked, headers),
    ];
    expect([sent.status, sent.body]).toEqual([201, { email: baker.email }]);
    expect([again.status, again.body]).toEqual([201, { email: baker.email }]);
    const [mail, ...more] = await keptFor(baker.email);
    expect([mail?.subject, more]).toEqual([expect.stringContaining("October 2026"), []]);
    expect(mail?.text).toContain("What’s included: Profit and loss");
    expect(mail?.text).toContain("This is a test");
    expect(await keptFor(to.email)).toEqual([]);
    const first = tokenIn(mail);
    const stranger = test.stranger();
    expect((await stranger.get(`/api/shared/papers/${first}`)).body).toMatchObject({
      month: "2026-10-01",
      papers: ["pdf"],
    });
    await baker.post(path, asked);
    expect((await stranger.get(`/api/shared/papers/${first}`)).status).toBe(404);
    const { body: now } = await baker.get("/api/reports/accountant");
    expect(now).toMatchObject({ email: to.email, sent: [] });
    test.clock.forward(5 * dayMs);
    expect(await mailsTo(to.email)).toHaveLength(1);
    test.clock.forward(-5 * dayMs);
  });

  it("opens its link for a day", async () => {
    const baker = await test.member();
    await baker.post(path, asked);
    const token = tokenIn((await keptFor(baker.email))[0]);
    const stranger = test.stranger();
    expect((await stranger.get(`/api/shared/papers/${token}/pdf`)).status).toBe(200);
    test.clock.forward(dayMs + 1000);
    expect((await stranger.get(`/api/shared/papers/${token}`)).status).toBe(404);
    test.clock.forward(-dayMs - 1000);
  });

  it("is refused without a paper, to staff, and the sixth time within an hour", async () => {
    const baker = await test.member();
    const none = await baker.post(path, { ...asked, papers: [] });
    expect(none.body.error.facts.fields).toMatchObject([{ path: "papers", problem: "required" }]);
    const staff = await makeStaff(test, baker);
    expect((await staff.post(path, asked)).body.error.code).toBe("role_too_low");
    expect(await keptFor(staff.email)).toEqual([]);
    for (let time = 0; time < 5; time++) {
      expect((await baker.post(path, asked)).status).toBe(201);
    }
    const sixth = await baker.post(path, asked);
    expect([sixth.status, sixth.body.error.code]).toEqual([429, "rate_limited"]);
    expect(await keptFor(baker.email)).toHaveLength(5);
  });
});
