import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "לעמוד {page}",
  open: "עזרה לעמוד הזה",
  search: "חיפוש בעזרה",
  helped: "זה עזר?",
  yes: "כן",
  no: "לא",
  thanks: "טוב לדעת, תודה.",
  whole: "המאמר המלא",
  also: "עוד על העמוד הזה",
  all: "כל העזרה",
  found: "נמצאו: {count}",
  nothing: "אין כלום על ״{query}״",
  failed: "לא הצלחנו לטעון את העזרה",
  votes: "מה עזר",
  votes_text: "מה קוראים אמרו על מאמרי העזרה, קודם אלה שלא עזרו.",
  votes_empty: "עוד אף אחד לא אמר דבר",
  votes_line: "כן: {helped}, לא: {notHelped}",
};
