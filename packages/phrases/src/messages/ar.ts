import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date} الساعة {time}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  confirmation_no_time:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  ready:
    "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. نحن هنا حتى الساعة {time}. بانتظارك! {business}",
  ready_no_time: "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. بانتظارك! {business}",
  reminder:
    "مرحبًا {name}، تذكير بسيط: بقي مبلغ \u2068{amount}\u2069 من الطلبية رقم \u2068{number}\u2069 بتاريخ {date}. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}",
  on_the_way:
    "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 خرجت من عندنا وهي في الطريق إليك. صحتين وعافية! {business}",
  kind_confirmation: "تأكيد الطلبية",
  kind_ready: "الطلبية جاهزة",
  kind_reminder: "تذكير بالدفع",
  kind_on_the_way: "الطلبية في الطريق",
  mail_greeting: "مرحبًا {name}،",
  mail_verify_subject: "تأكيد بريدك الإلكتروني في Marzipan",
  mail_verify_text: "أهلًا وسهلًا في Marzipan. يُرجى فتح هذا الرابط وتأكيد البريد الإلكتروني في الصفحة.",
  mail_verify_action: "تأكيد البريد الإلكتروني",
  mail_verify_valid: plural("ar", {
    zero: "انتهت صلاحية الرابط.",
    one: "الرابط صالح لساعة واحدة.",
    two: "الرابط صالح لساعتين.",
    few: "الرابط صالح لمدة {n} ساعات.",
    many: "الرابط صالح لمدة {n} ساعة.",
    other: "الرابط صالح لمدة {n} ساعة.",
  }),
  mail_verify_ignore: "إذا لم يكن التسجيل منك فيمكن تجاهل هذه الرسالة.",
  mail_approved_subject: "تمت الموافقة على حسابك في Marzipan",
  mail_approved_text: "يمكن الآن تسجيل الدخول وإضافة أول طلبية.",
  mail_known_subject: "لديك حساب في Marzipan",
  mail_known_text:
    "حاول شخص ما، وعلى الأرجح من طرفك، إنشاء حساب بهذا البريد. الحساب موجود، ويمكن تسجيل الدخول بكلمة المرور.",
  mail_known_action: "تسجيل الدخول",
};
