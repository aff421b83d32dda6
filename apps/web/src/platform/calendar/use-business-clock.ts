import { dayIn, timeIn } from "@marzipan/domain/dates";
import { useEffect, useState } from "react";
import { useMe } from "../session/me.tsx";

const minuteMs = 60_000;

/** Returns the business's day and time of day; again every minute. */
export function useBusinessClock(): { day: string; time: string } {
  const { timeZone } = useMe().business;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return { day: dayIn(timeZone, now), time: timeIn(timeZone, now) };
}
