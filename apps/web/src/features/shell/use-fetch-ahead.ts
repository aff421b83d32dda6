import { useEffect } from "react";

/** How long a page has the network and the processor to itself, at least. */
const quietMs = 2000;

/**
 * Fetches the order form ahead once the page has come to rest, so that it stands at the first tap. Not where a person
 * saves data.
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
  // What does not come now comes when it is asked for.
  import("../orders/form/OrderFormPage.tsx").catch(() => undefined);
}

function whenIdle(act: () => void): void {
  // Safari has no such call.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else act();
}
