import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "מצב בדיקה",
  explained: "שום כרטיס לא מחויב ושום כסף לא עובר. הדף הזה ממלא את מקומה של Paddle.",
  plan_for: "{plan} עבור {business}",
  tax: "מס",
  no_tax: "אין במצב בדיקה",
  to_pay: "לתשלום עכשיו",
  sold_to: "הקונה",
  pay: "תשלום",
  choose: "מה הבדיקה תעשה",
  refuse: "שהכרטיס יסורב",
  refused: "הכרטיס סורב. לא שולם דבר.",
  close: "חזרה בלי לשלם",
  paid: "זה כבר שולם.",
  portal: "פורטל החיוב",
  state: "המצב אצל ספק התשלומים",
  period_end: "שולם עד",
  back: "חזרה למרציפן",
  act_renew: "שיעבור הזמן עד החיוב הבא",
  act_refuse_card: "מעכשיו הכרטיס מסורב",
  act_accept_card: "הוספת כרטיס תקין",
  act_refund: "החזר של התשלום האחרון",
  act_refund_half: "החזר של מחצית התשלום",
  act_cancel_now: "ביטול מיידי",
  act_pause: "השהיה",
  act_resume: "המשך",
};
