import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "الجديد",
  unread: plural("ar", {
    zero: "الجديد: لا شيء غير مقروء",
    one: "الجديد: واحد غير مقروء",
    two: "الجديد: اثنان غير مقروءين",
    few: "الجديد: {n} غير مقروءة",
    many: "الجديد: {n} غير مقروءة",
    other: "الجديد: {n} غير مقروءة",
  }),
  mark_all_read: "تعليم الكل كمقروء",
  open: "فتح",
  accept: "قبول، {amount}",
  is_unread: "غير مقروء",
  empty_title: "لا شيء بانتظارك",
  empty_text: "تظهر هنا الطلبات الواردة الجديدة وسائر المستجدات.",
  load_failed: "تعذّر تحميل الجديد",
  loading: "جارٍ تحميل الجديد",
  ring: "إشعارات على هذا الجهاز",
  ring_hint: "حتى عندما يكون Marzipan مغلقًا.",
  discreet: "إخفاء الأسماء والمبالغ",
  discreet_hint: "تعرض شاشة القفل نوع الخبر فقط.",
  unsupported: "لا يمكن لهذا المتصفح عرض الإشعارات.",
  needs_home_screen:
    "على iPhone وiPad يجب أولًا إضافة Marzipan إلى الشاشة الرئيسية: «مشاركة» ثم «إضافة إلى الشاشة الرئيسية»، وبعدها فتحه من هناك والعودة إلى هنا.",
  denied:
    "إشعارات Marzipan محظورة. يُرجى السماح بها في إعدادات المتصفح أو الهاتف ثم المحاولة مجددًا.",
  failed: "تعذّر تشغيل الإشعارات. يُرجى المحاولة مجددًا.",
};
