import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "मैं यहीं हूँ, जब भी ज़रूरत हो। क्या जानना है?",
  help_near: "शायद सवाल ठीक से समझ नहीं आया। इनमें से कोई लेख काम आ सकता है:",
  help_unknown: "इसका जवाब मेरे पास नहीं है। दूसरे शब्दों में पूछें या हमें लिखें।",
  figures_unknown: "यह अभी आपके आँकड़ों से नहीं निकाला जा सकता। आप पूछ सकते हैं:",
  open_figures: "आँकड़े देखें",
  model_failed: "AI मॉडल ने अभी जवाब नहीं दिया। यह जवाब Marzipan का अपना है:",
  model_spent: "इस महीने के लिए AI मॉडल की सीमा पूरी हो गई है। यह जवाब Marzipan का अपना है:",
};
