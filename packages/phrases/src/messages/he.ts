import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "היי {name}, רשמנו את ההזמנה שלך (מס׳ {number}) ל{date} בשעה {time}. סה״כ: {amount}. תודה רבה! {business}",
  confirmation_no_time:
    "היי {name}, רשמנו את ההזמנה שלך (מס׳ {number}) ל{date}. סה״כ: {amount}. תודה רבה! {business}",
  ready:
    "היי {name}, ההזמנה שלך (מס׳ {number}) מוכנה לאיסוף. אנחנו כאן עד {time}. נתראה! {business}",
  ready_no_time: "היי {name}, ההזמנה שלך (מס׳ {number}) מוכנה לאיסוף. נתראה! {business}",
  reminder:
    "היי {name}, רק תזכורת קטנה: נותרה יתרה של {amount} על הזמנה מס׳ {number} ל{date}. אם כבר שולם, אפשר להתעלם מההודעה. תודה רבה! {business}",
  deposit:
    "היי {name}, רק תזכורת קטנה: המקדמה בסך {amount} על הזמנה מס׳ {number} ל{date} עדיין לא שולמה. היתרה כולה: {balance}. אם כבר שולם, אפשר להתעלם מההודעה. תודה רבה! {business}",
  on_the_way: "היי {name}, ההזמנה שלך (מס׳\u00A0{number}) כבר בדרך אליך. בתיאבון! {business}",
  kind_confirmation: "אישור הזמנה",
  kind_ready: "ההזמנה מוכנה",
  kind_reminder: "תזכורת לתשלום",
  kind_deposit: "תזכורת למקדמה",
  kind_on_the_way: "ההזמנה בדרך",
  mail_declined_text: "לא יכולנו לאשר את ההרשמה שלכם.",
  mail_reason: "זו הסיבה:",
};
