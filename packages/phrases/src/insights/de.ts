import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Umsatz im Vergleich zum Vorjahr",
  name_best_item: "Am besten verkauft",
  name_sinking_item: "Wird seltener bestellt",
  name_price_below_usual: "Unter dem üblichen Preis verkauft",
  name_client_stopped: "Stammkunde bestellt nicht mehr",
  name_weekday_full: "Ein Wochentag ist zu voll",
  name_weekday_empty: "Ein ruhiger Wochentag",
  name_unpaid: "Nach der Lieferung unbezahlt",
  name_deposit_forgotten: "Noch nicht bezahlte Anzahlungen",
  name_cancelled_more: "Mehr Stornierungen als üblich",
  name_declined_more: "Mehr abgelehnte Anfragen als üblich",
  name_request_unanswered: "Unbeantwortete Anfragen",
  name_expense_jumped: "Eine Ausgabe ist stark gestiegen",
  name_supplier_price_rose: "Ein Lieferant ist teurer geworden",
  name_agreed_discounts: "Gewährte Nachlässe",
  name_month_end: "Prognose für diesen Monat",
  revenue_up:
    "Umsatz {period}: {now}. Das sind {change} mehr als in denselben Wochen des Vorjahres ({before}).",
  revenue_down:
    "Umsatz {period}: {now}. Das sind {change} weniger als in denselben Wochen des Vorjahres ({before}).",
  best_item: plural("de", {
    one: "{item} hat mit {n} Bestellung {revenue} eingebracht ({period}).",
    other: "{item} hat mit {n} Bestellungen {revenue} eingebracht ({period}).",
  }),
  sinking_item:
    "{item} wird seltener bestellt. Bestellungen in den letzten sechs Wochen: {now}. In den 18 Wochen davor: {before}.",
  price_below_usual:
    "{item} wurde zuletzt für {price} verkauft. Üblich sind {usual}, beim Verkauf davor waren es {last}.",
  client_stopped: "{name}: im Schnitt alle {rhythm} eine Bestellung. Die letzte ist {silent} her.",
  weekday_full:
    "Bestellungen am {weekday}, {period}: {orders}. Im Schnitt sind es {usual} je Wochentag.",
  weekday_empty:
    "Bestellungen am {weekday}, {period}: nur {orders}. Im Schnitt sind es {usual} je Wochentag.",
  unpaid:
    "{owed} sind mehr als eine Woche nach der Lieferung noch offen. Bestellungen: {orders}, die älteste vom {date}. Davon seit über 60 Tagen: {old}.",
  unpaid_lately:
    "{owed} sind mehr als eine Woche nach der Lieferung noch offen. Bestellungen: {orders}, die älteste vom {date}.",
  deposit_forgotten:
    "Anzahlungen von {sum} sollten schon bezahlt sein. Bestellungen: {orders}, die nächste für {date}.",
  cancelled_more:
    "In den letzten 60 Tagen storniert: {lost} von {of} Bestellungen, zusammen {money}. In den 180 Tagen davor: {lost_before} von {of_before}.",
  cancelled_why:
    "In den letzten 60 Tagen storniert: {lost} von {of} Bestellungen, zusammen {money}. In den 180 Tagen davor: {lost_before} von {of_before}. Am häufigsten: {reason}.",
  declined_more:
    "In den letzten 60 Tagen abgelehnt: {lost} von {of} Anfragen, zusammen {money}. In den 180 Tagen davor: {lost_before} von {of_before}.",
  declined_why:
    "In den letzten 60 Tagen abgelehnt: {lost} von {of} Anfragen, zusammen {money}. In den 180 Tagen davor: {lost_before} von {of_before}. Am häufigsten: {reason}.",
  request_unanswered:
    "Anfragen, die seit zwei Tagen oder länger warten: {requests}, zusammen {asked}. Die älteste ist vom {date}.",
  expense_jumped: "{category}: {spent} ({month}) statt {usual} in einem üblichen Monat.",
  supplier_price_rose: "{what}: zuletzt {price} bezahlt, {change} mehr als die üblichen {usual}.",
  agreed_discounts:
    "Nachlass durch vereinbarte Preise: {given} ({period}). Bestellungen: {orders}. Zum vollen Preis wären alle Bestellungen {by_prices} wert.",
  month_above:
    "{month} bringt voraussichtlich zwischen {low} und {high} ein, mehr als die üblichen {usual}.",
  month_below:
    "{month} bringt voraussichtlich zwischen {low} und {high} ein, weniger als die üblichen {usual}.",
  why_revenue_trend:
    "Verglichen werden zwölf Wochen mit denselben Wochen des Vorjahres, die Saison wirkt sich also auf beide gleich aus.",
  why_best_item: "In zwölf Wochen war er in deutlich mehr Bestellungen als der zweitbeste Artikel.",
  why_sinking_item: "Der Rückgang ist zu groß, um Zufall zu sein.",
  why_price_below_usual:
    "Das ist mindestens 10\u00A0% unter Ihrem üblichen Preis der letzten sechs Monate.",
  why_client_stopped:
    "Das ist dreimal so lange wie üblich und doppelt so lange wie die bisher längste Pause.",
  why_weekday_full:
    "In zwölf Wochen hatte dieser Wochentag mindestens anderthalbmal so viele Bestellungen wie ein durchschnittlicher offener Tag.",
  why_weekday_empty:
    "In zwölf Wochen hatte dieser Wochentag etwa halb so viele Bestellungen wie ein durchschnittlicher offener Tag oder weniger.",
  why_unpaid:
    "Bestellungen, die vor mehr als einer Woche übergeben wurden, abzüglich der Zahlungen.",
  why_deposit_forgotten:
    "Der Tag der Anzahlung ist vorbei, oder die Lieferung ist in weniger als drei Tagen.",
  why_cancelled_more: "Der Anstieg ist zu groß, um Zufall zu sein.",
  why_declined_more: "Der Anstieg ist zu groß, um Zufall zu sein.",
  why_request_unanswered: "Ein Kunde wartet, und die Bestellung könnte verloren gehen.",
  why_expense_jumped: "Der Monat liegt deutlich über jedem Monat davor.",
  why_supplier_price_rose: "Bisher war der Preis dafür stabil.",
  why_agreed_discounts:
    "In den letzten 30 Tagen machen die Nachlässe mindestens 5\u00A0% Ihrer Preise aus.",
  why_month_end:
    "Bisher erledigt: {delivered}. Bis Monatsende bestellt: {booked}. Die übrigen Tage sind nach einem durchschnittlichen Tag der letzten sechs Monate geschätzt.",
  fig_revenue_last_year: "Umsatz vor einem Jahr",
  fig_change: "Veränderung",
  fig_orders_before: "Bestellungen davor",
  fig_revenue_before: "Umsatz davor",
  fig_price: "Letzter Preis",
  fig_price_usual: "Üblicher Preis",
  fig_price_last: "Preis davor",
  fig_sales: "Verglichene Verkäufe",
  fig_rhythm: "Üblicher Abstand der Bestellungen",
  fig_silent: "Seit der letzten Bestellung",
  fig_orders_usual: "Durchschnittlicher Wochentag",
  fig_deposits: "Offene Anzahlungen",
  fig_cancelled: "Storniert",
  fig_cancelled_before: "Storniert davor",
  fig_declined: "Abgelehnt",
  fig_declined_before: "Abgelehnt davor",
  fig_for_this_reason: "Aus diesem Grund",
  fig_lost_money: "Gesamtwert",
  fig_requests: "Anfragen",
  fig_requests_before: "Anfragen davor",
  fig_asked: "Angefragter Betrag",
  fig_spent: "Ausgegeben",
  fig_spent_usual: "Üblicher Monat",
  fig_purchases: "Verglichene Einkäufe",
  fig_given: "Nachlässe",
  fig_by_prices: "Zum vollen Preis",
  fig_low: "Mindestens",
  fig_high: "Höchstens",
  fig_usual: "Üblicher Monat",
  fig_delivered: "Bisher erledigt",
  fig_booked: "Bis Monatsende bestellt",
  fig_days_left: "Übrige Tage",
  act_orders: "Bestellungen zeigen",
  act_owing: "Offene Beträge zeigen",
  act_requests: "Anfragen zeigen",
  act_expenses: "Ausgaben zeigen",
  act_write: "Per WhatsApp schreiben",
  act_client: "Kunden öffnen",
  act_price: "Preis prüfen",
  act_full: "Tageskapazität ändern",
  act_empty: "Öffnungszeiten ändern",
  miss_you:
    "Guten Tag {name}, es ist eine Weile her! Dürfen wir wieder etwas für Sie backen? {business}",
};
