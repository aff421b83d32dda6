import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date} الساعة {time}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  confirmation_no_time:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  ready:
    "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. نحن هنا حتى الساعة {time}. بانتظارك! {business}",
  ready_no_time: "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. بانتظارك! {business}",
  reminder:
    "مرحبًا {name}، تذكير بسيط: بقي مبلغ \u2068{amount}\u2069 من الطلبية رقم \u2068{number}\u2069 بتاريخ {date}. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}",
  deposit:
    "مرحبًا {name}، تذكير بسيط: لم يُدفع بعد عربون \u2068{amount}\u2069 للطلبية رقم \u2068{number}\u2069 بتاريخ {date}. المبلغ المتبقي كله \u2068{balance}\u2069. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}",
  on_the_way:
    "مرحبًا {name}، طلبيتك رقم\u00A0\u2068{number}\u2069 في الطريق إليك. صحتين وعافية! {business}",
  kind_confirmation: "تأكيد الطلبية",
  kind_ready: "الطلبية جاهزة",
  kind_reminder: "تذكير بالدفع",
  kind_deposit: "تذكير بالعربون",
  kind_on_the_way: "الطلبية في الطريق",
  mail_declined_text: "لم نتمكن من الموافقة على تسجيلك.",
  mail_reason: "السبب:",
};
