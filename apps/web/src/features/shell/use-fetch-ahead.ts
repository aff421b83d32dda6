import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFeature, useMay } from "../../platform/session/me.tsx";
import { loadToasts } from "../../platform/toast/toasts.ts";
import { whenIdle } from "../../platform/when-idle.ts";

/** How long the current page has network and processor to itself, in milliseconds. */
const quietMs = 2500;
/** How long after that what few people open first waits, in milliseconds. */
const restMs = 5000;

/**
 * Prefetches the order form with the clients that it offers first, and where saving it leads, once the page is idle, so
 * that all open at the first tap. Not when the person has turned on saving data.
 */
export function useFetchAhead(): void {
  const client = useQueryClient();
  const hasClients = useFeature("view_clients");
  const mayClients = useMay("clients");
  const offersClients = hasClients && mayClients;
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    let takeBack = (): void => undefined;
    const timer = setTimeout(() => {
      takeBack = whenIdle(() => void fetchAhead(offersClients ? client : null));
    }, quietMs);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [client, offersClients]);
}

/** One after the other, what is wanted first at first. A failed one is ignored: opening it loads it again. */
async function fetchAhead(client: QueryClient | null): Promise<void> {
  for (const load of [
    () => import("../orders/form/OrderFormPage.tsx"),
    async () => {
      if (client === null) return;
      const { fetchRecentClients } = await import("../orders/form/recent-clients.ts");
      await fetchRecentClients(client);
    },
    () => import("./MoreSheet.tsx"),
    () => import("../orders/acts/OrderQuestions.tsx"),
    loadToasts,
    // Where saving an order leads.
    () => import("../orders/page/OrderPage.tsx"),
    // The first phone that is read makes the reader ready, which takes a slow phone longer than reading it.
    async () => {
      const { whatsappLink } = await import("../../platform/whatsapp/whatsapp-link.ts");
      whatsappLink("+972501234567", "IL");
    },
    () => import("../orders/form/MoreFields.tsx"),
    () => new Promise<void>((resolve) => void setTimeout(resolve, restMs)),
    () => import("./AskPlace.tsx"),
    () => import("../agents/AskDialog.tsx"),
  ])
    await load().catch(() => undefined);
}
