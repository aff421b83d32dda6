import { createOrder, getOrder, updateOrder } from "@marzipan/contract/orders";
import { useBlocker } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { keyOf } from "../../../platform/api/query-of.ts";
import { refreshSince } from "../../../platform/api/topics.ts";
import { useZodForm } from "../../../platform/forms/use-zod-form.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { withTyped } from "../items/item-lines.rules.ts";
import { keepDraft } from "./order-draft.ts";
import { OrderFormSchema, formOf, isSameForm, mergeLatest } from "./order-form.rules.ts";
import type { DraftInput, OrderFormValues } from "./order-form.rules.ts";
import { savedOrder } from "../saved-order.ts";
import { useSaveOrder } from "./use-save-order.ts";
import type { StoredBase } from "./use-save-order.ts";
import { pathTo } from "../../../platform/url/path-to.ts";
import { useLeaveTo } from "../../../platform/url/use-leave-to.ts";

/** Debounce of storing the unsaved form, in milliseconds. */
const restMs = 300;

/** What an order form begins with. */
export interface FormStart {
  /** Where the unsaved form is kept. */
  key: string;
  values: OrderFormValues;
  /** What the form holds when nothing is changed. */
  before: OrderFormValues;
  stored: StoredBase | null;
  /** The values were kept from before a reload. */
  isRestored: boolean;
}

/**
 * State and acts of an order form. What is typed is stored for this tab and survives a reload;
 * navigating away with unsaved changes asks first; saving is guarded against a second press. When
 * the order was changed elsewhere (`changed_elsewhere`), `loadLatest` puts the own changes on the
 * latest version, field by field.
 */
export function useOrderForm(start: FormStart) {
  const t = useT();
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const client = useQueryClient();
  const form = useZodForm(OrderFormSchema, { defaultValues: start.values });
  const [stored, setStored] = useState(start.stored);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [hasLatest, setHasLatest] = useState(false);
  const [loadError, setLoadError] = useState<Error | null>(null);
  const saving = useSaveOrder(stored);
  const isDone = useRef(false);
  const before = stored?.before ?? start.before;
  useKeptDraft(form, start.key, before, stored, isDone);

  const blocker = useBlocker({
    shouldBlockFn: () => !isDone.current && !isSameForm(form.getValues(), before),
    enableBeforeUnload: false,
    withResolver: true,
  });

  const save = useCallback(
    async (draft: DraftInput) => {
      setHasLatest(false);
      const order = await saving.save(draft, form.getValues());
      if (!order) return;
      const endedAt = Date.now();
      isDone.current = true;
      keepDraft(start.key, null);
      client.setQueryData(keyOf(getOrder, { params: { id: order.id } }), order);
      if (!stored) savedOrder.remember(order.id);
      await leaveTo(pathTo("/orders/$orderId", { orderId: order.id }));
      showToast(t("orders.saved_number", { number: String(order.number) }));
      void refreshSince(client, (stored ? updateOrder : createOrder).changes ?? [], endedAt);
    },
    [saving, stored, form, start.key, client, showToast, t, leaveTo],
  );

  /**
   * Text left in the field that adds an item becomes an item, so that it is saved and validated as
   * one.
   */
  const takeTypedItem = (): void => {
    const { items, typedItem } = form.getValues();
    if (typedItem.trim() === "") return;
    form.setValue("items", withTyped(items, typedItem), { shouldDirty: true });
    form.setValue("typedItem", "");
  };

  const loadLatest = async (): Promise<void> => {
    if (!stored) return;
    setLoadError(null);
    try {
      const order = await call(getOrder, { params: { id: stored.id } });
      const latest = formOf(order);
      form.reset(mergeLatest(before, form.getValues(), latest));
      setStored({ id: order.id, before: latest, updatedAt: order.updatedAt });
      setHasLatest(true);
    } catch (error) {
      setLoadError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const startOver = (): void => {
    form.reset(before);
    keepDraft(start.key, null);
    setRestored(false);
  };

  const leave = (): void => {
    isDone.current = true;
    keepDraft(start.key, null);
    if (blocker.status === "blocked") blocker.proceed();
  };

  const error = hasLatest ? null : (loadError ?? saving.error);
  return {
    form,
    save,
    takeTypedItem,
    isSaving: saving.isSaving,
    error,
    isChangedElsewhere: error instanceof ApiError && error.code === "changed_elsewhere",
    question: saving.question,
    seeDay: saving.seeDay,
    isRestored,
    startOver,
    hasLatest,
    loadLatest,
    isLeaving: blocker.status === "blocked",
    leave,
    stay: () => blocker.status === "blocked" && blocker.reset(),
  };
}

type Form = ReturnType<typeof useZodForm<typeof OrderFormSchema>>;

/** Stores the unsaved form for this tab, debounced; an unchanged form is not stored. */
function useKeptDraft(
  form: Form,
  key: string,
  before: OrderFormValues,
  stored: StoredBase | null,
  isDone: { readonly current: boolean },
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGoing = false;
    const write = (): void => {
      timer = undefined;
      if (isDone.current) return;
      const values = form.getValues();
      const isSame = isSameForm(values, before);
      keepDraft(key, isSame ? null : { values, before, updatedAt: stored?.updatedAt ?? null });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        // A field may tell of its last letter when this has heard already that the page goes.
        if (isGoing) write();
        else timer = setTimeout(write, restMs);
      },
    });
    // A pending write is flushed when the form unmounts or the page is hidden, or the last
    // keystrokes would be lost.
    const writeNow = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const go = (): void => {
      isGoing = true;
      writeNow();
    };
    const comeBack = (): void => {
      isGoing = false;
    };
    addEventListener("pagehide", go);
    addEventListener("pageshow", comeBack);
    return () => {
      stop();
      removeEventListener("pagehide", go);
      removeEventListener("pageshow", comeBack);
      writeNow();
    };
  }, [form, key, before, stored, isDone]);
}
