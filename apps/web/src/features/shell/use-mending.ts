import { useQueryClient } from "@tanstack/react-query";
import type { Query } from "@tanstack/react-query";
import { useEffect } from "react";
import { isWorthRetrying } from "../../platform/api/api-error.ts";
import { awaitServer, pauseMs } from "../../platform/api/await-server.ts";

/** Returns whether a query gave up on a failure that may pass. */
const isLost = ({ state }: Query): boolean =>
  state.status === "error" && isWorthRetrying(state.error);

/**
 * Asks again by itself for what is shown as failed, once the server returns its health check; with
 * growing pauses where it answers that and fails all the same.
 */
export function useMending(): void {
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    const lost = { type: "active", predicate: isLost } as const;
    let rounds = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    const mend = (): void => {
      stop = undefined;
      rounds += 1;
      void client.refetchQueries(lost);
    };
    const begin = (): void => {
      timer = undefined;
      stop = awaitServer(mend);
    };
    const leave = cache.subscribe((event) => {
      if (event.type !== "updated") return;
      if (event.action.type === "success") rounds = 0;
      if (event.action.type !== "error" || timer || stop || cache.findAll(lost).length === 0)
        return;
      timer = setTimeout(begin, pauseMs(rounds));
    });
    return () => {
      leave();
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
}
