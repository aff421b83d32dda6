import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "أنا هنا. كيف يمكنني المساعدة؟",
  help_near: "ربما لم أفهم السؤال. قد يفيد أحد هذه المقالات:",
  help_unknown: "لا أملك جوابًا عن هذا. يمكن تجربة كلمات أخرى أو الكتابة إلينا.",
  figures_unknown: "لا يمكن حساب هذا من بياناتك بعد. يمكن سؤالي مثلًا:",
  open_figures: "عرض الأرقام",
  model_failed: "لم يُجب نموذج الذكاء الاصطناعي الآن. هذه إجابة Marzipan نفسه:",
  model_spent: "استُنفدت حصة نموذج الذكاء الاصطناعي لهذا الشهر. هذه إجابة Marzipan نفسه:",
};
