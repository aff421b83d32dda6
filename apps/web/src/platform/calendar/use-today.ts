import { dayIn } from "@marzipan/domain/dates";
import { useCallback, useSyncExternalStore } from "react";
import { useMe } from "../session/me.tsx";

/** How often the day is recomputed, in milliseconds, because a page stays open past midnight. */
const lookAgainMs = 60_000;

function listen(listener: () => void): () => void {
  const timer = setInterval(listener, lookAgainMs);
  return () => clearInterval(timer);
}

/** Returns the business's day of today, `yyyy-mm-dd` in its time zone (rulings §1). */
export function useToday(): string {
  const { timeZone } = useMe().business;
  const read = useCallback(() => dayIn(timeZone, new Date()), [timeZone]);
  return useSyncExternalStore(listen, read, read);
}
