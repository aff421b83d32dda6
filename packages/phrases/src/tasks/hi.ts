import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "काम",
  add: "काम जोड़ें",
  new_label: "क्या करना है?",
  title_label: "काम",
  due_date: "करने की तारीख",
  overdue: "तारीख निकल गई",
  later: "आगे",
  no_date: "तारीख नहीं",
  done: "हो चुके",
  mark_done: "हो गया: {title}",
  edit: "बदलें: {title}",
  edit_title: "काम बदलें",
  save: "काम सेव करें",
  delete: "काम हटाएँ",
  delete_text: "“{title}” को हटाएँ? 30 दिन तक “हाल में हटाए गए” में से वापस लाया जा सकता है।",
  loading: "काम लोड हो रहे हैं",
  load_failed: "काम लोड नहीं हो सके",
  empty_title: "करने को कुछ नहीं",
  empty_text: "जो भूलना नहीं है, यहाँ लिख लें: मैदा मँगाना, काग़ज़ भेजना।",
  all_done: "सब हो गया।",
  deleted_on: "{date} को हटाया गया",
  deleted_empty_text: "हटाए गए काम 30 दिन यहाँ रहते हैं और वापस लाए जा सकते हैं।",
  restored: "वापस आया: {name}",
};
