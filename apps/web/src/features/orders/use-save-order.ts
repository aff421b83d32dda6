import { createOrder, listSameDayOrders, updateOrder } from "@marzipan/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isWorthRetrying } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { queryOf } from "../../platform/api/query-of.ts";
import { changesOf } from "./order-form.rules.ts";
import type { DraftInput, OrderFormValues } from "./order-form.rules.ts";
import type { OrderInBrief, OrderView } from "./orders.types.ts";

/** The stored order that a form changes, and what the form began with. */
export interface StoredBase {
  id: string;
  before: OrderFormValues;
  updatedAt: string;
}

/** The other open orders of a day, while the form asks whether to save all the same. */
export interface SameDayQuestion {
  date: string;
  orders: readonly OrderInBrief[];
  answer: (isWanted: boolean) => void;
}

/** How the form is saved. */
export interface SaveOrder {
  /** Saves once, however often it is called meanwhile; answers the order, `null` when she goes on editing. */
  save: (draft: DraftInput, values: OrderFormValues) => Promise<OrderView | null>;
  isSaving: boolean;
  error: Error | null;
  sameDay: SameDayQuestion | null;
}

/**
 * Saves a new or a stored order. Where the chosen day has other open orders it asks first, once for
 * each day (rulings §4: same-day dialog); of a stored order only what changed is sent.
 */
export function useSaveOrder(stored: StoredBase | null): SaveOrder {
  const client = useQueryClient();
  const creating = useAct(createOrder, { changes: ["orders", "clients"] });
  const updating = useAct(updateOrder, { changes: ["orders"] });
  const [sameDay, setSameDay] = useState<SameDayQuestion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isBusy = useRef(false);
  const agreedDay = useRef<string | null>(stored?.before.deliveryDate ?? null);

  const mayUseDay = async (date: string): Promise<boolean> => {
    if (agreedDay.current === date) return true;
    const query = { date, ...(stored && { except: stored.id }) };
    const others = await client
      .fetchQuery({ ...queryOf(listSameDayOrders, { query }), staleTime: 0, retry: false })
      .catch(() => ({ items: [] }));
    if (others.items.length === 0) return true;
    const isWanted = await new Promise<boolean>((answer) =>
      setSameDay({ date, orders: others.items, answer }),
    );
    setSameDay(null);
    if (isWanted) agreedDay.current = date;
    return isWanted;
  };

  const save: SaveOrder["save"] = async (draft, values) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setAsking(true);
    try {
      if (!(await mayUseDay(draft.deliveryDate))) return null;
      if (!stored) return await creating.mutateAsync({ body: draft });
      return await updating.mutateAsync({
        params: { id: stored.id },
        body: { ...changesOf(stored.before, values), expectedUpdatedAt: stored.updatedAt },
      });
    } catch (error) {
      // It may have been saved although its answer was lost: asking again would name this very order.
      if (isWorthRetrying(error)) agreedDay.current = draft.deliveryDate;
      throw error;
    } finally {
      isBusy.current = false;
      setAsking(false);
    }
  };

  return {
    save,
    isSaving: isAsking && sameDay === null,
    error: stored ? updating.error : creating.error,
    sameDay,
  };
}
