import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "رسالتك",
  send: "إرسال الرسالة",
  fill_all: "يُرجى ملء جميع الحقول",
  bad_phone: "يُرجى إدخال رقم هاتف صحيح.",
  bad_email: "يُرجى إدخال بريد إلكتروني صحيح.",
  failed: "تعذّر إرسال رسالتك. يُرجى المحاولة مرة أخرى.",
  sent_title: "شكرًا، وصلت رسالتك",
  sent_text: "سنردّ على {email} خلال 48 ساعة، وخلال 24 ساعة في باقة بريميوم.",
  send_another: "كتابة رسالة أخرى",
  kept: plural("ar", {
    zero: "لا تُحفظ الرسائل.",
    one: "تُحفظ الرسائل شهرًا واحدًا ثم تُحذف.",
    two: "تُحفظ الرسائل شهرين ثم تُحذف.",
    few: "تُحفظ الرسائل {n} أشهر ثم تُحذف.",
    many: "تُحفظ الرسائل {n} شهرًا ثم تُحذف.",
    other: "تُحفظ الرسائل {n} شهر ثم تُحذف.",
  }),
  leads: "الرسائل الواردة",
  leads_loading: "جارٍ تحميل الرسائل",
  leads_failed: "تعذّر تحميل الرسائل",
  leads_empty: "لا رسائل بعد",
  leads_empty_text: "ما يُكتب في صفحة التواصل يصل إلى هنا وبالبريد أيضًا.",
  leads_shown: plural("ar", {
    zero: "لا رسائل معروضة",
    one: "رسالة واحدة معروضة",
    two: "رسالتان معروضتان",
    few: "{n} رسائل معروضة",
    many: "{n} رسالة معروضة",
    other: "{n} رسالة معروضة",
  }),
  priority: "بأولوية",
  answer: "الرد بالبريد",
  mail_subject: "رسالة جديدة من نموذج التواصل",
  mail_subject_priority: "رسالة جديدة بأولوية من نموذج التواصل",
  mail_name: "الاسم: {name}",
  mail_email: "البريد الإلكتروني: {email}",
  mail_phone: "الهاتف: {phone}",
};
