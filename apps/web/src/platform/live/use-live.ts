import { getMe } from "@marzipan/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api/call.ts";
import { isStaleAfter } from "../api/topics.ts";
import { tellSession } from "../session/session-events.ts";
import { joinLive } from "./share-live.ts";

/** Keeps what is shown up to date while somebody is signed in: changes made elsewhere are asked for again. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      joinLive(
        (message) => {
          if (message.kind === "signed-out") tellSession("ended");
          else {
            const { topics } = message;
            void client.invalidateQueries({
              predicate: (query) => isStaleAfter(topics, query.queryKey[0]),
            });
          }
        },
        () => call(getMe),
      ),
    [client],
  );
}
