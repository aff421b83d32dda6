import type { ErrorCode } from "@marzipan/contract/errors";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import type { ReactNode } from "react";
import { IconSprite } from "../look/Icon.tsx";
import { LanguageMenu } from "../look/LanguageMenu.tsx";
import { Money } from "../look/Money.tsx";
import { sayTime } from "../look/hours.ts";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
import { StatusSteps } from "./StatusSteps.tsx";
import { StatusTicket, allergiesOf } from "./StatusTicket.tsx";
import { standingOf, titleOf } from "./standing.ts";
import type { Standing } from "./standing.ts";

interface StatusPageProps {
  view: RequestStatusView;
  token: string;
  /** Why the last press was refused. */
  problem: ErrorCode | null;
  speech: Speech;
}

/**
 * A customer's private page: the request's state, what the customer can do, and what was asked for.
 */
export function StatusPage({ view, token, problem, speech }: StatusPageProps) {
  const { t } = speech;
  const standing = standingOf(view);
  const { menuPath, name } = view.business;
  return (
    <>
      <IconSprite names={["globe", "chat", "check", "calendar", "pin", "phone", "warning"]} />
      <header className="board st-head">
        <div className="in">
          <div className="who">
            {menuPath === null ? (
              <span dir="auto">{name}</span>
            ) : (
              <a href={menuPath} dir="auto">
                {name}
              </a>
            )}
            <LanguageMenu speech={speech} isAtEnd />
          </div>
          <h1>{titleOf(view, speech)}</h1>
          <p>{sayWhatNow(view, standing, speech)}</p>
        </div>
      </header>
      <main className="st">
        {problem !== null && (
          <p className="problem" role="alert">
            {sayProblem(problem, view, speech)}
          </p>
        )}
        <StatusTicket view={view} standing={standing} token={token} speech={speech} />
        <StatusSteps view={view} speech={speech} />
        <h2>{t("menu.what_ordered")}</h2>
        <Ordered view={view} speech={speech} />
        {view.receiptPath !== null && (
          <p>
            <a href={`${view.receiptPath}?language=${speech.language}`}>{t("menu.receipt")}</a>
          </p>
        )}
        <Wishes view={view} speech={speech} />
        <p className="note muted">{t("menu.private_link")}</p>
      </main>
    </>
  );
}

/** Why a press was refused, in words of what the customer can do here: no day is chosen on this page, and nothing is sent. */
function sayProblem(problem: ErrorCode, view: RequestStatusView, { t }: Speech): string {
  if (problem === "day_full" || problem === "day_closed")
    return t("menu.problem_day", { business: view.business.name });
  if (problem === "request_is_answered") return t("menu.problem_answered");
  if (problem === "price_changed") return t("menu.problem_price");
  return t(`errors.${problem}` as "errors.internal");
}

/**
 * The sentence under the head: what happens next, by state; an expired price says until when it was
 * offered.
 */
function sayWhatNow(view: RequestStatusView, standing: Standing, speech: Speech): string {
  const { t, format } = speech;
  const { business, quote, order } = view;
  switch (standing) {
    case "new":
      return t("menu.text_new", { business: business.name });
    case "quoted": {
      const until = quote ? format.instant(quote.validUntil, business.timeZone) : "";
      if (quote?.isExpired) return t("menu.text_quote_over", { until, business: business.name });
      return t("menu.text_quoted", { until });
    }
    case "accepted":
    case "in_progress":
      return t("menu.text_accepted", {
        day: format.longDay(order?.deliveryDate ?? view.deliveryDate),
      });
    case "ready": {
      const { closesAt } = business;
      if (closesAt === null || order?.fulfilment === "delivery") return "";
      return t("menu.text_ready", { time: sayTime(speech, closesAt) });
    }
    case "completed":
      return t("menu.text_completed");
    case "removed":
      return t("menu.text_removed", { business: business.name });
    case "declined":
    case "withdrawn":
    case "expired":
    case "cancelled":
      return t("menu.text_again");
  }
}

/**
 * The lines and the sum: the order's own once there is one, with the agreed price where that
 * replaces the sum.
 */
function Ordered({ view, speech }: Pick<StatusPageProps, "view" | "speech">) {
  const { t, format } = speech;
  const money = (amount: number) => (
    <Money text={format.money(amount, view.order?.currency ?? view.currency)} />
  );
  const total = view.order?.totalPrice ?? view.total;
  const agreed = view.order?.agreedPrice ?? null;
  return (
    <>
      <ul className="lines">
        {view.items.map((item, index) => (
          <li key={`${item.name} ${index}`}>
            {item.thumbUrl === null ? (
              <span />
            ) : (
              <span className="pic">
                <img src={item.thumbUrl} alt="" width="48" height="48" loading="lazy" />
              </span>
            )}
            <div>
              <b className="strong" dir="auto">
                {item.name}
              </b>
              <div className="q">
                {format.number(item.quantity)} × {money(item.unit_price)}
              </div>
            </div>
            {money(item.lineTotal)}
          </li>
        ))}
      </ul>
      {agreed === null ? (
        <p className="total">
          <span>{view.isFromTotal ? t("menu.total_from") : t("common.total")}</span>
          <b>{money(total)}</b>
        </p>
      ) : (
        <div className="owe">
          <div>
            <span>{t("common.total")}</span>
            {money(view.order?.itemsTotal ?? view.total)}
          </div>
          <div className="due">
            <span>{t("menu.agreed_price")}</span>
            {money(agreed)}
          </div>
        </div>
      )}
      {view.order !== null && <Owed order={view.order} money={money} speech={speech} />}
    </>
  );
}

interface OwedProps {
  order: NonNullable<RequestStatusView["order"]>;
  money: (amount: number) => ReactNode;
  speech: Speech;
}

/** The deposit that is asked for, what was paid, and what is still due or to be given back. */
function Owed({ order, money, speech }: OwedProps) {
  const { t } = speech;
  const { deposit, balance } = order;
  const isCancelled = order.cancelledAt !== null;
  const asksDeposit = deposit !== null && !isCancelled;
  const tellsBalance = balance !== null && !(isCancelled && balance.paid === 0);
  if (!asksDeposit && !tellsBalance) return null;
  return (
    <div className="owe">
      {asksDeposit && (
        <div>
          <span>{t("menu.deposit")}</span>
          {money(deposit)}
        </div>
      )}
      {tellsBalance && (
        <>
          <div>
            <span>{t("menu.paid")}</span>
            {money(balance.paid)}
          </div>
          <div className="due">
            <span>{t(balance.toReturn > 0 ? "menu.to_return" : "menu.balance_due")}</span>
            {money(balance.toReturn > 0 ? balance.toReturn : balance.due)}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Note, allergies and pictures of the request; nothing where none were given or they have been
 * erased.
 */
function Wishes({ view, speech }: Pick<StatusPageProps, "view" | "speech">) {
  const { t } = speech;
  // An order's allergies are in its ticket.
  const allergies = view.order === null ? allergiesOf(view, speech) : "";
  if (view.note === "" && allergies === "" && view.pictures.length === 0) return null;
  return (
    <>
      <dl className="facts">
        {view.note !== "" && (
          <>
            <dt>{t("common.notes")}</dt>
            <dd dir="auto" className="told">
              {keepPhones(view.note)}
            </dd>
          </>
        )}
        {allergies !== "" && (
          <>
            <dt>{t("common.allergies")}</dt>
            <dd dir="auto">{allergies}</dd>
          </>
        )}
      </dl>
      {view.pictures.length > 0 && (
        <ul className="shown" aria-label={t("menu.pictures")}>
          {view.pictures.map((picture) => (
            <li key={picture.id} className="pic">
              <img src={picture.thumbUrl} alt="" width="96" height="96" loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
