import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "البحث في المساعدة",
  helped: "هل كان هذا مفيدًا؟",
  yes: "نعم",
  no: "لا",
  thanks: "شكرًا على إخبارنا.",
  found: "النتائج: {count}",
  nothing: "لا شيء عن «{query}»",
};
