import { randomUUID } from "node:crypto";
import type { Language } from "@marzipan/contract/languages";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { solveCaptcha } from "./captcha.ts";
import { demoPassword, enter } from "./journey.ts";
import { letIn } from "./operator.ts";

/** What a journey may say about the bakery that it opens for itself. */
export interface BakeryWishes {
  language?: Language;
  plan?: "basic" | "pro" | "premium";
  ownerName?: string;
  name?: string;
  /** The demo's where left out, which a server without demo refuses. */
  password?: string;
  /** Where the journey begins; the dashboard when left out. */
  path?: string;
}

/** A bakery with its owner, who is signed in. */
export interface Bakery {
  email: string;
  name: string;
  ownerName: string;
}

/**
 * Registers an owner with a bakery, in Israel and in shekels, and signs in; nothing is verified or
 * approved yet.
 */
export async function registerBakery(
  request: APIRequestContext,
  wishes: BakeryWishes = {},
): Promise<Bakery> {
  const { language = "en", plan = "premium", password = demoPassword } = wishes;
  const { name = "Corner Bakery", ownerName = "Dana Levi" } = wishes;
  const email = `owner-${randomUUID()}@bakery.test`;
  const answer = await request.post("/api/auth/register", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      fullName: ownerName,
      businessName: name,
      email,
      password,
      plan,
      consent: true,
      language,
      timeZone: "Asia/Jerusalem",
      country: "IL",
      currency: "ILS",
      captchaToken: await solveCaptcha("sign_up"),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await enter(request, email, password);
  return { email, name, ownerName };
}

/** Returns the texts of the messages to an address or phone that are in the outbox, the newest first. */
export async function textsTo(request: APIRequestContext, recipient: string): Promise<string[]> {
  const answer = await request.get("/dev/outbox");
  const { items } = (await answer.json()) as { items: { recipient: string; text: string }[] };
  return items.filter((one) => one.recipient === recipient).map(({ text }) => text);
}

/** Finds the newest link that holds a text in the messages to an address; by default the one that verifies it. */
export async function findLink(
  request: APIRequestContext,
  email: string,
  start = "/auth/verify?token=",
): Promise<string> {
  const links = (await textsTo(request, email)).flatMap((text) => text.match(/https?:\S+/g) ?? []);
  const link = links.find((one) => one.includes(start));
  if (!link) throw new Error(`no link to ${start} for ${email} is in the outbox`);
  return link;
}

/** Verifies an address by its mailed token, as the page's button does. */
export async function verifyByMail(request: APIRequestContext, email: string): Promise<void> {
  const token = new URL(await findLink(request, email)).searchParams.get("token");
  const answer = await request.post("/api/auth/verify-email", { data: { token } });
  expect(answer.status()).toBe(200);
}

/**
 * Founds a bakery of the journey's own: registered, verified, approved, first run done, its trial begun. Its owner is
 * signed in; what they see first is the journey's own choice.
 */
export async function foundBakery(
  request: APIRequestContext,
  wishes: Omit<BakeryWishes, "path"> = {},
): Promise<Bakery> {
  const bakery = await registerBakery(request, wishes);
  await verifyByMail(request, bakery.email);
  await letIn(bakery.email);
  const answer = await request.patch("/api/settings/business", { data: { isSetUp: true } });
  expect(answer.status()).toBe(200);
  // The trial begins with the first look at the app.
  expect((await request.get("/api/me")).status()).toBe(200);
  return bakery;
}

/** Opens a bakery of the journey's own and shows its first page; one that goes elsewhere first has `foundBakery`. */
export async function openBakery(page: Page, wishes: BakeryWishes = {}): Promise<Bakery> {
  const bakery = await foundBakery(page.request, wishes);
  await showIn(page, wishes.path ?? "/dashboard", wishes.language ?? "en");
  return bakery;
}

/**
 * Returns how the journeys of one file enter one bakery: the first to come founds it and fills it,
 * each gets what it was filled with and is at the path that it asks for, in a language of its own if it likes.
 */
export function shareBakery<Filling>(
  fill: (request: APIRequestContext) => Promise<Filling>,
  wishes: BakeryWishes = {},
): (page: Page, path: string, language?: Language) => Promise<Filling> {
  let founded: Promise<{ email: string; filling: Filling }> | undefined;
  const found = async (request: APIRequestContext) => {
    const { email } = await foundBakery(request, wishes);
    return { email, filling: await fill(request) };
  };
  return async (page, path, language = wishes.language ?? "en") => {
    const isFirst = founded === undefined;
    founded ??= found(page.request);
    const { email, filling } = await founded;
    if (!isFirst) await enter(page.request, email);
    await page.request.patch("/api/me", { data: { language } });
    await showIn(page, path, language);
    return filling;
  };
}

/** Shows a page and waits until it stands; the first one of a browser may take long on a busy machine. */
async function showIn(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
  await expect(page.locator("h1, [role=dialog]").first()).toBeVisible({ timeout: 30_000 });
}

/** Makes something by a creating call of the product and returns what it answered; an order also on a full day. */
export async function make<Made = { id: string }>(
  request: APIRequestContext,
  kind:
    | "orders"
    | "clients"
    | "products"
    | "catalog-items"
    | "categories"
    | "tasks"
    | "payments"
    | "imports"
    | `imports/${string}/rows`,
  data: Record<string, unknown>,
): Promise<Made> {
  const answer = await request.post(`/api/${kind}`, {
    headers: { "idempotency-key": randomUUID() },
    data: kind === "orders" ? { overCapacity: true, ...data } : data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Made;
}

/** Returns the bakery's present day. */
export async function todayOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/api/me");
  const { business } = (await answer.json()) as { business: { today: string } };
  return business.today;
}
