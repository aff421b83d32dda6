import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "テストモード",
  explained: "カードへの請求もお金の移動もありません。このページはPaddleの代わりです。",
  plan_for: "{business} の {plan}",
  tax: "税",
  no_tax: "テストモードではなし",
  to_pay: "今回のお支払い",
  sold_to: "購入者",
  pay: "支払う",
  choose: "このテストで行うこと",
  refuse: "カードを拒否させる",
  refused: "カードが拒否されました。お支払いは行われていません。",
  close: "支払わずに戻る",
  paid: "お支払い済みです。",
  portal: "請求ポータル",
  state: "決済サービスでの状態",
  period_end: "お支払い済みの期限",
  back: "Marzipanに戻る",
  act_renew: "次の請求まで時間を進める",
  act_refuse_card: "今後カードが拒否される",
  act_accept_card: "使える新しいカードを追加する",
  act_refund: "直近のお支払いを返金する",
  act_refund_half: "その半額を返金する",
  act_cancel_now: "すぐに解約する",
  act_pause: "一時停止する",
  act_resume: "再開する",
};
