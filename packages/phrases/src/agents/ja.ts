import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "いつでもどうぞ。何を知りたいですか？",
  help_near: "ご質問を正しく理解できていないかもしれません。次の記事が役に立つかもしれません：",
  help_unknown: "この質問の答えは見つかりませんでした。別の言葉で試すか、お問い合わせください。",
  figures_unknown: "これはまだデータから計算できません。次のように聞いてください。",
  open_figures: "数字を見る",
  model_failed: "AIモデルから今は回答がありませんでした。これはMarzipan自身の回答です。",
  model_spent: "今月のAIモデルの利用枠を使い切りました。これはMarzipan自身の回答です。",
};
