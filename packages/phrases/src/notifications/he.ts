import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "מה חדש",
  unread: plural("he", {
    one: "מה חדש: אחת לא נקראה",
    two: "מה חדש: שתיים לא נקראו",
    other: "מה חדש: {n} לא נקראו",
  }),
  mark_all_read: "סימון הכול כנקרא",
  open: "פתיחה",
  accept: "אישור, {amount}",
  is_unread: "לא נקרא",
  empty_title: "אין שום דבר שממתין",
  empty_text: "בקשות הזמנה חדשות ועדכונים נוספים יופיעו כאן.",
  load_failed: "לא הצלחנו לטעון את מה שחדש",
  loading: "טוענים את מה שחדש",
  ring: "התראות במכשיר הזה",
  ring_hint: "גם כש־Marzipan סגור.",
  discreet: "הסתרת שמות וסכומים",
  discreet_hint: "במסך הנעילה יופיע רק סוג העדכון.",
  unsupported: "הדפדפן הזה לא יכול להציג התראות.",
  needs_home_screen:
    "ב־iPhone וב־iPad צריך קודם להוסיף את Marzipan למסך הבית: ״שיתוף״ ואז ״הוספה למסך הבית״. פתחו אותו משם וחזרו לכאן.",
  denied: "ההתראות של Marzipan חסומות. אפשרו אותן בהגדרות הדפדפן או הטלפון ונסו שוב.",
  failed: "לא הצלחנו להפעיל התראות. נסו שוב.",
};
