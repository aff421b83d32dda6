import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { foundBakery, make, todayOf } from "../support/bakery.ts";
import { wordsOf } from "../support/words.ts";
import type { Words } from "../support/words.ts";
import {
  clickUntil,
  control,
  field,
  isClickable,
  until,
  untilTrue,
  visible,
  withText,
} from "./engine.ts";
import type { EngineBrowser } from "./engine.ts";
import { test } from "./fixtures.ts";
import { follow, load, signIn, type } from "./visits.ts";

const questions = { en: "How many orders do I have today?", he: "כמה הזמנות יש לי היום?" } as const;

const inDialog = (xpath: string): string => `//*[@role="dialog" or @role="alertdialog"]${xpath}`;

/** Orders the first item of the demo's menu as a customer, for the first day and hour that it offers. */
async function requestOrder(browser: EngineBrowser, words: Words, language: string): Promise<void> {
  const { t } = words;
  await load(browser, words, `/m/demo?lang=${language}`);
  const basket = `//button[contains(., "${t("menu.see_order")}")]`;
  await clickUntil(browser, "//*[@data-more]", visible(basket));
  const day = '//*[@data-day][@aria-disabled="false"]';
  await clickUntil(browser, basket, visible(day));
  const hour = '//*[contains(@class,"slots")]//label';
  await clickUntil(browser, day, visible(hour));
  await clickUntil(browser, hour, "document.querySelector('.slots :checked')");
  await type(browser, t("common.name"), "Dana Peretz");
  await type(browser, t("common.phone"), `050-${randomInt(1e6, 1e7)}`);
  const isAgreed = "document.querySelector('[name=hasConsented]').checked";
  await clickUntil(browser, "//*[@name='hasConsented']", isAgreed);
  await clickUntil(
    browser,
    '//form//button[@type="submit"]',
    visible(withText(t("menu.sent_title"))),
  );
}

/** Takes an order as its form asks for it; whether the day may have one more is agreed to. */
async function takeOrder(browser: EngineBrowser, words: Words): Promise<void> {
  const { t } = words;
  const item = "Poppy seed cake";
  await follow(browser, words, "/orders/new");
  await type(browser, t("orders.client"), "Noa");
  await type(browser, t("orders.add_item"), item);
  const offer = control(t("orders.add_named", { name: item }));
  const amount = `//*[@aria-label=${JSON.stringify(t("orders.amount_of", { item }))}]`;
  await clickUntil(browser, offer, visible(amount));
  const price = field(t("common.unit_price"));
  await clickUntil(browser, withText(t("orders.set_price")), visible(price));
  await type(browser, t("common.unit_price"), "140");
  const save = control(t("orders.save_order"), t("orders.over_day"));
  const isSaved = "/^.orders.[0-9a-f-]{36}$/.test(location.pathname)";
  await clickUntil(browser, save, isSaved);
  await untilTrue(browser, visible(withText(item)), item);
}

async function handOver(browser: EngineBrowser, words: Words, id: string): Promise<void> {
  const { t, format } = words;
  await follow(browser, words, `/orders/${id}`);
  const amount = format.money(185, "ILS");
  const cash = inDialog(control(t("payments.method_cash")));
  await clickUntil(browser, control(t("orders.hand_over_collect", { amount })), visible(cash));
  await clickUntil(browser, cash, visible(withText(t("orders.handed_over", { name: "Dana" }))));
}

async function importClients(browser: EngineBrowser, words: Words, file: string): Promise<void> {
  const { t } = words;
  writeFileSync(file, "Name,Phone\nTamar,052-555-0142\n");
  await follow(browser, words, "/import");
  await until(() => browser.chooseFile(file));
  const bringIn = control(t("imports.import_rows", { n: 1 }));
  await clickUntil(browser, control(t("imports.check")), visible(bringIn));
  await clickUntil(browser, bringIn, visible(withText(t("imports.clients_in", { n: 1 }))));
}

async function chat(browser: EngineBrowser, { t }: Words, question: string): Promise<void> {
  const ask = control(t("shell.ask"));
  await clickUntil(browser, control(t("common.more")), isClickable(ask));
  await clickUntil(browser, ask, visible(field(t("ask.placeholder"))));
  await type(browser, t("ask.placeholder"), question);
  const answer = `//*[@role="log"]//*[normalize-space()=${JSON.stringify(question)}]/following::*[@aria-label=${JSON.stringify(t("ask.copy"))}]`;
  await clickUntil(browser, control(t("ask.send")), visible(answer));
}

/** Creates an order of today that is ready and costs 185; returns its id. */
async function createReadyOrder(request: APIRequestContext): Promise<string> {
  const { id } = await make(request, "orders", {
    clientName: "Dana",
    deliveryDate: await todayOf(request),
    items: [{ dessert_name: "Honey cake", quantity: 1, unit_price: 185 }],
  });
  await request.post(`/api/orders/${id}/ready`, { data: { ready: true } });
  return id;
}

for (const language of ["en", "he"] as const) {
  test(`the main jobs work in ${language}`, async ({ visitor, request }, testInfo) => {
    const words = await wordsOf(language);
    const { email } = await foundBakery(request, { language });
    const orderId = await createReadyOrder(request);
    await requestOrder(visitor, words, language);
    await signIn(visitor, words, email, language);
    await takeOrder(visitor, words);
    await handOver(visitor, words, orderId);
    await importClients(visitor, words, testInfo.outputPath("clients.csv"));
    await load(visitor, words, "/dashboard");
    await chat(visitor, words, questions[language]);
  });
}
