import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMe } from "../../platform/session/me.tsx";
import { whenIdle } from "../../platform/when-idle.ts";

/** How long the page has network and processor to itself before anything is kept, in milliseconds. */
const quietMs = 1500;

/** Keeps on this device what the app shows without a network (rulings §10.7), once the page is idle. */
export function useKeeping(): void {
  const client = useQueryClient();
  const me = useMe();
  const latest = useRef(me);
  useEffect(() => {
    latest.current = me;
  });
  const { id: accountId, role } = me.user;
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { startKeeping } = await import("../../platform/offline/keeping.ts");
      if (!isOver && latest.current.user.id === accountId && latest.current.user.role === role)
        end = startKeeping(client, latest.current);
    };
    const timer = setTimeout(() => {
      end = whenIdle(() => void begin().catch(() => undefined));
    }, quietMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [client, accountId, role]);
}
