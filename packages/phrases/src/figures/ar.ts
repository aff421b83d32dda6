import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "الإيرادات",
  revenue_means: "الطلبيات المكتملة حسب تاريخ التسليم",
  cash: "المقبوضات",
  cash_means: "الدفعات بعد طرح المبالغ المردودة، حسب يوم الدفع",
  refunds: "المبالغ المردودة",
  refunds_means: "المبالغ المردودة حسب التاريخ، وهي مطروحة من المقبوضات",
  expenses: "المصاريف",
  expenses_means: "المصاريف حسب التاريخ",
  profit: "الربح",
  profit_means: "الإيرادات بعد طرح المصاريف، قبل الضريبة وأجر المالك",
  orders: "الطلبيات",
  orders_means: "الطلبيات التي تتكوّن منها الإيرادات",
  average: "متوسط الطلبية",
  average_means: "الإيرادات مقسومة على عدد الطلبيات",
  owed: "مبالغ مستحقة",
  owed_means: "المبالغ غير المدفوعة حسب الأيام منذ التسليم",
  clients_means: "الطلبيات المكتملة؛ والزبون جديد إذا كانت أول طلبية له في هذه الفترة",
  items_means: "مبيعات كل صنف، مع توزيع السعر المتفق عليه على أصناف الطلبية",
  age_not_due: "لم يحن موعدها بعد",
  age_0_7: "حتى 7 أيام",
  age_8_30: "8 إلى 30 يومًا",
  age_31_60: "31 إلى 60 يومًا",
  age_over_60: "أكثر من 60 يومًا",
};
