import { createOrder, listSameDayOrders, updateOrder } from "@marzipan/contract/orders";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { takesOneMore } from "@marzipan/domain/day-capacity";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { isWorthRetrying } from "../../../platform/api/api-error.ts";
import { useLastAct } from "../../../platform/api/use-last-act.ts";
import { queryOf } from "../../../platform/api/query-of.ts";
import { changesOf, sumsOf } from "./order-form.rules.ts";
import type { DraftInput, OrderFormValues } from "./order-form.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { dayRefusalOf } from "../acts/refused-day.ts";

/** The stored order that a form changes, and what the form began with. */
export interface StoredBase {
  id: string;
  before: OrderFormValues;
  updatedAt: string;
}

/** The other open orders of a day, and how many places it has. */
export type OrderDay = ReplyOf<typeof listSameDayOrders>;

/** What the form asks before it saves: whether to add to a day, or to go without a price. Only the first answer counts. */
export type SaveQuestion = { answer: (isWanted: boolean) => void } & (
  | { kind: "day"; date: string; day: OrderDay }
  | { kind: "no_price"; currency: string }
);

/** A question without its answer callback. */
type Asked<Q = SaveQuestion> = Q extends SaveQuestion ? Omit<Q, "answer"> : never;

/** How the form is saved. */
export interface SaveOrder {
  /**
   * Saves once, even when called again meanwhile; returns the order, `null` when the owner chose to
   * continue editing.
   */
  save: (draft: DraftInput, values: OrderFormValues) => Promise<OrderView | null>;
  isSaving: boolean;
  error: Error | null;
  question: SaveQuestion | null;
  /** The orders of a day were seen in the form: it is not asked about again, unless it is full or closed. */
  seeDay: (date: string) => void;
}

/**
 * Saves a new or a stored order. When the chosen day has other open orders that were not unfolded in the form, is
 * full or closed, it asks first, once per day (rulings §4, §5), and once when a new order would cost nothing. Of a
 * stored order only changed fields are sent. A failing look-up of the day does not block saving:
 * the server checks the day again.
 */
export function useSaveOrder(stored: StoredBase | null): SaveOrder {
  const client = useQueryClient();
  const create = useLastAct(createOrder);
  const update = useLastAct(updateOrder);
  const [failure, setFailure] = useState<Error | null>(null);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isBusy = useRef(false);
  const agreedDay = useRef<string | null>(stored?.before.deliveryDate ?? null);
  const seenDay = useRef<string | null>(null);
  const overDay = useRef<string | null>(null);
  const mayBeFree = useRef(stored !== null);

  // The question stays, waiting, until the order is saved or not: it goes with the form, since to clear it away and draw
  // the form under it takes a slow phone a quarter of a second.
  const ask = async (asked: Asked): Promise<boolean> =>
    await new Promise<boolean>((answer) => setQuestion({ ...asked, answer }));

  const mayUseDay = async (date: string, newer: { staleTime?: 0 } = {}): Promise<boolean> => {
    if (agreedDay.current === date) return true;
    const query = { date, ...(stored && { except: stored.id }) };
    // The form shows the day already: it is read again only where that answer is old or others' orders have changed it.
    const day = await client
      .fetchQuery({ ...queryOf(listSameDayOrders, { query }), ...newer, retry: false })
      .catch(() => null);
    if (day === null) return true;
    const isRefused = !takesOneMore(day);
    if (!isRefused && (day.items.length === 0 || seenDay.current === date)) return true;
    if (!(await ask({ kind: "day", date, day }))) return false;
    agreedDay.current = date;
    overDay.current = isRefused ? date : null;
    return true;
  };

  const mayCostNothing = async (values: OrderFormValues): Promise<boolean> => {
    const { agreedPrice, currency } = values;
    if (mayBeFree.current || agreedPrice !== null || sumsOf(values).total > 0) return true;
    mayBeFree.current = await ask({ kind: "no_price", currency });
    return mayBeFree.current;
  };

  const send = async (draft: DraftInput, values: OrderFormValues): Promise<OrderView> => {
    const over = overDay.current === draft.deliveryDate ? { overCapacity: true } : {};
    if (!stored) return await create({ body: { ...draft, ...over } });
    return await update({
      params: { id: stored.id },
      body: {
        ...changesOf(stored.before, values),
        ...over,
        expectedUpdatedAt: stored.updatedAt,
      },
    });
  };

  const saveOn = async (draft: DraftInput, values: OrderFormValues): Promise<OrderView | null> => {
    if (!(await mayCostNothing(values))) return null;
    if (!(await mayUseDay(draft.deliveryDate))) return null;
    try {
      return await send(draft, values);
    } catch (error) {
      // The day filled up between the look-up and saving (race): ask again.
      if (dayRefusalOf(error as Error) === null) throw error;
      agreedDay.current = null;
      const mayUse = await mayUseDay(draft.deliveryDate, { staleTime: 0 });
      return mayUse ? await send(draft, values) : null;
    }
  };

  const save: SaveOrder["save"] = async (draft, values) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setAsking(true);
    setFailure(null);
    let order: OrderView | null = null;
    try {
      order = await saveOn(draft, values);
      return order;
    } catch (error) {
      // The order may be stored although its answer was lost; on the retry the day's list would
      // contain this very order, so it is not asked again.
      if (isWorthRetrying(error)) agreedDay.current = draft.deliveryDate;
      setFailure(error as Error);
      throw error;
    } finally {
      // Once saved, the form goes: it is not rendered again first, and takes no other press.
      if (order === null) {
        isBusy.current = false;
        setAsking(false);
        setQuestion(null);
      }
    }
  };

  const seeDay = useCallback((date: string) => {
    seenDay.current = date;
  }, []);

  return {
    save,
    isSaving: isAsking && question === null,
    error: failure && question === null ? failure : null,
    question,
    seeDay,
  };
}
