import { useEffect } from "react";
import { loadToasts } from "../../platform/toast/toasts.ts";

/** How long the current page has network and processor to itself, in milliseconds. */
const quietMs = 3000;

/**
 * Prefetches the order form once the page is idle, so that it opens at the first tap. Not when the
 * person has turned on saving data.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const timer = setTimeout(() => whenIdle(fetchForm), quietMs);
    return () => clearTimeout(timer);
  }, []);
}

function fetchForm(): void {
  // A failed prefetch is ignored: opening the form loads it again.
  for (const load of [
    () => import("../orders/form/OrderFormPage.tsx"),
    () => import("./MoreSheet.tsx"),
    () => import("../orders/acts/OrderQuestions.tsx"),
    loadToasts,
  ])
    load().catch(() => undefined);
}

function whenIdle(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else act();
}
