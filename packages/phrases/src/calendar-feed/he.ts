import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: הזמנות",
  text: "הטלפון, Google או Outlook יציגו כל הזמנה ביום שלה, לצד כל מה שכבר רשום שם. שינויים יופיעו כשהיומן יבדוק אם יש חדש, בדרך כלל בתוך כמה שעות.",
  secret:
    "מי שהקישור בידיו רואה את השמות, הטלפונים, הכתובות וההזמנות של הלקוחות. כדאי לשמור אותו לעצמך.",
  link: "קישור ליומן",
  add_here: "הוספה במכשיר הזה",
  add_google: "הוספה ל־Google Calendar",
  renew_text: "יומנים שמשתמשים בקישור הישן יפסיקו להציג את ההזמנות.",
  end: "כיבוי הקישור",
  end_text: "יומנים שמשתמשים בקישור הזה יפסיקו להציג את ההזמנות.",
  ended: "הקישור כובה",
};
