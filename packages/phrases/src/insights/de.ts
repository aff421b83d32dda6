import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Umsatz gegenüber dem Vorjahr",
  name_best_item: "Am besten verkauft",
  name_sinking_item: "Seltener bestellt",
  name_price_below_usual: "Unter dem üblichen Preis verkauft",
  name_client_stopped: "Stammkunde bestellt nicht mehr",
  name_weekday_full: "Ein Wochentag läuft über",
  name_weekday_empty: "Ein Wochentag steht leer",
  name_unpaid: "Nach der Lieferung unbezahlt",
  name_deposit_forgotten: "Fehlende Anzahlungen",
  name_cancelled_more: "Mehr Stornierungen",
  name_declined_more: "Mehr abgelehnte Anfragen",
  name_request_unanswered: "Anfragen ohne Antwort",
  name_expense_jumped: "Eine Ausgabe ist gesprungen",
  name_supplier_price_rose: "Ein Lieferant ist teurer geworden",
  name_agreed_discounts: "Nachlässe durch vereinbarte Preise",
  name_month_end: "Wie der Monat endet",
  revenue_up:
    "Umsatz {period}: {now}. Das sind {change} mehr als die {before} derselben Wochen vor einem Jahr.",
  revenue_down:
    "Umsatz {period}: {now}. Das sind {change} weniger als die {before} derselben Wochen vor einem Jahr.",
  best_item: "{item} brachte {revenue} ein, {period}. Bestellungen: {orders}.",
  sinking_item:
    "{item} wird seltener bestellt. Bestellungen der letzten sechs Wochen: {now}, der 18 Wochen davor: {before}.",
  price_below_usual:
    "{item} wurde zuletzt für {price} verkauft. Üblich sind {usual}, davor waren es {last}.",
  client_stopped: "{name}: üblicher Abstand der Bestellungen {rhythm}. Seit der letzten: {silent}.",
  weekday_full:
    "Bestellungen für {weekday}, {period}: {orders}. Ein durchschnittlicher Wochentag: {usual}.",
  weekday_empty:
    "Bestellungen für {weekday}, {period}: nur {orders}. Ein durchschnittlicher Wochentag: {usual}.",
  unpaid:
    "{owed} sind mehr als eine Woche nach der Lieferung unbezahlt. Bestellungen: {orders}, die älteste vom {date}. Über 60 Tage: {old}.",
  unpaid_lately:
    "{owed} sind mehr als eine Woche nach der Lieferung unbezahlt. Bestellungen: {orders}, die älteste vom {date}.",
  deposit_forgotten:
    "Anzahlungen, die schon da sein sollten: {sum}. Bestellungen: {orders}, die nächste für {date}.",
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
  expense_jumped: "{category}, {month}: {spent}. Ein üblicher Monat: {usual}.",
  supplier_price_rose: "{what}: zuletzt {price}, {change} über den üblichen {usual}.",
  agreed_discounts:
    "Vereinbarte Preise nahmen {given} weg, {period}. Bestellungen: {orders}. Nach ihren Preisen sind alle Bestellungen {by_prices}.",
  month_above: "{month} endet zwischen {low} und {high}, über den üblichen {usual}.",
  month_below: "{month} endet zwischen {low} und {high}, unter den üblichen {usual}.",
  why_revenue_trend:
    "Zwölf Wochen werden Woche für Woche mit denselben vor einem Jahr verglichen, die Saison zählt also auf beiden Seiten.",
  why_best_item: "In zwölf Wochen steht er in deutlich mehr Bestellungen als der zweite.",
  why_sinking_item: "Der Anteil an den Bestellungen sank stärker, als der Zufall erklärt.",
  why_price_below_usual:
    "Mindestens ein Zehntel unter dem Preis der meisten Verkäufe eines halben Jahres.",
  why_client_stopped:
    "Die Stille ist dreimal so lang wie der übliche Abstand und doppelt so lang wie der längste.",
  why_weekday_full:
    "In zwölf Wochen hat dieser Tag mindestens das Anderthalbfache eines durchschnittlichen offenen Tages.",
  why_weekday_empty:
    "In zwölf Wochen hat dieser Tag etwa die Hälfte eines durchschnittlichen offenen Tages oder weniger.",
  why_unpaid:
    "Gezählt werden Bestellungen, die vor mehr als einer Woche geliefert wurden, abzüglich der Zahlungen.",
  why_deposit_forgotten:
    "Der Tag der Anzahlung ist vorbei, oder die Lieferung ist in weniger als drei Tagen.",
  why_cancelled_more: "Der Anteil stornierter Bestellungen stieg stärker, als der Zufall erklärt.",
  why_declined_more: "Der Anteil abgelehnter Anfragen stieg stärker, als der Zufall erklärt.",
  why_request_unanswered: "Jemand wartet auf Antwort; der angefragte Betrag steht auf dem Spiel.",
  why_expense_jumped: "Der Monat liegt deutlich über jedem Monat davor.",
  why_supplier_price_rose: "Frühere Einkäufe desselben hatten einen stetigen Preis.",
  why_agreed_discounts:
    "In den letzten 30 Tagen machen die Nachlässe mindestens ein Zwanzigstel der Preise aus.",
  why_month_end:
    "Bisher erledigt: {delivered}. Noch gebucht: {booked}. Jeder übrige Tag zählt als durchschnittlicher Tag der sechs Monate davor, mit seinen Schwankungen.",
  fig_revenue_last_year: "Umsatz vor einem Jahr",
  fig_change: "Veränderung",
  fig_orders_before: "Bestellungen davor",
  fig_revenue_before: "Umsatz davor",
  fig_price: "Letzter Preis",
  fig_price_usual: "Üblicher Preis",
  fig_price_last: "Preis davor",
  fig_sales: "Verglichene Verkäufe",
  fig_rhythm: "Üblicher Abstand",
  fig_silent: "Seit der letzten Bestellung",
  fig_orders_usual: "Durchschnittlicher Wochentag",
  fig_deposits: "Fehlende Anzahlungen",
  fig_lost: "Verloren",
  fig_of: "Von",
  fig_lost_before: "Verloren davor",
  fig_of_before: "Von, davor",
  fig_for_this_reason: "Aus diesem Grund",
  fig_lost_money: "Wert",
  fig_requests: "Anfragen",
  fig_asked: "Angefragt",
  fig_spent: "Ausgegeben",
  fig_spent_usual: "Üblicher Monat",
  fig_purchases: "Verglichene Einkäufe",
  fig_given: "Nachlass",
  fig_by_prices: "Nach den Preisen",
  fig_low: "Mindestens",
  fig_high: "Höchstens",
  fig_usual: "Üblicher Monat",
  fig_delivered: "Bisher erledigt",
  fig_booked: "Noch gebucht",
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
