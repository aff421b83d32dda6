import { draftKey, takeDraft } from "../../../platform/kept/kept-drafts.ts";
import { keep } from "../../../platform/storage.ts";
import { emptyForm } from "./order-form.rules.ts";
import type { OrderFormValues } from "./order-form.rules.ts";

/** What was typed into an order form and not saved yet. */
export interface OrderDraftKept {
  values: OrderFormValues;
  /** What the form held before it was changed. */
  before: OrderFormValues;
  /** `updatedAt` of the stored order that the form began with; `null` for a new order. */
  updatedAt: string | null;
}

/** Returns the name under which a person's unsaved form is kept for this tab. */
export function orderDraftKey(userId: string, orderId: string | undefined): string {
  return draftKey(userId, `order.${orderId ?? "new"}`);
}

/** Keeps an unsaved form over a reload, or forgets it when it is `null`. */
export function keepDraft(key: string, draft: OrderDraftKept | null): void {
  keep(key, draft && JSON.stringify(draft), "session");
}

/** Returns the kept form; `null` when there is none, or one of an older shape. */
export function readOrderDraft(key: string): OrderDraftKept | null {
  const text = takeDraft(key);
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as OrderDraftKept;
    return isForm(draft.values) && isForm(draft.before) ? draft : null;
  } catch {
    return null;
  }
}

function isForm(values: unknown): values is OrderFormValues {
  if (typeof values !== "object" || values === null) return false;
  const names = Object.keys(emptyForm("2000-01-01", "ILS"));
  return names.every((name) => name in values) && Object.keys(values).length === names.length;
}
