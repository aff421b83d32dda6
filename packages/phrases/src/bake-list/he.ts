import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "רשימת אפייה",
  day: "יום",
  range: "טווח",
  orders: plural("he", {
    one: "הזמנה אחת",
    two: "שתי הזמנות",
    other: "{n} הזמנות",
  }),
  kinds: plural("he", {
    one: "סוג אחד",
    two: "שני סוגים",
    other: "{n} סוגים",
  }),
  next: "המסירה הבאה ב־{time}",
  by: "עד {time}",
  by_day: "עד {day}, {time}",
  without: "בלי {allergens}",
  other: "אחר",
  without_items: "הזמנות בלי פריטים",
  made: "מוכן: {item}",
  made_label: "כמה כבר מוכן",
  enter: "לרשום כמה מוכן",
  missing: "עוד להכין: {quantity}",
  all: "הכול מוכן",
  behind: "ההזמנות מאחורי {item}",
  loading: "רשימת האפייה בטעינה",
  failed: "טעינת רשימת האפייה נכשלה",
  empty_title: "אין מה לאפות",
  empty_text: "כאן יסוכמו הפריטים של ההזמנות לימים האלה.",
  copy: "העתקה כטקסט",
  copy_failed: "הדפדפן לא מאפשר העתקה. אפשר לשלוח ב־WhatsApp או להדפיס.",
  waiting: "יישמר כשיחזור החיבור",
  kitchen: "מצב מטבח",
  sound: "צליל להזמנות חדשות",
  may_sleep: "ייתכן שהמסך ייכבה מעצמו",
  seen: "ראיתי",
  just_in: "נכנסו עכשיו: {what}",
  changed: "השתנה: {what}",
};
