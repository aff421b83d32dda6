import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 يومًا من باقة برو أو بريميوم بلا بطاقة. الأساسية تبقى مجانية.",
  hero_used: "يمكن الإلغاء في أي وقت. الأساسية تبقى مجانية.",
  start_trial: "بدء التجربة المجانية",
  nav: "الصفحات",
  home: "إلى صفحة Marzipan الرئيسية",
  pricing: "الباقات",
  pricing_title: "البداية مجانية، والتوسّع عندما يمتلئ الفرن.",
  start_basic: "البدء بالأساسية",
  line_lists: "الزبائن: {clients}، المنتجات: {products}",
  line_lifetime: "استشارات الأعمال إجمالًا: {count}",
  line_support: "مساعد الدعم بلا حدود",
  contact: "التواصل",
  contact_text:
    "سؤال أو اقتراح أو مشكلة؟ يمكن مراسلتنا من هنا. يردّ الدعم خلال 48 ساعة، وخلال 24 ساعة في باقة بريميوم.",
  help: "المساعدة",
  about: "حول Marzipan",
  docs: "التوثيق",
  terms: "شروط الاستخدام",
  privacy: "سياسة الخصوصية",
  refund: "استرداد المبالغ",
  security: "الأمان",
  pending: "بانتظارك",
};
