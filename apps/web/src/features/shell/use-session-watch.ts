import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { rememberWanted } from "../../platform/gate/wanted-path.ts";
import { forgetEverything, meKey } from "../../platform/session/load-me.ts";
import { useMe } from "../../platform/session/me.tsx";
import { listenToSession } from "../../platform/session/session-events.ts";

/**
 * Acts on what happens to the session while a page is open: signed out by the server or in another
 * tab ends at `/auth` with the wanted path kept (rulings §2); a closed gate leads to its screen.
 */
export function useSessionWatch(): void {
  const client = useQueryClient();
  const router = useRouter();
  const { gate } = useMe();
  useEffect(() => {
    let isEnding = false;
    const end = async (): Promise<void> => {
      if (isEnding) return;
      isEnding = true;
      rememberWanted(router.state.location.href);
      // Who was signed in must be asked anew, or `/auth` would lead straight back.
      await client.invalidateQueries({ queryKey: meKey, refetchType: "none" });
      await router.navigate({ href: "/auth", replace: true });
      forgetEverything(client);
      isEnding = false;
    };
    return listenToSession((event) => {
      if (event === "gate") void client.invalidateQueries({ queryKey: meKey });
      else void end();
    });
  }, [client, router]);
  useEffect(() => {
    if (gate !== "open") void router.invalidate();
  }, [gate, router]);
}
