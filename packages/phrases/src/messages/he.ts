import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation: "היי {first_name}, רשמנו: {items}.\n{when}, {place}.\nסה״כ: {total}.\n{link}",
  ready: "היי {first_name}, ההזמנה מוכנה ומחכה לך: {place}.\nלתשלום: {balance}.\n{link}",
  reminder:
    "היי {first_name}, רק תזכורת קטנה: נותרה יתרה של {amount} על הזמנה מס׳ {number} ל{date}. אם כבר שולם, אפשר להתעלם מההודעה. תודה רבה! {business}\n{link}",
  deposit:
    "היי {first_name}, רק תזכורת קטנה: המקדמה בסך {amount} על הזמנה מס׳ {number} ל{date} עדיין לא שולמה. היתרה כולה: {balance}. אם כבר שולם, אפשר להתעלם מההודעה. תודה רבה! {business}\n{link}",
  on_the_way:
    "היי {first_name}, ההזמנה שלך יצאה מאיתנו ובדרך אליך. בתיאבון!\nלתשלום: {balance}.\n{link}",
  moved:
    "היי {first_name}, ההזמנה שלך עברה ליום אחר: {when}, {place}. כל השאר נשאר כמו שהיה.\n{link}",
  canceled: "היי {first_name}, ההזמנה ל{date} ({items}) בוטלה. לכל שאלה אפשר לכתוב לנו. {business}",
  quote: "היי {first_name}, זה המחיר: {items}, ל{when}: {total}. מתאים לך?\n{link}",
  balance:
    "היי {first_name}, על {items} ({date}) נשאר לשלם {balance}. תודה רבה! {business}\n{link}",
  when: "{date} בשעה {time}",
  place_pickup: "איסוף: {address}",
  place_pickup_open: "איסוף",
  place_delivery: "משלוח: {address}",
  place_delivery_open: "משלוח",
  more_items: plural("he", { one: "ועוד אחד", two: "ועוד שניים", other: "ועוד {n}" }),
  changed:
    "היי {first_name}, עדכנו את ההזמנה שלך: {items}.\n{when}, {place}.\nסה״כ: {total}.\n{link}",
  kind_confirmation: "אישור הזמנה",
  kind_ready: "ההזמנה מוכנה",
  kind_reminder: "תזכורת לתשלום",
  kind_deposit: "תזכורת למקדמה",
  kind_on_the_way: "ההזמנה בדרך",
  kind_moved: "תאריך חדש",
  kind_canceled: "ביטול הזמנה",
  kind_quote: "הצעת מחיר",
  kind_balance: "יתרה לתשלום",
  kind_changed: "שינוי בהזמנה",
  mail_declined_text: "לא יכולנו לאשר את ההרשמה שלכם.",
  mail_reason: "זו הסיבה:",
};
