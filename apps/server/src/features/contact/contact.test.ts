import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMessage } from "../../providers/messages/messages.outbox.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { whileHeld } from "../../platform/testing/while-held.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { isDisposable } from "./email-domains.rules.ts";

const operator = {
  email: "operator@marzipan.test",
  language: "he",
  name: null,
  address: null,
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ operator });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.asOwner("delete from contact_lead");
  await test.asOwner("delete from outbox_message");
});

const message = {
  name: "Noa Levi",
  email: "noa@bakery.test",
  phone: "\u202a٠٥٢-555\u20110147\u202c",
  message: "Do you have\na plan for two bakeries?",
};

let addresses = 0;
const nextAddress = (): string => `10.7.0.${(addresses += 1)}`;

interface Sent {
  change?: object;
  key?: string;
  remoteAddress?: string;
  caller?: Caller;
}

/** Sends the form from an address of its own, its captcha solved unless the change says otherwise. */
async function send({
  change = {},
  key,
  remoteAddress = nextAddress(),
  caller = test.stranger(),
}: Sent = {}): Promise<AnswerTo<"POST", "/api/contact">> {
  const captchaToken = await solveCaptcha(caller, "contact");
  return await caller.send({
    method: "POST",
    url: "/api/contact",
    payload: { ...message, captchaToken, ...change },
    headers: key === undefined ? {} : { "idempotency-key": key },
    remoteAddress,
  });
}

const codeOf = ({ body }: Answer): string => body.error?.code;

async function countLeads(): Promise<number> {
  const [row] = await test.asOwner<{ count: string }>("select count(*) from contact_lead");
  return Number(row?.count);
}

async function mails(): Promise<KeptMessage[]> {
  return await readOutbox(test.deps.database.lookUp, 50);
}

describe("the contact form", () => {
  it("keeps the message, its phone in E.164, and mails it to the operator in the operator's language", async () => {
    expect((await send()).status).toBe(201);
    const rows = await test.asOwner(
      "select name, email, phone, message, language from contact_lead",
    );
    expect(rows).toEqual([{ ...message, phone: "+972525550147", language: "en" }]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe(operator.email);
    expect(mail?.html).toContain('dir="rtl"');
    for (const text of [message.name, message.email, "+972525550147", message.message]) {
      expect(mail?.text).toContain(text);
    }
  });

  it("writes what a stranger typed into the mail as text, never as markup or headers", async () => {
    const broken = await send({ change: { name: "Noa\r\nBcc: all@victims.test" } });
    expect(broken.body.error.facts.fields).toEqual([{ path: "name", problem: "invalid" }]);
    const name = "<img src=x> Bcc: all@victims.test";
    expect((await send({ change: { name } })).status).toBe(201);
    const [mail] = await mails();
    expect(mail?.html).not.toContain("<img");
    expect(mail?.subject).not.toContain("Bcc");
  });

  it("reads a phone as one of the country that is told", async () => {
    await send({ change: { phone: "06 12 34 56 78", country: "FR" } });
    const rows = await test.asOwner("select phone from contact_lead");
    expect(rows).toEqual([{ phone: "+33612345678" }]);
  });

  it.each(["name", "email", "phone", "message"])("needs the %s", async (field) => {
    for (const change of [{ [field]: undefined }, { [field]: "  " }]) {
      const answer = await send({ change });
      expect(answer.body.error.facts.fields).toContainEqual(
        expect.objectContaining({ path: field, problem: "required" }),
      );
    }
    expect(await countLeads()).toBe(0);
  });

  it.each([
    [{ email: "noa@" }, "email", "bad_email"],
    [{ phone: "12345" }, "phone", "bad_phone"],
    [{ phone: "call me" }, "phone", "bad_phone"],
    [{ message: "x".repeat(4001) }, "message", "too_long"],
  ])("refuses %j at its field", async (change, path, problem) => {
    const answer = await send({ change });
    expect(answer.status).toBe(400);
    expect(answer.body.error.facts.fields).toMatchObject([{ path, problem }]);
    expect(await countLeads()).toBe(0);
  });

  it.each([
    "a@mailinator.com",
    "a@deep.sub.mailinator.com",
    "A@MAILINATOR.COM",
    "a@tempmail.dev",
    "a@temp-mail.io",
  ])("refuses the throw-away address %s", async (email) => {
    expect(codeOf(await send({ change: { email } }))).toBe("disposable_email");
    expect(await countLeads()).toBe(0);
  });

  it("takes addresses whose domain only looks like a throw-away one", () => {
    for (const email of [
      "a@gmail.com",
      "a@our-mailinator-bakery.com",
      "a@mailinator.com.example",
      "a@duck.com",
      "a@temp-mailing-bakery.com",
      "a@mail.temperance.org",
      "a@hotmail.com",
      "a@fastmail.com",
      "a@inbox.lv",
    ]) {
      expect([email, isDisposable(email)]).toEqual([email, false]);
    }
  });

  it("knows throw-away services by their name, whatever its ending", () => {
    for (const email of [
      "a@tempmail.lol",
      "a@box.tempemail.co",
      "a@temp-inbox.com",
      "a@10-minute-mail.xyz",
      "a@10minutemail.example",
      "a@throwaway.email",
      "a@temp.email",
      "a@burnermail.io",
    ]) {
      expect([email, isDisposable(email)]).toEqual([email, true]);
    }
  });

  it("needs a captcha, solved for this form and not used before", async () => {
    expect(codeOf(await send({ change: { captchaToken: undefined } }))).toBe("captcha_required");
    const forSignUp = await solveCaptcha(test.stranger(), "sign_up");
    expect(codeOf(await send({ change: { captchaToken: forSignUp } }))).toBe("captcha_failed");
    expect(codeOf(await send({ change: { captchaToken: "nonsense" } }))).toBe("captcha_failed");
    const captchaToken = await solveCaptcha(test.stranger(), "contact");
    expect((await send({ change: { captchaToken } })).status).toBe(201);
    expect(codeOf(await send({ change: { captchaToken } }))).toBe("captcha_failed");
    expect(await countLeads()).toBe(1);
  });

  it("does not use the captcha up on a message that is refused for what stands in it", async () => {
    const captchaToken = await solveCaptcha(test.stranger(), "contact");
    await send({ change: { captchaToken, phone: "12345" } });
    expect((await send({ change: { captchaToken } })).status).toBe(201);
  });

  it("takes five messages in ten minutes from one address, and others from others", async () => {
    const remoteAddress = nextAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send({ remoteAddress })).status).toBe(201);
    }
    const sixth = await send({ remoteAddress });
    expect([sixth.status, codeOf(sixth)]).toEqual([429, "too_many_submissions"]);
    expect(sixth.headers["retry-after"]).toBe("600");
    expect((await send()).status).toBe(201);
    test.clock.forward(600_000);
    expect((await send({ remoteAddress })).status).toBe(201);
  });

  it("keeps and mails a message that is sent twice with one key only once", async () => {
    const captchaToken = await solveCaptcha(test.stranger(), "contact");
    const sent = { change: { captchaToken }, key: "one-key" };
    expect((await send(sent)).status).toBe(201);
    expect((await send(sent)).status).toBe(201);
    expect(await countLeads()).toBe(1);
    expect(await mails()).toHaveLength(1);
    const other = { change: { message: "Something else" }, key: "one-key" };
    expect(codeOf(await send(other))).toBe("idempotency_key_reused");
  });

  it("answers a message that is sent again with its key and another captcha", async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await send({ key: "pressed-again" })).status).toBe(201);
    }
    expect(await countLeads()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ["refuses another message under the same key", "Something else", "idempotency_key_reused"],
    ["answers the same message under the same key", message.message, undefined],
  ])("%s, also at the same moment", async (_what, text, code) => {
    const key = randomUUID();
    const answers = await whileHeld(
      test,
      { text: "lock table contact_lead in share mode", values: [] },
      [() => send({ key }), () => send({ key, change: { message: text } })],
    );
    expect(answers.map(codeOf).toSorted()).toEqual([undefined, code].toSorted());
    expect(await countLeads()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe("the list of messages", () => {
  it("is for administrators, the newest first, page by page", async () => {
    for (const name of ["First", "Second", "Third"]) {
      test.clock.forward(1000);
      await send({ change: { name } });
    }
    const admin = await test.member({ isAdmin: true });
    const items = await readAllPages(admin, "/api/admin/leads", 1);
    expect(items.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
    const member = await test.member();
    expect(codeOf(await member.get("/api/admin/leads"))).toBe("admin_only");
    const proof = await readSessionProof(test, member);
    const seen = await test.deps.database.transact(proof, (tx) =>
      tx.query({ text: "select name from contact_lead", values: [] }),
    );
    expect(seen).toEqual([]);
  });
});

describe("priority support", () => {
  it("marks what premium sends, on the list and in the subject of the operator's mail, and promises 24 hours", async () => {
    const t = await wordsIn(operator.language);
    const cases = [
      [test.stranger(), false],
      [await test.member({ plan: "basic" }), false],
      [await test.member({ plan: "pro" }), false],
      [await test.member({ plan: "premium" }), true],
    ] as const;
    const admin = await test.member({ isAdmin: true });
    for (const [caller, isPriority] of cases) {
      await test.asOwner("delete from contact_lead");
      await test.asOwner("delete from outbox_message");
      expect((await send({ caller })).status).toBe(201);
      const { body } = await admin.get("/api/admin/leads");
      expect(body.items.map((lead) => lead.isPriority)).toEqual([isPriority]);
      const [mail] = await mails();
      expect(mail?.subject).toBe(
        t(isPriority ? "contact.mail_subject_priority" : "contact.mail_subject"),
      );
      expect(mail?.text).toContain(t("plans.in_hours", { hours: isPriority ? 24 : 48 }));
    }
  });

  it.each([1, 2, 3, 10])("stands first, the newest first, by pages of %i", async (limit) => {
    const premium = await test.member({ plan: "premium" });
    const basic = await test.member({ plan: "basic" });
    const sent = [
      ["P1", premium],
      ["B1", basic],
      ["P2", premium],
      ["B2", basic],
      ["B3", basic],
    ] as const;
    for (const [name, caller] of sent) {
      test.clock.forward(1000);
      expect((await send({ caller, change: { name } })).status).toBe(201);
    }
    const admin = await test.member({ isAdmin: true });
    const items = await readAllPages(admin, "/api/admin/leads", limit);
    expect(items.map(({ name }) => name)).toEqual(["P2", "P1", "B3", "B2", "B1"]);
  });

  it("goes on by the id among messages of one instant, in each of the two kinds", async () => {
    const premium = await test.member({ plan: "premium" });
    for (const caller of [premium, test.stranger(), premium, test.stranger(), premium]) {
      expect((await send({ caller })).status).toBe(201);
    }
    const admin = await test.member({ isAdmin: true });
    const items = await readAllPages(admin, "/api/admin/leads", 1);
    expect(items.map(({ isPriority }) => isPriority)).toEqual([true, true, true, false, false]);
    const ids = items.map(({ id }) => id);
    const highestFirst = (some: string[]) => some.toSorted().toReversed();
    expect(ids).toEqual([...highestFirst(ids.slice(0, 3)), ...highestFirst(ids.slice(3))]);
    expect(new Set(ids).size).toBe(5);
  });

  it("is told by no server of the version before, whose messages are kept as others", async () => {
    const values = [randomUUID(), test.clock.now];
    await test.deps.database.lookUp({
      text: "select app.add_lead($1, 'Noa', 'noa@example.test', '+972525550147', 'Hello', 'en', null, 'h', $2)",
      values,
    });
    const admin = await test.member({ isAdmin: true });
    const { body } = await admin.get("/api/admin/leads");
    expect(body.items.map(({ isPriority }) => isPriority)).toEqual([false]);
  });
});
