import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { listenToSession } from "../../platform/owner/session-events.ts";

/**
 * Forgets what the page knows and lets the router decide again when the session has ended or belongs to another
 * account, such as by a sign-in in another tab (rulings §2).
 */
export function useSessionChange(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      listenToSession(({ kind }) => {
        if (kind === "gate") return;
        forgetEverything(client);
        void router.invalidate();
      }),
    [client, router],
  );
}
