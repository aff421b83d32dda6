import type { MenuView } from "@marzipan/contract/menu-view";
import { writeMoney } from "@marzipan/phrases/money-style";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Order, SentRequest } from "../island/order.ts";
import { useOrder } from "../island/order.ts";
import { Money } from "../look/Money.tsx";
import { listIslandItems } from "../menu/island-data.ts";
import { AllergyPart } from "./AllergyPart.tsx";
import { CallFailure, callServer } from "./api.ts";
import { startCaptcha } from "./captcha.ts";
import type { FormCaptcha } from "./captcha.ts";
import { DayPart } from "./DayPart.tsx";
import type { SoldOutLine } from "./DayPart.tsx";
import { checkDraft, keepDraft, makeBody, readDraft } from "./draft.ts";
import type { Draft, Problems } from "./draft.ts";
import type { FormSpeech } from "./form-speech.ts";
import type { Change, PartProps } from "./form-parts.types.ts";
import { OrderLines } from "./OrderLines.tsx";
import { PicturesPart } from "./PicturesPart.tsx";
import { sendRequest } from "./send.ts";
import { useDays } from "./use-days.ts";
import type { DaysReply } from "./use-days.ts";
import { TimePart, WayPart } from "./WayPart.tsx";
import { ConsentPart, WhoPart } from "./WhoPart.tsx";

interface OrderFormProps {
  order: Order;
  speech: FormSpeech;
  onSent: (sent: SentRequest) => void;
  /**
   * The menu on the page is stale: the server's prices or items have changed since it was loaded.
   */
  onStale: () => void;
}

/**
 * The order form: everything that the bakery needs to know. What is typed survives a reload; the
 * request is sent once.
 */
export function OrderForm({ order, speech, onSent, onStale }: OrderFormProps) {
  useOrder(order);
  const { say } = speech;
  const [typed, setTyped] = useState<Draft>(() => readDraft(order));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState(() => (order.hasLost() ? say("menu.items_gone") : null));
  const [isSending, setIsSending] = useState(false);
  // What sends to marked fields goes with the last mark.
  const isMended = failure === say("errors.invalid_input") && Object.keys(problems).length === 0;
  const back = lastBack(order);
  const days = fromDay(useDays(order), back?.from);
  const draft = withoutGone(typed, days);
  const times = draft.date === null ? [] : (days.stateOf(draft.date)?.times ?? []);
  const form = useRef<HTMLFormElement>(null);
  const { place: captchaPlace, captcha } = useCaptcha(order);
  // Not after the next painting: who goes back at once would lose what was typed last.
  useLayoutEffect(() => keepDraft(order, typed), [order, typed]);

  const change = useCallback((next: Change) => {
    setTyped((now) => ({ ...now, ...(typeof next === "function" ? next(now) : next) }));
    if (typeof next === "function") return;
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !(path in paths(next)))),
    );
  }, []);

  const problemOf = (path: string): string | undefined => {
    const name = problems[path];
    return name === undefined ? undefined : say(name);
  };

  function show(found: Problems, said: string | null): void {
    setProblems(found);
    setFailure(said);
    setTimeout(() => focusFirstProblem(form.current));
  }

  async function send(): Promise<void> {
    const missing = checkDraft(draft);
    if (Object.keys(missing).length > 0) {
      show(missing, say("errors.invalid_input"));
      return;
    }
    setIsSending(true);
    setFailure(null);
    try {
      const sent = await sendRequest(order, makeBody(order, draft), captcha.current ?? noCaptcha);
      keepDraft(order, null);
      order.finish(sent);
      onSent(sent);
    } catch (error) {
      await explain(error);
    } finally {
      setIsSending(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    const failed = error instanceof CallFailure ? error : new CallFailure("unexpected");
    const { found, said, isDayRefused, arePicturesGone, isMenuOld } = explainFailure(failed, say);
    if (isDayRefused) days.renew();
    if (arePicturesGone) change({ pictures: [] });
    if (isMenuOld) onStale();
    const areItemsGone = isMenuOld && (await renewMenu(order));
    show(found, areItemsGone ? say("menu.items_gone") : said);
  }

  const parts: PartProps = { order, speech, draft, change, problemOf };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <div className="body">
        <OrderLines order={order} speech={speech} problem={problemOf("items")} />
        <WayPart {...parts} />
        <DayPart
          order={order}
          speech={speech}
          today={days.today}
          days={days}
          back={back}
          value={draft.date}
          onChange={(date) => change({ date })}
          problem={problemOf("deliveryDate")}
        />
        <TimePart {...parts} times={times} />
        <WhoPart {...parts} />
        <AllergyPart {...parts} />
        <PicturesPart {...parts} />
        <ConsentPart {...parts} />
        <div ref={captchaPlace} />
      </div>
      <SendBar
        order={order}
        speech={speech}
        failure={isMended ? null : failure}
        isSending={isSending}
      />
    </form>
  );
}

/** Returns the place of the captcha and the captcha, which starts once the place is drawn. */
function useCaptcha(order: Order) {
  const place = useRef<HTMLDivElement>(null);
  const captcha = useRef<FormCaptcha | null>(null);
  useEffect(() => {
    if (place.current && !captcha.current)
      captcha.current = startCaptcha(place.current, order.data.language, "order_request");
  }, [order]);
  return { place, captcha };
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"],[data-invalid="true"]');
  first?.focus();
  first?.scrollIntoView({ block: "center" });
}

interface SendBarProps {
  order: Order;
  speech: FormSpeech;
  failure: string | null;
  isSending: boolean;
}

/** The button that sends the request, with the total, and why it was not sent. */
function SendBar({ order, speech: { say }, failure, isSending }: SendBarProps) {
  return (
    <div className="sendbar">
      {failure !== null && (
        <p className="bad" role="alert">
          {failure}
        </p>
      )}
      <button
        type="submit"
        className="btn go big wide split"
        disabled={isSending || order.lines().length === 0}
      >
        <span>{say(isSending ? "menu.sending" : "menu.send")}</span>
        <Money text={writeMoney(order.data.money, order.totalMinor())} />
      </button>
      <p className="note muted">{say("menu.pay_later", { business: order.data.business.name })}</p>
    </div>
  );
}

/** Returns what is shown at the fields and at the button for a refused request, and what must be loaded again. */
function explainFailure({ code, fields }: CallFailure, say: FormSpeech["say"]) {
  const found: Record<string, string> = {};
  for (const { path, problem } of fields) {
    found[path.startsWith("items") ? "items" : path] = `errors.problem_${problem}`;
  }
  const isDayRefused = code === "day_full" || "deliveryDate" in found || "deliveryTime" in found;
  const arePicturesGone = found["pictureIds"] !== undefined;
  const isMenuOld =
    /^(price_changed|item_not_available|item_sold_out)$/.test(code) || "items" in found;
  if (code === "day_full") found["deliveryDate"] = "errors.day_full";
  if (code === "item_sold_out") found["deliveryDate"] = "errors.item_sold_out";
  let said = say(`errors.${code}`) || say("errors.unexpected");
  if (code === "network" && !navigator.onLine) said = say("menu.offline");
  if (arePicturesGone) said = say("menu.pictures_gone");
  return { found, said, isDayRefused, arePicturesGone, isMenuOld };
}

/** Returns the item of the cart that is the last to be back, `undefined` where all can be had today. */
function lastBack(order: Order): SoldOutLine | undefined {
  const soldOut = order
    .lines()
    .flatMap(({ item: { name, from } }) => (from ? [{ name, from }] : []));
  return soldOut.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
}

/** Returns the days with those before `from` closed: an item of the cart is sold out on them (rulings §5). */
function fromDay(days: DaysReply, from: string | undefined): DaysReply {
  if (from === undefined) return days;
  const stateOf = (day: string) => {
    const known = days.stateOf(day);
    const isSoldOut = known?.state === "open" && day < from;
    return isSoldOut ? ({ ...known, state: "too_early" } as const) : known;
  };
  return { ...days, stateOf };
}

/** Drops day or time from a kept draft when they are no longer possible. */
function withoutGone(typed: Draft, days: DaysReply): Draft {
  if (typed.date === null) return typed;
  if (typed.date < days.today) return { ...typed, date: null, time: null };
  const chosen = days.stateOf(typed.date);
  if (chosen === undefined) return typed;
  if (chosen.state !== "open") return { ...typed, date: null, time: null };
  const isTimeGone = typed.time !== null && !chosen.times.includes(typed.time);
  return isTimeGone ? { ...typed, time: null } : typed;
}

const noCaptcha: FormCaptcha = { take: () => Promise.resolve(undefined) };

/** The paths in the request's body whose problem is cleared by a change of the form. */
function paths(change: Partial<Draft>): Record<string, true> {
  const { date, time, ...others } = change;
  const named = Object.keys(others);
  if (date !== undefined) named.push("deliveryDate");
  if (time !== undefined) named.push("deliveryTime");
  return Object.fromEntries(named.map((name) => [name, true]));
}

/**
 * Loads the menu as it is now into the cart; returns whether something was lost by it. Without a
 * network nothing changes.
 */
async function renewMenu(order: Order): Promise<boolean> {
  const { address, language } = order.data;
  const url = `/api/public/menus/${encodeURIComponent(address)}?lang=${language}`;
  try {
    return order.renew(listIslandItems(await callServer<MenuView>(url)));
  } catch {
    return false;
  }
}
