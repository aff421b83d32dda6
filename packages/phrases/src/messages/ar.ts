import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation: "مرحبًا {first_name}، سجّلنا: {items}.\n{when}، {place}.\nالمجموع: {total}.\n{link}",
  ready: "مرحبًا {first_name}، طلبيتك جاهزة: {place}.\nالمتبقي للدفع: {balance}.\n{link}",
  reminder:
    "مرحبًا {first_name}، تذكير بسيط: بقي مبلغ ⁨{amount}⁩ من الطلبية رقم ⁨{number}⁩ بتاريخ {date}. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}\n{link}",
  deposit:
    "مرحبًا {first_name}، تذكير بسيط: لم يُدفع بعد عربون ⁨{amount}⁩ للطلبية رقم ⁨{number}⁩ بتاريخ {date}. المبلغ المتبقي كله ⁨{balance}⁩. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}\n{link}",
  on_the_way:
    "مرحبًا {first_name}، طلبيتك خرجت من عندنا وهي في الطريق إليك. صحتين وعافية!\nالمتبقي للدفع: {balance}.\n{link}",
  moved: "مرحبًا {first_name}، تغيّر موعد طلبيتك: {when}، {place}. كل ما عدا ذلك كما هو.\n{link}",
  canceled: "مرحبًا {first_name}، أُلغيت طلبيتك ليوم {date} ({items}). لأي سؤال، نحن هنا. {business}",
  quote: "مرحبًا {first_name}، هذا هو السعر: {items}، {when}: {total}. هل يناسبك؟\n{link}",
  balance:
    "مرحبًا {first_name}، بقي {balance} للدفع عن {items} ({date}). شكرًا جزيلًا! {business}\n{link}",
  when: "{date} الساعة {time}",
  place_pickup: "الاستلام: {address}",
  place_pickup_open: "الاستلام من المحل",
  place_delivery: "التوصيل: {address}",
  place_delivery_open: "التوصيل",
  more_items: plural("ar", {
    zero: "ولا شيء غيرها",
    one: "وواحد آخر",
    two: "واثنان آخران",
    few: "و{n} غيرها",
    many: "و{n} غيرها",
    other: "و{n} غيرها",
  }),
  changed:
    "مرحبًا {first_name}، تعدّلت طلبيتك: {items}.\n{when}، {place}.\nالمجموع: {total}.\n{link}",
  kind_confirmation: "تأكيد الطلبية",
  kind_ready: "الطلبية جاهزة",
  kind_reminder: "تذكير بالدفع",
  kind_deposit: "تذكير بالعربون",
  kind_on_the_way: "الطلبية في الطريق",
  kind_moved: "موعد جديد",
  kind_canceled: "إلغاء الطلبية",
  kind_quote: "عرض سعر",
  kind_balance: "المبلغ المتبقي",
  kind_changed: "تعديل الطلبية",
  mail_declined_text: "لم نتمكن من الموافقة على تسجيلك.",
  mail_reason: "السبب:",
};
