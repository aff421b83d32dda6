import { useEffect } from "react";
import { chatKey, sweepChats } from "../../platform/session/kept-chats.ts";
import { useMe } from "../../platform/session/me.tsx";

const minuteMs = 60_000;

/** Forgets conversations with the agents that are over, and those of others who were signed in here (spec §4). */
export function useKeptChats(): void {
  const { business, user } = useMe();
  const key = chatKey(business.id, user.id);
  useEffect(() => {
    const sweep = (): void => sweepChats(key, Date.now());
    sweep();
    const timer = setInterval(sweep, minuteMs);
    return () => clearInterval(timer);
  }, [key]);
}
