import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "وضع الاختبار",
  explained: "لا يُخصم من أي بطاقة ولا يُحوَّل أي مبلغ. تحل هذه الصفحة محل Paddle.",
  plan_for: "{plan}: {business}",
  tax: "الضريبة",
  no_tax: "لا توجد في وضع الاختبار",
  to_pay: "المبلغ المطلوب الآن",
  sold_to: "المشتري",
  pay: "ادفع",
  choose: "ما الذي سيفعله هذا الاختبار",
  refuse: "لتُرفض البطاقة",
  refused: "رُفضت البطاقة. لم يُدفع شيء.",
  close: "العودة دون دفع",
  paid: "تم الدفع بالفعل.",
  portal: "بوابة الفوترة",
  state: "الحالة لدى مزوّد الدفع",
  period_end: "مدفوع حتى",
  back: "العودة إلى Marzipan",
  act_renew: "ليمر الوقت حتى الدفعة التالية",
  act_refuse_card: "تُرفض البطاقة من الآن",
  act_accept_card: "إضافة بطاقة جديدة صالحة",
  act_refund: "استرداد آخر دفعة",
  act_refund_half: "استرداد نصفها",
  act_cancel_now: "إلغاء فوري",
  act_pause: "إيقاف مؤقت",
  act_resume: "استئناف",
};
