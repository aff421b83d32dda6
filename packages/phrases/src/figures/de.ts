import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Umsatz",
  revenue_means: "erledigte Bestellungen nach Termin",
  cash: "Zahlungseingänge",
  cash_means: "Zahlungen abzüglich Erstattungen nach Zahlungstag",
  refunds: "Erstattungen",
  refunds_means: "Erstattungen nach Datum, in den Zahlungseingängen schon abgezogen",
  expenses: "Ausgaben",
  expenses_means: "Ihre Ausgaben nach Datum",
  profit: "Gewinn",
  profit_means: "Umsatz abzüglich Ausgaben, vor Steuern und Ihrem eigenen Lohn",
  orders: "Bestellungen",
  orders_means: "die Bestellungen, aus denen sich Ihr Umsatz ergibt",
  average: "Durchschnittliche Bestellung",
  average_means: "Umsatz geteilt durch die Zahl der Bestellungen",
  owed: "Offene Beträge",
  owed_means: "noch offene Beträge nach Tagen seit der Lieferung",
  clients_means:
    "erledigte Bestellungen; neu ist, wer in diesem Zeitraum zum ersten Mal bestellt hat",
  items_means: "Verkäufe je Artikel, vereinbarte Preise auf die Artikel der Bestellung verteilt",
  age_not_due: "Noch nicht fällig",
  age_0_7: "Bis 7 Tage",
  age_8_30: "8 bis 30 Tage",
  age_31_60: "31 bis 60 Tage",
  age_over_60: "Über 60 Tage",
};
