import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "الإيرادات",
  revenue_means: "الطلبيات المكتملة، حسب تاريخ التسليم",
  cash: "المقبوضات",
  cash_means: "الدفعات ناقص المبالغ المردودة، حسب يوم الدفع",
  refunds: "المبالغ المردودة",
  refunds_means: "المال المردود حسب يومه؛ وتنقص المقبوضات بقدره",
  expenses: "المصاريف",
  expenses_means: "ما أُنفق، حسب تاريخ المصروف",
  profit: "الربح",
  profit_means: "الإيرادات ناقص المصاريف، قبل الضريبة وأجر المالك",
  orders: "الطلبيات",
  orders_means: "الطلبيات التي تكوّن الإيرادات",
  average: "متوسط الطلبية",
  average_means: "الإيرادات مقسومة على عدد الطلبيات",
  owed: "مبالغ مستحقة",
  owed_means: "ما لم يُدفع بعد عن الطلبيات، حسب الأيام منذ التسليم",
  clients_means:
    "جدد: أول طلبية في هذه الفترة. عائدون: طلبوا من قبل. الطلبيات التي لا يرتبط بها زبون تُحسب وحدها",
  items_means: "سطور كل صنف؛ والسعر المتفق عليه يوزَّع حسب مبالغ السطور",
  age_not_due: "لم يحن موعدها بعد",
  age_0_7: "حتى 7 أيام",
  age_8_30: "8 إلى 30 يومًا",
  age_31_60: "31 إلى 60 يومًا",
  age_over_60: "أكثر من 60 يومًا",
};
