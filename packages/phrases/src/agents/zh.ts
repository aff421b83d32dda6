import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "我在。想问什么？",
  help_near: "我不太确定您的意思。也许这些文章能帮上忙：",
  help_unknown: "我不知道答案。请换个说法，或联系我们。",
  figures_unknown: "这个目前还不能从您的数据中算出来。您可以问：",
  open_figures: "查看数字",
  model_failed: "AI 模型刚才没有回答。以下是 Marzipan 自己的回答：",
  model_spent: "本月的 AI 模型用量已用完。以下是 Marzipan 自己的回答：",
};
