import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "אני כאן. מה תרצו לדעת?",
  help_near: "ייתכן שלא הבנתי. אולי אחד מאלה יעזור:",
  help_unknown: "אין לי תשובה לזה. אפשר לנסות במילים אחרות, או לכתוב לנו.",
  figures_unknown: "את זה עוד אי אפשר לחשב מהנתונים שלכם. אפשר לשאול אותי:",
  open_figures: "לצפייה במספרים",
  model_failed: "מודל ה־AI לא ענה כרגע. התשובה הזאת היא של Marzipan עצמה:",
  model_spent: "מכסת מודל ה־AI לחודש הזה נוצלה. התשובה הזאת היא של Marzipan עצמה:",
};
