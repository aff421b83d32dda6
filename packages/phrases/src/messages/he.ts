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
  mail_link_valid: plural("he", {
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
  mail_sign_in: "התחברות",
  mail_reset_subject: "בחירת סיסמה חדשה ל־Marzipan",
  mail_reset_text: "מישהו, כנראה אתם, ביקש סיסמה חדשה. פתחו את הקישור ובחרו שם סיסמה.",
  mail_reset_action: "בחירת סיסמה חדשה",
  mail_reset_ignore: "אם לא ביקשתם, אפשר להתעלם מהמייל הזה. הסיסמה שלכם נשארת כפי שהיא.",
  mail_received_subject: "ההרשמה שלכם ל־Marzipan התקבלה",
  mail_received_text:
    "כתובת המייל שלכם אומתה. ההרשמה ממתינה לאישור הנהלת המערכת, בדרך כלל יום או יומיים של עבודה. הודעה תישלח במייל.",
  mail_declined_subject: "בעניין ההרשמה שלכם ל־Marzipan",
  mail_declined_text: "לא יכולנו לאשר את ההרשמה שלכם.",
  mail_reason: "זו הסיבה:",
  mail_contact: "פנייה לתמיכה",
  mail_blocked_subject: "החשבון שלכם ב־Marzipan נחסם",
  mail_blocked_text: "החשבון שלכם נחסם. הנתונים שלכם עדיין שמורים. כדאי לפנות לתמיכה.",
  mail_device_subject: "התחברות חדשה לחשבון שלכם ב־Marzipan",
  mail_device_text: "זה עתה התחברו לחשבון שלכם ממכשיר שלא הכרנו.",
  mail_device: "מכשיר: {browser} ב־{system}",
  mail_device_half: "מכשיר: {device}",
  mail_device_unknown: "מכשיר: לא ידוע",
  mail_time: "זמן: {time}",
  mail_device_advice:
    "אם אלה אתם, אין צורך לעשות דבר. אם לא, שנו את הסיסמה ונתקו את המכשיר בהגדרות.",
  mail_devices: "המכשירים שלי",
  mail_password_subject: "הסיסמה שלכם ב־Marzipan שונתה",
  mail_password_text: "הסיסמה של החשבון שלכם שונתה זה עתה.",
  mail_password_advice: "אם לא אתם שיניתם אותה, בחרו מיד סיסמה חדשה.",
  mail_email_subject: "כתובת המייל שלכם ב־Marzipan שונתה",
  mail_email_text: "מעכשיו מתחברים עם {email}.",
  mail_email_advice: "אם לא אתם שיניתם אותה, פנו מיד לתמיכה.",
  mail_totp_on_subject: "קודי האימות הופעלו",
  mail_totp_on_text: "מעכשיו נדרש קוד מהאפליקציה בהתחברות ל־Marzipan.",
  mail_totp_off_subject: "קודי האימות כובו",
  mail_totp_off_text: "קוד מהאפליקציה כבר לא נדרש בהתחברות ל־Marzipan.",
  mail_phone_on_subject: "טלפון נוסף לחשבון שלכם",
  mail_phone_on_text:
    "מעכשיו אפשר להתחבר לחשבון שלכם ב־Marzipan עם קוד שנשלח אל \u2068{phone}\u2069.",
  mail_phone_off_subject: "הטלפון הוסר מהחשבון שלכם",
  mail_phone_off_text:
    "אי אפשר עוד להתחבר לחשבון שלכם ב־Marzipan עם קוד שנשלח אל \u2068{phone}\u2069.",
  mail_security_advice: "אם לא אתם עשיתם זאת, בחרו מיד סיסמה חדשה ובדקו את ההגדרות.",
  mail_trial_subject: plural("he", {
    one: "ניסיון החינם שלכם מסתיים בעוד יום אחד",
    two: "ניסיון החינם שלכם מסתיים בעוד יומיים",
    other: "ניסיון החינם שלכם מסתיים בעוד {n} ימים",
  }),
  mail_trial_text:
    "ניסיון החינם של מסלול {plan} מסתיים ב־{date}. בלי תשלום תעברו אז למסלול הבסיסי, ושום דבר לא יימחק.",
  mail_plans: "לכל המסלולים",
  // A customer's request, to her and to the business.
  request_received_subject: "הבקשה שלך {number} הגיעה אל {business}",
  request_received_text:
    "היי {name}, הבקשה שלך {number} ל־{date} הגיעה אל {business}, ותשובה תישלח בקרוב. אין צורך לשלם עכשיו.",
  request_quoted_subject: "הצעת מחיר מאת {business} לבקשה {number}",
  request_quoted_text:
    "היי {name}, הצעת המחיר של {business} לבקשה {number} היא {amount}. אפשר לאשר עד {until}.",
  request_accepted_subject: "הבקשה שלך {number} אושרה אצל {business}",
  request_accepted_text:
    "היי {name}, הבקשה שלך {number} ל־{date} אושרה אצל {business}. סה״כ: {amount}. תודה!",
  request_declined_subject: "לצערנו אי אפשר לקבל את הבקשה {number} אצל {business}",
  request_declined_text:
    "היי {name}, אנחנו מצטערים: {business} לא יכולים לקבל את הבקשה {number} ל־{date}.",
  request_see: "לצפייה בבקשה",
  request_hello: "היי {name}, כאן {business}. לגבי הבקשה שלך {number} ל־{date}:",
  request_to_business: "שלום {business}, כאן {name}. שלחתי בקשה {number} ל־{date}:",
  request_about: "שלום {business}, כאן {name}, לגבי הבקשה שלי {number}:",
  request_total: "סה״כ: {amount}",
  request_calendar: "{business}: הזמנה {number}",
  request_waiting_subject: plural("he", {
    one: "בקשת הזמנה אחת מחכה לתשובה שלך",
    two: "שתי בקשות הזמנה מחכות לתשובה שלך",
    other: "{n} בקשות הזמנה מחכות לתשובה שלך",
  }),
  request_waiting_text: "הלקוחות רואים שעדיין אין תשובה. אפשר לאשר, להציע מחיר או לדחות.",
  request_open: "לצפייה בבקשות",
  sms_code: plural("he", {
    one: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף לדקה אחת.",
    two: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף לשתי דקות.",
    other: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף ל־{n} דקות.",
  }),
};
