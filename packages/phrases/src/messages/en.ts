import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import type { Phrase, PhraseBook } from "../core.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen (rulings §10.1). */
export const messages = {
  // WhatsApp to a client, in the client's language; the owner may reword each (rulings §10.1).
  confirmation:
    "Hi {name}, we’ve got your order #{number} down for {date} at {time}. Total: {amount}. Thank you! {business}",
  confirmation_no_time:
    "Hi {name}, we’ve got your order #{number} down for {date}. Total: {amount}. Thank you! {business}",
  ready:
    "Hi {name}, your order #{number} is ready for pick-up. We are here until {time}. See you soon! {business}",
  ready_no_time: "Hi {name}, your order #{number} is ready for pick-up. See you soon! {business}",
  reminder:
    "Hi {name}, a quick reminder: there’s still {amount} due on order #{number} ({date}). If it has already been paid, please ignore this message. Thank you! {business}",
  deposit:
    "Hi {name}, a quick reminder: the {amount} deposit for order #{number} ({date}) is still due. The total balance is {balance}. If you’ve already paid, please ignore this message. Thank you! {business}",
  on_the_way: "Hi {name}, your order #{number} is on its way to you. Enjoy! {business}",
  // The kinds of texts, as settings name them.
  kind_confirmation: "Order confirmation",
  kind_ready: "Order is ready",
  kind_reminder: "Payment reminder",
  kind_deposit: "Deposit reminder",
  kind_on_the_way: "On the way",
  mail_declined_text: "We couldn’t approve your registration.",
  mail_reason: "This is the reason:",
} as const satisfies PhraseBook &
  Readonly<Record<WhatsappTextKind | `kind_${WhatsappTextKind}`, Phrase>>;
