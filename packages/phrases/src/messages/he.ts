import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "היי {name}, רשמנו את ההזמנה שלך (מס׳ {number}) ל־{date} בשעה {time}. סה״כ: {amount}. תודה רבה! {business}",
  confirmation_no_time:
    "היי {name}, רשמנו את ההזמנה שלך (מס׳ {number}) ל־{date}. סה״כ: {amount}. תודה רבה! {business}",
  ready:
    "היי {name}, ההזמנה שלך (מס׳ {number}) מוכנה לאיסוף. אנחנו כאן עד {time}. נתראה! {business}",
  ready_no_time: "היי {name}, ההזמנה שלך (מס׳ {number}) מוכנה לאיסוף. נתראה! {business}",
  reminder:
    "היי {name}, רק תזכורת קטנה: נותרה יתרה של {amount} על הזמנה מס׳ {number} מתאריך {date}. אם כבר שולם, אפשר להתעלם מההודעה. תודה רבה! {business}",
  on_the_way: "היי {name}, ההזמנה שלך (מס׳ {number}) יצאה מאיתנו ובדרך אליך. בתיאבון! {business}",
  kind_confirmation: "אישור הזמנה",
  kind_ready: "ההזמנה מוכנה",
  kind_reminder: "תזכורת לתשלום",
  kind_on_the_way: "ההזמנה בדרך",
  mail_greeting: "שלום {name},",
  mail_verify_subject: "אימות כתובת המייל שלכם ב־Marzipan",
  mail_verify_text: "ברוכים הבאים ל־Marzipan. פתחו את הקישור ואשרו שם שזו כתובת המייל שלכם.",
  mail_verify_action: "אימות המייל",
  mail_verify_valid: plural("he", {
    one: "הקישור תקף לשעה אחת.",
    two: "הקישור תקף לשעתיים.",
    other: "הקישור תקף ל־{n} שעות.",
  }),
  mail_verify_ignore: "אם לא נרשמתם, אפשר להתעלם מהמייל הזה.",
  mail_approved_subject: "החשבון שלכם ב־Marzipan אושר",
  mail_approved_text: "אפשר להתחבר עכשיו ולרשום את ההזמנה הראשונה.",
  mail_known_subject: "כבר יש לכם חשבון ב־Marzipan",
  mail_known_text:
    "מישהו, כנראה אתם, ניסה להירשם עם כתובת המייל הזו. כבר יש לכם חשבון, אפשר להתחבר עם הסיסמה.",
  mail_known_action: "התחברות",
};
