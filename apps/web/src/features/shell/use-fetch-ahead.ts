import { useEffect } from "react";
import { loadToasts } from "../../platform/toast/toasts.ts";

/** How long the current page has network and processor to itself, in milliseconds. */
const quietMs = 2500;

/**
 * Prefetches the order form, and where saving it leads, once the page is idle, so that both open at the first tap. Not when the
 * person has turned on saving data.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const timer = setTimeout(() => whenIdle(() => void fetchAhead()), quietMs);
    return () => clearTimeout(timer);
  }, []);
}

/** One after the other, what is wanted first at first. A failed one is ignored: opening it loads it again. */
async function fetchAhead(): Promise<void> {
  for (const load of [
    () => import("../orders/form/OrderFormPage.tsx"),
    () => import("./MoreSheet.tsx"),
    () => import("../orders/acts/OrderQuestions.tsx"),
    loadToasts,
    () => import("./AskPlace.tsx"),
    () => import("../agents/AskDialog.tsx"),
    // Where saving an order leads.
    () => import("../orders/page/OrderPage.tsx"),
  ])
    await load().catch(() => undefined);
}

function whenIdle(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else act();
}
