import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "{page} पेज के लिए",
  open: "इस पेज के लिए मदद",
  search: "मदद में खोजें",
  helped: "क्या इससे मदद मिली?",
  yes: "हाँ",
  no: "नहीं",
  thanks: "बताने के लिए धन्यवाद।",
  whole: "पूरा लेख",
  also: "इस पेज के बारे में और",
  all: "पूरी मदद",
  found: "मिले: {count}",
  nothing: "“{query}” के बारे में कुछ नहीं मिला",
  failed: "मदद लोड नहीं हो सकी",
  votes: "किससे मदद मिली",
  votes_text: "मदद के लेखों के बारे में लोगों ने क्या कहा, जिनसे मदद नहीं मिली वे पहले।",
  votes_empty: "अभी तक किसी ने कुछ नहीं कहा",
  votes_line: "हाँ: {helped}, नहीं: {notHelped}",
};
