import type { PaymentMethod } from "@marzipan/contract/payments";
import { Banknote, CreditCard, Landmark, ScrollText, Wallet } from "lucide-react";
import type { IconShape } from "../../ui/Icon.tsx";

/** The drawing by which a way of paying is found. */
export const methodIcons: Readonly<Record<PaymentMethod, IconShape>> = {
  cash: Banknote,
  card: CreditCard,
  bank_transfer: Landmark,
  check: ScrollText,
  other: Wallet,
};
