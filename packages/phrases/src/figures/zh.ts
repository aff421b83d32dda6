import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "营业额",
  revenue_means: "已完成的订单（按交货日期）",
  cash: "实收款",
  cash_means: "收款减去退款（按收款日期）",
  refunds: "退款",
  refunds_means: "退款（按日期），已从实收款中扣除",
  expenses: "支出",
  expenses_means: "支出（按日期）",
  profit: "利润",
  profit_means: "营业额减去支出，未扣税和您自己的报酬",
  orders: "订单",
  orders_means: "计入营业额的订单",
  average: "平均每单",
  average_means: "营业额除以订单数",
  owed: "待收款",
  owed_means: "未付金额（按交货后的天数）",
  clients_means: "已完成的订单；首单在此期间的为新顾客",
  items_means: "每种商品的销售额，约定价按订单内的商品分摊",
  age_not_due: "未到期",
  age_0_7: "7 天内",
  age_8_30: "8 至 30 天",
  age_31_60: "31 至 60 天",
  age_over_60: "超过 60 天",
};
