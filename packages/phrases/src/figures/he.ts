import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "הכנסות",
  revenue_means: "הזמנות שהושלמו, לפי תאריך האספקה",
  cash: "תקבולים",
  cash_means: "תשלומים פחות החזרים, לפי יום התשלום",
  refunds: "החזרים",
  refunds_means: "החזרים לפי תאריך, שכבר ירדו מהתקבולים",
  expenses: "הוצאות",
  expenses_means: "ההוצאות שלכם, לפי תאריך",
  profit: "רווח",
  profit_means: "הכנסות פחות הוצאות, לפני מס ושכר הבעלים",
  orders: "הזמנות",
  orders_means: "ההזמנות שמרכיבות את ההכנסות",
  average: "הזמנה ממוצעת",
  average_means: "ההכנסות חלקי מספר ההזמנות",
  owed: "יתרות פתוחות",
  owed_means: "יתרות שעוד לא שולמו, לפי הימים שעברו מהאספקה",
  clients_means: "הזמנות שהושלמו; לקוח חדש הוא מי שהזמין לראשונה בתקופה הזאת",
  items_means: "המכירות של כל פריט; מחיר שסוכם מתחלק בין פריטי ההזמנה",
  age_not_due: "עוד לא הגיע המועד",
  age_0_7: "עד 7 ימים",
  age_8_30: "8 עד 30 יום",
  age_31_60: "31 עד 60 יום",
  age_over_60: "מעל 60 יום",
};
