import { plural } from "../core.ts";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import type { Phrase, PhraseBook } from "../core.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen (rulings §10.1). */
export const messages = {
  // WhatsApp to a client, in the client's language; the owner may reword each (rulings §10.1).
  confirmation: "Hi {first_name}, got it: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  ready: "Hi {first_name}, your order is ready: {place}.\nTo pay: {balance}.\n{link}",
  reminder:
    "Hi {first_name}, a quick reminder: there’s still {amount} due on order #{number} ({date}). If it has already been paid, please ignore this message. Thank you! {business}\n{link}",
  deposit:
    "Hi {first_name}, a quick reminder: the {amount} deposit for order #{number} ({date}) is still due. The total balance is {balance}. If you’ve already paid, please ignore this message. Thank you! {business}\n{link}",
  on_the_way:
    "Hi {first_name}, your order has just left us and is on its way to you. Enjoy!\nTo pay: {balance}.\n{link}",
  moved:
    "Hi {first_name}, your order has a new date: {when}, {place}. Everything else stays the same.\n{link}",
  canceled:
    "Hi {first_name}, your order for {date} ({items}) is canceled. If you have any questions, just write to us. {business}",
  quote:
    "Hi {first_name}, here’s the price: {items} for {when} comes to {total}. Does that work for you?\n{link}",
  balance:
    "Hi {first_name}, for {items} ({date}) there’s {balance} left to pay. Thank you! {business}\n{link}",
  when: "{date} at {time}",
  place_pickup: "pick-up at {address}",
  place_pickup_open: "pick-up",
  place_delivery: "delivery to {address}",
  place_delivery_open: "delivery",
  more_items: plural("en", { one: "and {n} more", other: "and {n} more" }),
  changed:
    "Hi {first_name}, your order has changed: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  // The kinds of texts, as settings name them.
  kind_confirmation: "Order confirmation",
  kind_ready: "Order is ready",
  kind_reminder: "Payment reminder",
  kind_deposit: "Deposit reminder",
  kind_on_the_way: "On the way",
  kind_moved: "New date",
  kind_canceled: "Order canceled",
  kind_quote: "Price quote",
  kind_balance: "Balance due",
  kind_changed: "Order change",
  mail_declined_text: "We couldn’t approve your registration.",
  mail_reason: "This is the reason:",
} as const satisfies PhraseBook &
  Readonly<Record<WhatsappTextKind | `kind_${WhatsappTextKind}`, Phrase>>;
