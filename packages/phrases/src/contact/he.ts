import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "ההודעה שלכם",
  send: "שליחת ההודעה",
  fill_all: "יש למלא את כל השדות",
  bad_phone: "יש להזין מספר טלפון תקין.",
  bad_email: "יש להזין כתובת אימייל תקינה.",
  failed: "לא הצלחנו לשלוח את ההודעה. נסו שוב.",
  sent_title: "תודה, ההודעה הגיעה",
  sent_text: "נענה אל {email} תוך 48 שעות, ובמסלול פרימיום תוך 24 שעות.",
  send_another: "לכתוב הודעה נוספת",
  kept: plural("he", {
    one: "ההודעות נשמרות חודש אחד ואז נמחקות.",
    two: "ההודעות נשמרות חודשיים ואז נמחקות.",
    other: "ההודעות נשמרות {n} חודשים ואז נמחקות.",
  }),
  leads: "פניות",
  leads_loading: "הפניות נטענות",
  leads_failed: "לא הצלחנו לטעון את הפניות",
  leads_empty: "אין עדיין פניות",
  leads_empty_text: "מה שנכתב בדף יצירת הקשר מגיע לכאן, וגם במייל.",
  leads_shown: plural("he", {
    one: "מוצגת פנייה אחת",
    two: "מוצגות שתי פניות",
    other: "מוצגות {n} פניות",
  }),
  priority: "בעדיפות",
  answer: "מענה במייל",
  mail_subject: "פנייה חדשה מטופס יצירת הקשר",
  mail_subject_priority: "פנייה חדשה בעדיפות מטופס יצירת הקשר",
  mail_name: "שם: {name}",
  mail_email: "אימייל: {email}",
  mail_phone: "טלפון: {phone}",
};
