import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { dayIn } from "@marzipan/domain/dates";
import { toMajorOf } from "@marzipan/domain/money";
import type { Translate } from "@marzipan/phrases/translate";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { periodFrom } from "./stand-in.life.ts";
import { standInActs } from "./stand-in.port.ts";
import type { StandIn, StandInAct } from "./stand-in.port.ts";
import type { StandInTransaction } from "./stand-in.state.ts";
import { testStyle } from "./test-pages.style.ts";

/**
 * Shows the pages that stand in for Paddle's: a checkout with "pay", "card is refused" and "close", and a portal where
 * what happens to a subscription is chosen. They work without scripts, and their events come back to the webhook of this server.
 */
export async function showTestPages(
  app: FastifyInstance,
  deps: Deps,
  standIn: StandIn,
): Promise<void> {
  app.get("/test-checkout/style.css", async (_request, reply) =>
    reply.header("cache-control", "max-age=3600").type("text/css; charset=utf-8").send(testStyle),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, _body, done) => done(null, {}),
    );
    bindCheckout(scope, deps, standIn);
    bindPortal(scope, standIn);
  });
  standIn.deliverBy(async (payload, signature) => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/webhooks/paddle",
      headers: { "content-type": "application/json", "paddle-signature": signature },
      payload,
    });
    return answer.statusCode;
  });
  app.addHook("onClose", () => standIn.close());
}

interface CheckoutFacts {
  business_name: string;
  email: string;
  language: string;
  success_url: string;
  cancel_url: string;
  /** While a trial runs: the days left of it move the first renewal. */
  trial_end_at: Date | null;
}

function bindCheckout(scope: FastifyInstance, deps: Deps, standIn: StandIn): void {
  type Asked = { Params: { id: string; act: string }; Querystring: { bad?: string } };
  const find = async (id: string) => {
    const transaction = await standIn.findTransaction(id);
    const [facts] = await deps.database.lookUp<CheckoutFacts>({
      text: "select * from app.find_checkout($1)",
      values: [id],
    });
    return { transaction, facts };
  };
  scope.get<Asked>("/test-checkout/:id", async ({ params, query }, reply) => {
    const { transaction, facts } = await find(params.id);
    if (!transaction || !facts) return leaveCheckout(reply, transaction);
    const language = languageOf(facts.language);
    const t = await wordsIn(language);
    const format = formatIn(language);
    const [, , plan = "pro", interval = "month"] = transaction.price_id.split("_");
    const isOpen = transaction.status === "ready";
    const base = `/test-checkout/${transaction.id}`;
    const name = t(plan === "premium" ? "billing.plan_premium" : "billing.plan_pro");
    const isYearly = interval === "year";
    const bought = t(isYearly ? "plans.plan_year" : "plans.plan_month", { plan: name });
    const sum = format.money(toMajorOf(transaction.total, "USD"), "USD");
    const price = `<bdi>${escape(sum)}</bdi>`;
    const renewal = renewalAt(deps.now(), isYearly ? "year" : "month", facts.trial_end_at);
    const renews = t("test_pages.renews", { date: format.date(dayIn("UTC", renewal)) });
    const bad = query.bad === "network" ? t("errors.network") : t("test_pages.refused");
    // The card is only drawn: nothing of it is sent or looked at.
    const pay = `${field(t("test_pages.card_number"), "4242 4242 4242 4242")}
      <div class="two">${field(t("test_pages.card_until"), "12 / 30")}${field("CVC", "123")}</div>
      ${form(`${base}/pay`, t("test_pages.pay", { price: sum }), "main")}
      <h2>${escape(t("test_pages.choose"))}</h2>
      <div class="two">${form(`${base}/refuse`, t("test_pages.refuse"))}${form(`${base}/fail`, t("test_pages.fail_network"))}</div>`;
    const body = `<div class="wide">${form(`${base}/close`, t("test_pages.close"), "quiet")}</div><section><h1>${escape(t("test_pages.plan_for", { plan: name, business: facts.business_name }))}</h1>
      <dl><div><dt>${escape(bought)}</dt><dd>${price}</dd></div>
      <div><dt>${escape(t("test_pages.tax"))}</dt><dd>${escape(t("test_pages.no_tax"))}</dd></div>
      <div><dt>${escape(t("test_pages.to_pay"))}</dt><dd>${price}</dd></div></dl>
      ${isOpen ? `<p>${escape(renews)}</p>` : ""}</section>
      <section>${query.bad ? `<p class="bad" role="alert">${escape(bad)}</p>` : ""}
      ${field(t("test_pages.sold_to"), facts.email)}
      ${isOpen ? pay : `<p>${escape(t("test_pages.paid"))}</p>`}</section>`;
    return reply.type("text/html; charset=utf-8").send(page(language, t, body));
  });
  scope.post<Asked>("/test-checkout/:id/:act", async ({ params }, reply) => {
    const { transaction, facts } = await find(params.id);
    if (!transaction || !facts) return leaveCheckout(reply, transaction);
    if (params.act === "close") return reply.redirect(facts.cancel_url, 303);
    // A network that fails brings nothing to the provider.
    if (params.act === "fail")
      return reply.redirect(`/test-checkout/${transaction.id}?bad=network`, 303);
    if (params.act !== "pay" && params.act !== "refuse") throw new AppError("not_found");
    await standIn.onCheckout(transaction.id, params.act, facts.email);
    const isPaid = params.act === "pay";
    return reply.redirect(
      isPaid ? facts.success_url : `/test-checkout/${transaction.id}?bad=card`,
      303,
    );
  });
}

/** Returns when a plan bought now renews: after its period and the days left of a trial (rulings §3). */
function renewalAt(now: Date, interval: "month" | "year", trialEndAt: Date | null): Date {
  const trialLeftMs = Math.max(0, (trialEndAt?.getTime() ?? 0) - now.getTime());
  return new Date(Date.parse(periodFrom(now, interval).ends_at) + trialLeftMs);
}

/** Leads to the app from a checkout that is over, as in a second tab, or was never opened. */
function leaveCheckout(
  reply: FastifyReply,
  transaction: StandInTransaction | undefined,
): FastifyReply {
  if (transaction?.status !== "completed") return reply.redirect("/pricing", 303);
  const [, , plan = "pro", interval = "month"] = transaction.price_id.split("_");
  const query = new URLSearchParams({ plan, interval }).toString();
  return reply.redirect(`/checkout/success?${query}`, 303);
}

function bindPortal(scope: FastifyInstance, standIn: StandIn): void {
  type Asked = {
    Params: { id: string; act: string };
    Querystring: { return?: string; language?: string };
  };
  scope.get<Asked>("/test-portal/:id", async ({ params, query }, reply) => {
    const subscription = await standIn.findSubscription(params.id);
    if (!subscription) return reply.redirect("/settings/plan", 303);
    const language = languageOf(query.language);
    const t = await wordsIn(language);
    const day = (at: string): string => formatIn(language).date(dayIn("UTC", new Date(at)));
    const back = ownPath(query.return);
    const asked = `?${new URLSearchParams({ return: back, language }).toString()}`;
    const buttons = standInActs.map((act) =>
      form(`/test-portal/${subscription.id}/${act}${asked}`, t(`test_pages.act_${wordOf(act)}`)),
    );
    const body = `<section class="wide"><h1>${escape(t("test_pages.portal"))}</h1>
      <dl><div><dt>${escape(t("test_pages.state"))}</dt><dd><bdi>${escape(subscription.status)}</bdi></dd></div>
      <div><dt>${escape(t("test_pages.period_end"))}</dt><dd>${escape(day(subscription.period.ends_at))}</dd></div></dl>
      <h2>${escape(t("test_pages.choose"))}</h2><div class="two">${buttons.join("")}</div>
      <p><a class="link" href="${escape(back)}">${escape(t("test_pages.back"))}</a></p></section>`;
    return reply.type("text/html; charset=utf-8").send(page(language, t, body));
  });
  scope.post<Asked>("/test-portal/:id/:act", async ({ params, query }, reply) => {
    const act = standInActs.find((one) => one === params.act);
    if (!act || !(await standIn.findSubscription(params.id)))
      return reply.redirect("/settings/plan", 303);
    await standIn.onSubscription(params.id, act);
    const asked = new URLSearchParams({
      return: ownPath(query.return),
      language: languageOf(query.language),
    });
    return reply.redirect(`/test-portal/${params.id}?${asked.toString()}`, 303);
  });
}

type Word<Act extends string> = Act extends `${infer Head}-${infer Tail}` ? `${Head}_${Tail}` : Act;

function wordOf(act: StandInAct): Word<StandInAct> {
  return act.replace("-", "_") as Word<StandInAct>;
}

function languageOf(code: string | undefined): Language {
  return isLanguage(code) ? code : "en";
}

/** Returns a path of this site; anything else is the start page. */
function ownPath(path: string | undefined): string {
  return path && /^\/(?![/\\])/.test(path) ? path : "/";
}

function form(action: string, label: string, look = ""): string {
  return `<form method="post" action="${escape(action)}"><button class="${look}">${escape(label)}</button></form>`;
}

function field(label: string, value: string): string {
  return `<label>${escape(label)}<input readonly dir="ltr" value="${escape(value)}"></label>`;
}

function page(language: Language, t: Translate, body: string): string {
  const direction = language === "he" || language === "ar" ? "rtl" : "ltr";
  const title = escape(t("test_pages.title"));
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Marzipan</title><link rel="stylesheet" href="/test-checkout/style.css"><body><div class="bar" role="status"><b>${title}</b><span>${escape(t("test_pages.explained"))}</span></div><main>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
