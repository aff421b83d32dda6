import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "قائمة التحضير",
  day: "اليوم",
  range: "فترة",
  orders: plural("ar", {
    zero: "لا طلبيات",
    one: "طلبية واحدة",
    two: "طلبيتان",
    few: "{n} طلبيات",
    many: "{n} طلبية",
    other: "{n} طلبية",
  }),
  kinds: plural("ar", {
    zero: "لا أنواع",
    one: "نوع واحد",
    two: "نوعان",
    few: "{n} أنواع",
    many: "{n} نوعًا",
    other: "{n} نوع",
  }),
  next: "التسليم التالي {time}",
  by: "حتى {time}",
  by_day: "حتى {day}، {time}",
  without: "بدون {allergens}",
  other: "أخرى",
  without_items: "طلبيات بلا بنود",
  made: "جاهز: {item}",
  made_label: "المُنجز حتى الآن",
  enter: "تسجيل العدد الجاهز",
  missing: "المتبقي: {quantity}",
  all: "الكل جاهز",
  behind: "الطلبيات التي تتضمن {item}",
  loading: "جارٍ تحميل قائمة التحضير",
  failed: "تعذّر تحميل قائمة التحضير",
  empty_title: "لا شيء للتحضير",
  empty_text: "تُجمع هنا بنود الطلبيات لهذه الأيام.",
  copy: "نسخ كنص",
  copy_failed: "المتصفح لا يسمح بالنسخ. يمكن الإرسال عبر WhatsApp أو الطباعة.",
};
