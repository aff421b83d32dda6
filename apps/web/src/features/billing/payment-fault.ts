import type { paymentErrors } from "@marzipan/contract/billing-payments";
import { useCallback } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";

/** A payment error of the specification (§8), by the name of its phrase. */
export type PaymentCode = (typeof paymentErrors)[keyof typeof paymentErrors];

/** What failed in the browser while a checkout was opened. */
export class PaymentFault extends Error {
  readonly code: PaymentCode;

  constructor(code: PaymentCode) {
    super(code);
    this.name = "PaymentFault";
    this.code = code;
  }
}

/** How long a failed checkout stays before the plans are shown again (spec §8); `null`: it stays. */
export function leavesAfterMs(error: unknown): number | null {
  const code = error instanceof PaymentFault || error instanceof ApiError ? error.code : null;
  return code === "pay_invalid_price" || code === "pay_domain_not_approved" ? 2000 : null;
}

/** How long "Temporarily Unavailable" stays before the plans are shown again (spec §8). */
export const unavailableMs = 1500;

/** Returns the function that says why a checkout failed (spec §8). */
export function usePaymentText(): (error: unknown) => string {
  const t = useT();
  const errorText = useErrorText();
  return useCallback(
    (error) => (error instanceof PaymentFault ? t(`errors.${error.code}`) : errorText(error)),
    [t, errorText],
  );
}
