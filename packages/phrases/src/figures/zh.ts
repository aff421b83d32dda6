import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "营业额",
  revenue_means: "已完成的订单，按交货日期",
  cash: "实收款",
  cash_means: "收款减去退款，按收款日期",
  refunds: "退款",
  refunds_means: "退还的款项，按当天；实收款已扣除",
  expenses: "支出",
  expenses_means: "已花费的金额，按支出日期",
  profit: "利润",
  profit_means: "营业额减去支出，未扣税和业主自己的报酬",
  orders: "订单",
  orders_means: "构成营业额的订单",
  average: "平均每单",
  average_means: "营业额除以订单数",
  owed: "待收款",
  owed_means: "订单尚未收到的款项，按交货后的天数",
  clients_means: "新顾客：首单在此期间。老顾客：以前下过单。未关联顾客的订单单独统计",
  items_means: "每种商品的各行；约定价按各行金额分摊",
  age_not_due: "未到期",
  age_0_7: "7 天内",
  age_8_30: "8 至 30 天",
  age_31_60: "31 至 60 天",
  age_over_60: "超过 60 天",
};
