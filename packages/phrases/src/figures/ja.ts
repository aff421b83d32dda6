import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "売上",
  revenue_means: "完了した注文、お渡し日で",
  cash: "入金額",
  cash_means: "入金から返金を引いた額、入金日で",
  refunds: "返金",
  refunds_means: "返したお金、その日で。入金額から引かれています",
  expenses: "経費",
  expenses_means: "使った金額、経費の日付で",
  profit: "利益",
  profit_means: "売上から経費を引いた額。税金と事業主の取り分を引く前",
  orders: "注文",
  orders_means: "売上のもとになる注文",
  average: "注文の平均額",
  average_means: "売上を注文数で割った額",
  owed: "未入金",
  owed_means: "注文の未入金額、お渡しからの日数で",
  clients_means:
    "新規：この期間に初めて注文。リピーター：以前にも注文。お客様に結び付いていない注文は別に数えます",
  items_means: "商品ごとの明細。確定金額は明細の金額で割り振ります",
  age_not_due: "期限前",
  age_0_7: "7日以内",
  age_8_30: "8～30日",
  age_31_60: "31～60日",
  age_over_60: "60日超",
};
