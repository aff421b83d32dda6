import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMenu, requestFor } from "../testing/ask-order.ts";
import type { OpenMenu } from "../testing/ask-order.ts";
import { sendParts, uploadAs, uploadDocumentAs, uploadReceiptAs } from "../testing/multipart.ts";
import { kindOf, makersOf, ownBody } from "../testing/own-things.ts";
import type { Makers } from "../testing/samples.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Answer, Caller } from "../testing/test-caller.ts";
import { send } from "../testing/walk.ts";
import type { Sent } from "../testing/walk.ts";

// Every endpoint is called with the only connection there is: what needs two waits for itself, and is refused.

let test: TestApp;
let baker: Caller;
let admin: Caller;
let makers: Makers;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp({ databasePoolSize: 1 }, { longestWaitMs: 1500, refusesSecond: false });
  makers = makersOf(test);
  baker = await test.member();
  admin = await test.member({ isAdmin: true });
  menu = await openMenu(baker);
});
afterAll(() => test.close());

const isMultipart = (one: AnyEndpoint): boolean => one.replyType === "multipart";
const isStream = (one: AnyEndpoint): boolean => one.replyType === "stream";
const told = (one: AnyEndpoint, { status, body }: Answer): string =>
  `${one.id}: ${status} ${body.error?.code ?? ""}`.trim();
const isDone = ({ status }: Answer): boolean => status < 300;

/** Returns the endpoints that did not do what they are for. */
async function walk(
  list: readonly AnyEndpoint[],
  ask: (one: AnyEndpoint) => Promise<Answer>,
  isFine: (answer: Answer, one: AnyEndpoint) => boolean,
): Promise<string[]> {
  const strayed: string[] = [];
  for (const one of list) {
    const answer = await ask(one);
    if (!isFine(answer, one)) strayed.push(told(one, answer));
  }
  expect(list.length).toBeGreaterThan(0);
  return strayed;
}

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#c86" } })
    .png()
    .toBuffer();

// A walk over all endpoints takes some seconds alone and many beside other tests.
describe("with one connection to the database", { timeout: 90_000 }, () => {
  const closed = endpoints.filter((one) => one.access !== "public" && !isStream(one));
  const ofMembers = closed.filter((one) => one.access !== "admin" && !isMultipart(one));

  it("everything that names a thing of the business is done", async () => {
    const byId = ofMembers.filter((one) => one.path.includes("{id}"));
    const ask = async (one: AnyEndpoint): Promise<Answer> => {
      const id = (await makers[kindOf(one)]?.(baker)) ?? "";
      if (one.path.endsWith("/restore"))
        await baker.delete(one.path.replace("/restore", "").replace("{id}", id));
      return await send(baker, one, { params: { id }, ...(await ownBody(makers, baker, one)) });
    };
    expect(await walk(byId, ask, isDone)).toEqual([]);
  });

  it("everything else of members is answered, by no defect and no lack of a connection", async () => {
    const password = (caller: Caller): Record<string, unknown> => ({ password: caller.password });
    const own: Readonly<Record<string, (caller: Caller) => object>> = {
      "accounts.changePassword": (caller) => ({
        currentPassword: caller.password,
        newPassword: "kneading-2028",
      }),
      "accounts.changeEmail": (caller) => ({ ...password(caller), email: "new@example.test" }),
      "accounts.setPhone": (caller) => ({ ...password(caller), phone: "+972541234567" }),
      "accounts.startTotp": password,
      "accounts.close": password,
    };
    const others = ofMembers.filter((one) => !one.path.includes("{id}"));
    const ask = async (one: AnyEndpoint): Promise<Answer> => {
      // What changes the account or its session needs one of its own.
      const caller = one.method === "GET" ? baker : await test.member();
      const body = own[one.id]?.(caller);
      return await send(caller, one, body ? { body } : {});
    };
    const isFine = (answer: Answer, one: AnyEndpoint): boolean =>
      one.id in own ? isDone(answer) : answer.status < 500;
    expect(await walk(others, ask, isFine)).toEqual([]);
  });

  it("every picture and document is kept", async () => {
    const parts = [{ field: "file", fileName: "p.png", bytes: await png() }];
    const answers = [
      await uploadAs(baker, await png()),
      await uploadDocumentAs(baker, await png()),
      await uploadReceiptAs(baker, await png()),
      await sendParts(test.stranger(), parts, {}, `/api/public/menus/${menu.slug}/pictures`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
    expect(endpoints.filter(isMultipart)).toHaveLength(answers.length);
  });

  it("every stream opens", async () => {
    const url = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const caller = await test.member();
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const one of endpoints.filter(isStream)) {
      const answer = await fetch(`${url}${one.path}`, { headers: { cookie } });
      expect([one.id, answer.status]).toEqual([one.id, 200]);
      await answer.body?.cancel();
    }
  });

  it("every act of administrators is done", async () => {
    const ofAdmins = closed.filter((one) => one.access === "admin");
    const ask = async (one: AnyEndpoint): Promise<Answer> => {
      const { user } = (await (await test.member({ isApproved: false })).get("/api/me")).body;
      return await send(admin, one, { params: { id: user.id } });
    };
    expect(await walk(ofAdmins, ask, isDone)).toEqual([]);
  });

  it("every call of strangers is answered, and done where it can be", async () => {
    const order = await makers["orders"]?.(baker);
    const link = await baker.post(`/api/orders/${String(order)}/confirmation/links`);
    const confirmationToken = String(link.body.path).split("/").at(-1);
    const document = await uploadDocumentAs(baker, await png());
    const [, , , businessId, documentId, form, pass] = String(document.body.url).split(/[/?]/);
    const askFresh = async (): Promise<string> => {
      const captchaToken = await solveCaptcha(test.stranger(), "order_request");
      const url = `/api/public/menus/${menu.slug}/order-requests`;
      const asked = await test.stranger().post(url, { ...requestFor(menu), captchaToken });
      return asked.body.token as string;
    };
    const captcha = (purpose: "sign_up" | "contact" | "order_request"): Promise<string> =>
      solveCaptcha(test.stranger(), purpose);
    const { email, password } = baker;
    const sent: Readonly<Record<string, () => Promise<Sent>>> = {
      "auth.signIn": async () => ({ body: { email, password } }),
      "auth.requestReset": async () => ({ body: { email } }),
      "accounts.reopen": async () => {
        const closing = await test.member();
        await closing.post("/api/me/close", { password });
        return { body: { email: closing.email, password } };
      },
      "auth.register": async () => ({
        body: {
          fullName: "Noa",
          businessName: "Cakes",
          email: "noa.new@example.test",
          password: "kneading-2029",
          consent: true,
          captchaToken: await captcha("sign_up"),
        },
      }),
      "auth.resendVerification": async () => ({ body: { email, type: "signup" } }),
      "contact.send": async () => ({
        body: {
          name: "Noa",
          email,
          phone: "+972541234567",
          message: "Hello",
          captchaToken: await captcha("contact"),
        },
      }),
      "orderRequests.ask": async () => ({
        params: { address: menu.slug },
        body: { ...requestFor(menu), captchaToken: await captcha("order_request") },
      }),
      "catalog.menu": async () => ({ params: { address: menu.slug } }),
      "orderRequests.days": async () => ({ params: { address: menu.slug } }),
      "orderRequests.status": async () => ({ params: { token: await askFresh() } }),
      "orderRequests.withdraw": async () => ({ params: { token: await askFresh() } }),
      "payments.sharedConfirmation": async () => ({ params: { token: confirmationToken } }),
      "payments.sharedConfirmationPdf": async () => ({ params: { token: confirmationToken } }),
      "files.openDocument": async () => ({ params: { businessId, documentId, form, pass } }),
    };
    const open = endpoints.filter((one) => one.access === "public" && !isMultipart(one));
    expect(Object.keys(sent).filter((id) => !open.some((one) => one.id === id))).toEqual([]);
    const ask = async (one: AnyEndpoint): Promise<Answer> =>
      await send(test.stranger(), one, (await sent[one.id]?.()) ?? {});
    const isFine = (answer: Answer, one: AnyEndpoint): boolean =>
      one.id in sent ? isDone(answer) : answer.status < 500;
    expect(await walk(open, ask, isFine)).toEqual([]);
  });
});
