import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  search: "मदद में खोजें",
  helped: "क्या इससे मदद मिली?",
  yes: "हाँ",
  no: "नहीं",
  thanks: "बताने के लिए धन्यवाद।",
  found: "मिले: {count}",
  nothing: "“{query}” के बारे में कुछ नहीं मिला",
};
