import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "لصفحة {page}",
  open: "مساعدة لهذه الصفحة",
  search: "البحث في المساعدة",
  helped: "هل كان هذا مفيدًا؟",
  yes: "نعم",
  no: "لا",
  thanks: "شكرًا على إخبارنا.",
  whole: "المقال كاملًا",
  also: "المزيد عن هذه الصفحة",
  all: "كل المساعدة",
  found: "النتائج: {count}",
  nothing: "لا شيء عن «{query}»",
  failed: "تعذّر تحميل المساعدة",
  votes: "ما الذي أفاد",
  votes_text: "ما قاله القراء عن مقالات المساعدة، وما لم يُفد منها أولًا.",
  votes_empty: "لم يقل أحد شيئًا بعد",
  votes_line: "نعم: {helped}، لا: {notHelped}",
};
