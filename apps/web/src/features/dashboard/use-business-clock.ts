import { dayIn } from "@marzipan/domain/dates";
import { useEffect, useState } from "react";
import { useMe } from "../../platform/session/me.tsx";

const minuteMs = 60_000;

/** Returns the time of day `HH:mm` that an instant has in a time zone. */
export function timeIn(timeZone: string, at: Date): string {
  const options = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(at);
}

/** Returns the business's day and time of day; every minute anew. */
export function useBusinessClock(): { day: string; time: string } {
  const { timeZone } = useMe().business;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return { day: dayIn(timeZone, now), time: timeIn(timeZone, now) };
}
