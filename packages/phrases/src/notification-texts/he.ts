import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "לקוח",
  nothing_to_do: "אין כאן עוד מה לעשות",
  request_gone: "הבקשה כבר לא קיימת",
  request_received: "בקשה: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "הוצע מחיר: {name}",
  request_accepted: "אושרה: {name}",
  request_declined: "נדחתה: {name}",
  request_withdrawn: "בוטלה ע״י הלקוח: {name}",
  request_expired: "פג תוקף: {name}",
  quote_accepted: "המחיר אושר: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("he", {
    one: "בקשה אחת ממתינה לתשובה שלכם",
    two: "שתי בקשות ממתינות לתשובה שלכם",
    other: "{n} בקשות ממתינות לתשובה שלכם",
  }),
  orders_tomorrow: plural("he", {
    one: "{date}: הזמנה אחת",
    two: "{date}: שתי הזמנות",
    other: "{date}: {n} הזמנות",
  }),
  no_orders: "{date}: אין הזמנות",
  first_at: "הראשונה ב־{time}",
  day_full: "אין עוד מקום: {date}",
  money_due: "יש מקדמות ויתרות לתשלום",
  trial_ending: "תקופת הניסיון מסתיימת ב{date}",
  payment_declined: "התשלום נדחה",
  payment_declined_text: "עדכנו את הכרטיס כדי לשמור על המסלול.",
  plan_changed: "המסלול שלכם השתנה",
  task_due: "משימה: {title}",
  task_gone: "הגיע מועד של משימה",
  receipt_read: "הקבלה עובדה",
  receipt_failed: "לא הצלחנו לקרוא קבלה",
  accountant_emailed: "המסמכים נשלחו לרואה החשבון",
  new_device: "התחברות ממכשיר חדש",
  new_device_text: "אם זה לא אתם, החליפו סיסמה.",
};
