import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "שלום {name},",
  verify_subject: "אישור כתובת המייל שלכם ב־Marzipan",
  verify_text: "ברוכים הבאים ל־Marzipan. פתחו את הקישור ואשרו שם שזו כתובת המייל שלכם.",
  verify_action: "אישור האימייל",
  link_valid: plural("he", {
    one: "הקישור תקף לשעה אחת.",
    two: "הקישור תקף לשעתיים.",
    other: "הקישור תקף ל־{n} שעות.",
  }),
  verify_ignore: "אם לא נרשמתם, אפשר להתעלם מהמייל הזה.",
  approved_subject: "החשבון שלכם ב־Marzipan אושר",
  approved_text: "אפשר להתחבר עכשיו ולרשום את ההזמנה הראשונה.",
  known_subject: "כבר יש לכם חשבון ב־Marzipan",
  known_text:
    "מישהו, כנראה אתם, ניסה להירשם עם כתובת המייל הזאת. כבר יש לכם חשבון, אפשר להתחבר עם הסיסמה.",
  held_subject: "אי אפשר עדיין לפתוח חשבון עם כתובת המייל הזאת",
  held_text:
    "מישהו, כנראה אתם, ניסה להירשם עם כתובת המייל הזאת. לפני זמן קצר חשבון שהשתמש בה עבר לכתובת אחרת. אם אתם העברתם אותו, התחברו עם הכתובת החדשה.",
  held_until:
    "עד {time} אפשר לבטל את ההעברה, ולכן הכתובת שמורה לחשבון ההוא. אחר כך אפשר להירשם איתה.",
  held_advice: "אם לא אתם שיניתם את הכתובת, פתחו את הקישור ״{action}״ במייל ששלחנו אז לכתובת הזאת.",
  sign_in: "התחברות",
  reset_subject: "בחירת סיסמה חדשה ל־Marzipan",
  reset_text: "מישהו, כנראה אתם, ביקש סיסמה חדשה. פתחו את הקישור ובחרו שם סיסמה.",
  reset_action: "בחירת סיסמה חדשה",
  reset_ignore: "אם לא ביקשתם, אפשר להתעלם מהמייל הזה. הסיסמה שלכם נשארת כפי שהיא.",
  received_subject: "ההרשמה שלכם ל־Marzipan התקבלה",
  received_text:
    "כתובת המייל שלכם אומתה. ההרשמה ממתינה לאישור הנהלת המערכת, בדרך כלל יום או יומיים של עבודה. הודעה תישלח במייל.",
  declined_subject: "בעניין ההרשמה שלכם ל־Marzipan",
  contact: "פנייה לתמיכה",
  blocked_subject: "החשבון שלכם ב־Marzipan נחסם",
  blocked_text: "החשבון שלכם נחסם. הנתונים שלכם עדיין שמורים. כדאי לפנות לתמיכה.",
  device_subject: "התחברות חדשה לחשבון שלכם ב־Marzipan",
  device_text: "זה עתה התחברו לחשבון שלכם ממכשיר שלא הכרנו.",
  device: "מכשיר: {browser} ב־{system}",
  device_half: "מכשיר: {device}",
  device_unknown: "מכשיר: לא ידוע",
  time: "זמן: {time}",
  device_advice: "אם אלה אתם, אין צורך לעשות דבר. אם לא, שנו את הסיסמה ונתקו את המכשיר בהגדרות.",
  devices: "המכשירים שלי",
  password_subject: "הסיסמה שלכם ב־Marzipan שונתה",
  password_text: "הסיסמה של החשבון שלכם שונתה זה עתה.",
  password_advice: "אם לא אתם שיניתם אותה, בחרו מיד סיסמה חדשה.",
  email_subject: "כתובת המייל שלכם ב־Marzipan שונתה",
  email_text: "מעכשיו מתחברים עם {email}.",
  email_advice: "אם לא אתם שיניתם אותה, פנו מיד לתמיכה.",
  totp_on_subject: "קודי האימות הופעלו",
  totp_on_text: "מעכשיו נדרש קוד מהאפליקציה בהתחברות ל־Marzipan.",
  totp_off_subject: "קודי האימות כובו",
  totp_off_text: "קוד מהאפליקציה כבר לא נדרש בהתחברות ל־Marzipan.",
  phone_on_subject: "טלפון נוסף לחשבון שלכם",
  phone_on_text: "מעכשיו אפשר להתחבר לחשבון שלכם ב־Marzipan עם קוד שנשלח אל \u2068{phone}\u2069.",
  phone_off_subject: "הטלפון הוסר מהחשבון שלכם",
  phone_off_text: "אי אפשר עוד להתחבר לחשבון שלכם ב־Marzipan עם קוד שנשלח אל \u2068{phone}\u2069.",
  security_advice: "אם לא אתם עשיתם זאת, בחרו מיד סיסמה חדשה ובדקו את ההגדרות.",
  trial_subject: plural("he", {
    one: "ניסיון החינם שלכם מסתיים בעוד יום אחד",
    two: "ניסיון החינם שלכם מסתיים בעוד יומיים",
    other: "ניסיון החינם שלכם מסתיים בעוד {n} ימים",
  }),
  trial_text:
    "ניסיון החינם של מסלול {plan} מסתיים ב־{date}. בלי תשלום תעברו אז למסלול הבסיסי, ושום דבר לא יימחק.",
  plans: "לכל המסלולים",
  // A customer's request, to her and to the business.
  request_received_subject: "הבקשה שלך מס׳ {number} הגיעה אל {business}",
  request_received_text:
    "היי {name}, הבקשה שלך מס׳ {number} ל{date} הגיעה אל {business}, ותשובה תישלח בקרוב. אין צורך לשלם עכשיו.",
  request_quoted_subject: "הצעת מחיר מאת {business} לבקשה מס׳ {number}",
  request_quoted_text:
    "היי {name}, הצעת המחיר של {business} לבקשה מס׳ {number} היא {amount}. אפשר לאשר עד {until}.",
  request_accepted_subject: "הבקשה שלך מס׳ {number} אושרה אצל {business}",
  request_accepted_text:
    "היי {name}, הבקשה שלך מס׳ {number} ל{date} אושרה אצל {business}. סה״כ: {amount}. תודה!",
  request_declined_subject: "לצערנו אי אפשר לקבל את הבקשה מס׳ {number} אצל {business}",
  request_declined_text:
    "היי {name}, אנחנו מצטערים: {business} לא יכולים לקבל את הבקשה מס׳ {number} ל{date}.",
  request_expired_subject: "תוקף הבקשה שלך מס׳ {number} אצל {business} פג",
  request_expired_text:
    "היי {name}, המועד {date} עבר והבקשה שלך מס׳ {number} אצל {business} לא הפכה להזמנה. אין צורך לשלם דבר, ואפשר לבקש שוב בכל עת.",
  request_lapsed_subject: "המחיר לבקשה שלך מס׳ {number} אצל {business} כבר לא בתוקף",
  request_lapsed_text:
    "היי {name}, המחיר של {business} לבקשה שלך מס׳ {number} היה בתוקף עד {until}. אפשר לכתוב אל {business} ולבקש מחיר חדש.",
  request_see: "לצפייה בבקשה",
  request_day_at_time: "{date} בשעה {time}",
  request_hello: "היי {name}, כאן {business}. לגבי הבקשה שלך מס׳ {number} ל{date}:",
  request_to_business: "שלום {business}, כאן {name}. שלחתי בקשה מס׳ {number} ל{date}:",
  request_about: "שלום {business}, כאן {name}, לגבי הבקשה שלי מס׳ {number}:",
  request_total: "סה״כ: {amount}",
  request_calendar: "{business}: הזמנה מס׳ {number}",
  request_waiting_subject: plural("he", {
    one: "בקשת הזמנה אחת מחכה לתשובה שלכם",
    two: "שתי בקשות הזמנה מחכות לתשובה שלכם",
    other: "{n} בקשות הזמנה מחכות לתשובה שלכם",
  }),
  request_waiting_text: "הלקוחות רואים שעדיין אין תשובה. אפשר לאשר, להציע מחיר או לדחות.",
  request_open: "לצפייה בבקשות",
  sms_code: plural("he", {
    one: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף לדקה אחת.",
    two: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף לשתי דקות.",
    other: "{code} הוא קוד האימות שלכם ב־Marzipan. הוא תקף ל־{n} דקות.",
  }),
  email_asked_subject: "התבקש שינוי של כתובת המייל ב־Marzipan",
  email_asked_text: "מישהו, כנראה אתם, ביקש להתחבר מעכשיו עם {email}. עדיין לא השתנה דבר.",
  not_me_action: "זה לא הייתי אני",
  not_me_advice:
    "אם זה אתם, אין צורך לעשות דבר. אם לא, פתחו את הקישור ואשרו שם: כל המכשירים ינותקו, החשבון יחזור לכתובת הזאת ותבחרו סיסמה חדשה.",
  link_days: plural("he", {
    one: "הקישור תקף ליום אחד.",
    two: "הקישור תקף ליומיים.",
    other: "הקישור תקף ל־{n} ימים.",
  }),
  waiting_subject: plural("he", {
    one: "הרשמה אחת ממתינה לאישורכם",
    two: "שתי הרשמות ממתינות לאישורכם",
    other: "{n} הרשמות ממתינות לאישורכם",
  }),
  waiting_text: "המייל שלהם אומת. עד שתאשרו או תדחו הם רואים דף המתנה.",
  waiting_open: "לבדיקת ההרשמות",
  papers_subject: "{business}: הנתונים של {month}",
  papers_text: "אלה הנתונים של {business} עבור {month}.",
  papers_button: "לפתיחת המסמכים",
  papers_note: "נשלח על ידי Marzipan עבור {business} בתחילת כל חודש.",
  papers_test: "זה מייל ניסיון ששלחתם לעצמכם. הוא לא נשלח לאף אחד אחר.",
};
