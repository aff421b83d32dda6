import { getMe } from "@marzipan/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api/call.ts";
import { pageId } from "../api/page-id.ts";
import { refresh } from "../api/topics.ts";
import { setMe } from "../session/load-me.ts";
import { useMe } from "../session/me.tsx";
import { tellSession } from "../owner/session-events.ts";
import type { LiveMessage } from "./live-source.ts";
import { joinLive } from "./share-live.ts";

/** Keeps what is shown up to date while someone is signed in: changes made elsewhere are asked for again. */
export function useLive(): void {
  const client = useQueryClient();
  const { user } = useMe();
  useEffect(() => {
    const hear = (message: LiveMessage): void => {
      if (message.kind === "signed-out") return tellSession({ kind: "ended" });
      const { topics, pages = {} } = message;
      // What this page alone changed it has asked for again already.
      void refresh(
        client,
        topics.filter((topic) => pages[topic] !== pageId),
      );
    };
    return joinLive(user.id, hear, async () => setMe(client, await call(getMe)));
  }, [client, user.id]);
}
