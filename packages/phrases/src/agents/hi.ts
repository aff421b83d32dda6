import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  help_unknown: "इसका जवाब मेरे पास नहीं है। दूसरे शब्दों में पूछें या हमें लिखें।",
  figures_unknown: "यह अभी आपके आँकड़ों से नहीं निकाला जा सकता। आप पूछ सकते हैं:",
  ask_about: "इस महीने {figure}?",
  open_figures: "आँकड़े देखें",
};
