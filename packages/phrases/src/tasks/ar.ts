import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "المهام",
  add: "إضافة مهمة",
  new_label: "ما المطلوب إنجازه؟",
  title_label: "المهمة",
  due_date: "موعد الإنجاز",
  overdue: "متأخرة",
  later: "لاحقًا",
  no_date: "بلا موعد",
  done: "مهام منجزة",
  mark_done: "تم: {title}",
  edit: "تعديل: {title}",
  edit_title: "تعديل المهمة",
  save: "حفظ المهمة",
  delete: "حذف المهمة",
  delete_text: "حذف «{title}»؟ يمكن استعادتها خلال 30 يومًا من «المحذوفة حديثًا».",
  loading: "جارٍ تحميل المهام",
  load_failed: "تعذّر تحميل المهام",
  empty_title: "لا شيء للإنجاز",
  empty_text: "مكان لما يجب ألا يُنسى: طحين للطلب، أوراق للإرسال.",
  all_done: "أُنجز كل شيء.",
  deleted_on: "حُذف في {date}",
  deleted_empty_text: "تبقى المهام المحذوفة هنا 30 يومًا ويمكن استعادتها.",
  restored: "تمت الاستعادة: {name}",
};
