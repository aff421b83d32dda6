import { getMe } from "@marzipan/contract/accounts";
import type { Gate } from "@marzipan/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { freshMsOf } from "../../platform/api/query-client.ts";
import { useCall } from "../../platform/api/queries.ts";
import { forgetDrafts, shelveDrafts } from "../../platform/kept/kept-drafts.ts";
import { rememberWanted } from "../../platform/gate/wanted-path.ts";
import { forgetKeptAnswers } from "../../platform/kept/kept.ts";
import { forgetEverything, meKey, setMe } from "../../platform/session/load-me.ts";
import type { Me } from "../../platform/session/me.tsx";
import { listenToSession } from "../../platform/owner/session-events.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/**
 * Watches the page's session and returns its owner, `null` once nothing of the owner's may be shown
 * any more (rulings §2). When the session ends, by the server or in another tab, or another account
 * signs in in this browser, the page is emptied and leads to `/auth` with the wanted path stored;
 * unsaved forms wait for their owner. A closed gate leads to its screen. All this works without the
 * event stream: every answer is checked, and a page without calls reloads who is signed in every 2
 * minutes (spec §9: session cache) and when it becomes visible.
 */
export function useSessionWatch(known: Me): Me | null {
  const client = useQueryClient();
  const router = useRouter();
  const [isOver, setOver] = useState(false);
  const { data: me = known } = useCall(getMe, undefined, {
    refetchInterval: freshMsOf(getMe.id),
    enabled: !isOver,
  });
  const { gate, user } = me;
  const accountId = user.id;

  useEffect(() => {
    let isEnding = false;
    const end = (isChanged: boolean): void => {
      if (isEnding) return;
      isEnding = true;
      rememberWanted(router.state.location.href, accountId);
      // The order matters: unmounting flushes the forms' drafts, which are then moved to where they
      // wait for their owner.
      flushSync(() => setOver(true));
      shelveDrafts();
      forgetEverything(client);
      const href = pathTo("/auth", { changed: isChanged ? "true" : null });
      void router.navigate({ href, replace: true, ignoreBlocker: true });
    };
    const meetGate = async (closed: Gate): Promise<void> => {
      // A response that was requested before the gate closed must not reopen it (race).
      await client.cancelQueries({ queryKey: meKey });
      const now = client.getQueryData<Me>(meKey);
      if (now) setMe(client, { ...now, gate: closed });
    };
    return listenToSession((event) => {
      if (event.kind === "gate") void meetGate(event.gate);
      else end(event.kind === "changed");
    });
  }, [client, router, accountId]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      void client.refetchQueries({ queryKey: meKey, stale: true });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [client]);

  useEffect(() => {
    if (gate === "open") return;
    forgetKeptAnswers();
    if (gate === "blocked") forgetDrafts(accountId);
    void router.invalidate();
  }, [gate, accountId, router]);
  return isOver || gate !== "open" ? null : me;
}
