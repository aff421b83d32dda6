import { whatsappTextKinds } from "@marzipan/contract/accounts";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { listOrderPayments } from "@marzipan/contract/payments";
import { useCall } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { writeClientText } from "../../platform/whatsapp/client-text.ts";
import { useClientSpeech } from "../../platform/whatsapp/use-client-speech.ts";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { mailLink, textKindOf } from "./order-text.rules.ts";
import type { OrderView } from "./orders.types.ts";

/** The texts that fit an order now, in its client's language (rulings §10.1). */
export interface OrderTexts {
  /** The text that the owner most likely sends now; `null` where none fits. */
  usual: WhatsappTextKind | null;
  /** The texts that fit: none asks for money that is not open. */
  kinds: readonly WhatsappTextKind[];
  /** What is still to be paid. */
  balance: number;
  /** Returns a text; `""` for no kind, and while the phrases of the client's language load. */
  write: (kind: WhatsappTextKind | null) => string;
  /** Returns the link that opens WhatsApp with a text; `null` without a phone that WhatsApp can use. */
  whatsapp: (kind: WhatsappTextKind | null) => string | null;
  /** Returns the link that opens a mail with a text. */
  mail: (address: string, kind: WhatsappTextKind | null) => string;
  /** Whether the phrases of the client's language have arrived. */
  isReady: boolean;
}

/** Returns the texts that fit an order now, and how to write and send them. */
export function useOrderTexts(order: OrderView): OrderTexts {
  const { business } = useMe();
  const today = useToday();
  const speech = useClientSpeech(order.clientLanguage);
  const isPickup = order.fulfilment !== "delivery";
  const menu = useCall(getMenuSettings, undefined, { enabled: useMay("menu") && isPickup });
  // The same query as the order's payments, so that both share one request.
  const money = useCall(listOrderPayments, { params: { id: order.id } }).data?.balance;
  const balance = money?.balance ?? order.totalPrice;
  const isDepositOpen = money?.state === "deposit_due";
  const depositMissing = money && isDepositOpen ? money.deposit - money.paid : 0;
  const kinds = whatsappTextKinds.filter((kind) => {
    if (kind === "reminder" || kind === "balance") return balance > 0;
    return kind !== "deposit" || isDepositOpen;
  });
  const write = (kind: WhatsappTextKind | null): string => {
    if (kind === null || !speech) return "";
    const facts = {
      clientName: order.clientName,
      number: order.number,
      day: order.deliveryDate,
      time: order.deliveryTime,
      items: order.items,
      fulfilment: order.fulfilment,
      address: (isPickup ? menu.data?.address : order.address) ?? "",
      total: order.totalPrice,
      link: order.pagePath === null ? null : window.location.origin + order.pagePath,
      amount:
        kind === "reminder" ? balance : kind === "deposit" ? depositMissing : order.totalPrice,
      balance,
      today,
      currency: order.currency,
      business: business.name,
    };
    return writeClientText(kind, facts, speech, business.whatsappTexts);
  };
  const { phone } = order;
  return {
    usual: textKindOf(order, money?.balance ?? 0),
    kinds,
    balance,
    write,
    whatsapp: (kind) =>
      phone === null ? null : whatsappLink(phone, business.country, write(kind)),
    mail: (address, kind) => {
      if (!speech) return mailLink(address, "", "");
      const subject = speech.t("common.order_number", { number: String(order.number) });
      return mailLink(address, subject, write(kind));
    },
    isReady: speech !== null,
  };
}
