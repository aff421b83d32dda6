import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "Testmodus",
  explained: "Keine Karte wird belastet, und es fließt kein Geld. Diese Seite steht für Paddle.",
  plan_for: "{plan} für {business}",
  tax: "Steuer",
  no_tax: "keine im Testmodus",
  to_pay: "Jetzt zu zahlen",
  sold_to: "Verkauft an",
  pay: "Bezahlen",
  choose: "Was dieser Test tun soll",
  refuse: "Die Karte ablehnen lassen",
  refused: "Die Karte wurde abgelehnt. Es wurde nichts bezahlt.",
  close: "Zurück, ohne zu bezahlen",
  paid: "Das ist schon bezahlt.",
  portal: "Abrechnungsportal",
  state: "Stand beim Anbieter",
  period_end: "Bezahlt bis",
  back: "Zurück zu Marzipan",
  act_renew: "Zeit bis zur nächsten Zahlung vergehen lassen",
  act_refuse_card: "Die Karte wird ab jetzt abgelehnt",
  act_accept_card: "Eine neue Karte hinzufügen, die gilt",
  act_refund: "Die letzte Zahlung erstatten",
  act_refund_half: "Die Hälfte davon erstatten",
  act_cancel_now: "Sofort kündigen",
  act_pause: "Pausieren",
  act_resume: "Fortsetzen",
};
