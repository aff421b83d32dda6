import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "משימות",
  add: "הוספת משימה",
  new_label: "מה צריך לעשות?",
  title_label: "משימה",
  due_date: "תאריך יעד",
  overdue: "באיחור",
  later: "בהמשך",
  no_date: "ללא תאריך",
  done: "בוצעו",
  mark_done: "בוצע: {title}",
  edit: "עריכה: {title}",
  edit_title: "עריכת משימה",
  save: "שמירת המשימה",
  delete: "מחיקת משימה",
  delete_text: "למחוק את ״{title}״? במשך 30 יום אפשר לשחזר מתוך ״נמחקו לאחרונה״.",
  loading: "המשימות בטעינה",
  load_failed: "טעינת המשימות נכשלה",
  empty_title: "אין משימות פתוחות",
  empty_text: "רשמו כאן מה שאסור לשכוח: קמח להזמין, מסמכים לשלוח.",
  all_done: "הכול בוצע.",
  deleted_on: "נמחק ב־{date}",
  deleted_empty_text: "משימות שנמחקו נשארות כאן 30 יום ואפשר לשחזר אותן.",
  restored: "שוחזר: {name}",
};
