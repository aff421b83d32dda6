import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "הכנסות",
  revenue_means: "הזמנות שהושלמו, לפי תאריך האספקה",
  cash: "תקבולים",
  cash_means: "תשלומים פחות החזרים, לפי יום התשלום",
  refunds: "החזרים",
  refunds_means: "כסף שהוחזר, לפי היום; התקבולים קטנים בהתאם",
  expenses: "הוצאות",
  expenses_means: "מה שהוצאתם, לפי תאריך ההוצאה",
  profit: "רווח",
  profit_means: "הכנסות פחות הוצאות, לפני מס ושכר הבעלים",
  orders: "הזמנות",
  orders_means: "ההזמנות שמהן נוצרו ההכנסות",
  average: "הזמנה ממוצעת",
  average_means: "ההכנסות חלקי מספר ההזמנות",
  owed: "יתרות פתוחות",
  owed_means: "מה שעוד לא שולם על הזמנות, לפי ימים מהאספקה",
  clients_means:
    "חדשים: הזמנה ראשונה בתקופה. חוזרים: הזמינו גם קודם. הזמנות בלי לקוח מקושר נספרות בנפרד",
  items_means: "השורות של כל פריט; מחיר שסוכם מתחלק לפי סכומי השורות",
  age_not_due: "עוד לא הגיע המועד",
  age_0_7: "עד 7 ימים",
  age_8_30: "8 עד 30 יום",
  age_31_60: "31 עד 60 יום",
  age_over_60: "מעל 60 יום",
};
