import { PaymentRefusal } from "./payments.port.ts";
import type { Payments } from "./payments.port.ts";

/** Creates the provider of a server where no plan can be bought: every call is refused, no signature holds. */
export function createNoPayments(): Payments {
  const refuse = (): Promise<never> =>
    Promise.reject(new PaymentRefusal("price", "no card provider is set up"));
  return {
    isSigned: () => false,
    openCheckout: refuse,
    changeCheckout: refuse,
    lookAtCheckout: refuse,
    openPortal: refuse,
    previewChange: refuse,
    change: refuse,
    cancel: refuse,
    keep: refuse,
    moveNextCharge: refuse,
    listPrices: async () => [],
    findHeld: refuse,
    listHeld: async () => [],
  };
}
