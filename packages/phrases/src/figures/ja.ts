import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "売上",
  revenue_means: "完了した注文（お渡し日基準）",
  cash: "入金額",
  cash_means: "入金から返金を引いた額（入金日基準）",
  refunds: "返金",
  refunds_means: "返金（返金日基準）。入金額からは差し引き済み",
  expenses: "経費",
  expenses_means: "経費（日付基準）",
  profit: "利益",
  profit_means: "売上から経費を引いた額（税金とご自身の取り分を引く前）",
  orders: "注文",
  orders_means: "売上に含まれる注文",
  average: "注文の平均額",
  average_means: "売上を注文数で割った額",
  owed: "未入金",
  owed_means: "お渡し後の日数別の未入金額",
  clients_means: "完了した注文（この期間に初めて注文した方が新規のお客様）",
  items_means: "商品ごとの売上（確定金額は注文内の商品に割り振り）",
  age_not_due: "期限前",
  age_0_7: "7日以内",
  age_8_30: "8～30日",
  age_31_60: "31～60日",
  age_over_60: "60日超",
};
