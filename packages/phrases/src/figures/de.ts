import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Umsatz",
  revenue_means: "Erledigte Bestellungen, nach Termin",
  cash: "Zahlungseingänge",
  cash_means: "Zahlungen abzüglich Erstattungen, nach Zahlungstag",
  refunds: "Erstattungen",
  refunds_means: "Zurückgegebenes Geld, nach Tag; in den Zahlungseingängen schon abgezogen",
  expenses: "Ausgaben",
  expenses_means: "Was ausgegeben wurde, nach Datum der Ausgabe",
  profit: "Gewinn",
  profit_means: "Umsatz abzüglich Ausgaben, vor Steuern und eigenem Lohn",
  orders: "Bestellungen",
  orders_means: "Die Bestellungen, aus denen der Umsatz besteht",
  average: "Durchschnittliche Bestellung",
  average_means: "Umsatz geteilt durch die Zahl der Bestellungen",
  owed: "Offene Beträge",
  owed_means: "Was für Bestellungen noch fehlt, nach Tagen seit der Lieferung",
  clients_means:
    "Neu: erste Bestellung in diesem Zeitraum. Wiederkehrend: hatte schon bestellt. Bestellungen ohne verknüpften Kunden werden getrennt gezählt",
  items_means: "Die Zeilen jedes Artikels; ein vereinbarter Preis wird nach ihren Summen verteilt",
  age_not_due: "Noch nicht fällig",
  age_0_7: "Bis 7 Tage",
  age_8_30: "8 bis 30 Tage",
  age_31_60: "31 bis 60 Tage",
  age_over_60: "Über 60 Tage",
};
