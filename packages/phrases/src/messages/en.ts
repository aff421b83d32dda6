import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { plural } from "../core.ts";
import type { Phrase, PhraseBook } from "../core.ts";

/** Texts that leave the house: WhatsApp to clients and mails (rulings §10.1). */
export const messages = {
  // WhatsApp to a client, in the client's language; the owner may reword each (rulings §10.1).
  confirmation:
    "Hi {name}, your order #{number} is noted for {date} at {time}. Total: {amount}. Thank you! {business}",
  confirmation_no_time:
    "Hi {name}, your order #{number} is noted for {date}. Total: {amount}. Thank you! {business}",
  ready:
    "Hi {name}, your order #{number} is ready for pick-up. We are here until {time}. See you soon! {business}",
  ready_no_time: "Hi {name}, your order #{number} is ready for pick-up. See you soon! {business}",
  reminder:
    "Hi {name}, a small reminder: {amount} is still open for order #{number} of {date}. If it has already been paid, please ignore this message. Thank you! {business}",
  on_the_way:
    "Hi {name}, your order #{number} has just left us and is on its way to you. Enjoy! {business}",
  // The kinds of texts, as settings name them.
  kind_confirmation: "Order confirmation",
  kind_ready: "Order is ready",
  kind_reminder: "Payment reminder",
  kind_on_the_way: "On the way",
  // Mails to the owner.
  mail_greeting: "Hello {name},",
  mail_verify_subject: "Verify your email for Marzipan",
  mail_verify_text:
    "Welcome to Marzipan. Open this link and confirm there that the email address is yours.",
  mail_verify_action: "Verify email",
  mail_verify_valid: plural("en", {
    one: "The link works for {n} hour.",
    other: "The link works for {n} hours.",
  }),
  mail_verify_ignore: "If you did not sign up, you can ignore this email.",
  mail_approved_subject: "Your Marzipan account is approved",
  mail_approved_text: "You can sign in now and take your first order.",
  mail_known_subject: "You already have a Marzipan account",
  mail_known_text:
    "Somebody, probably you, tried to sign up with this email address. You already have an account: sign in with your password.",
  mail_known_action: "Sign in",
} as const satisfies PhraseBook &
  Readonly<Record<WhatsappTextKind | `kind_${WhatsappTextKind}`, Phrase>>;
