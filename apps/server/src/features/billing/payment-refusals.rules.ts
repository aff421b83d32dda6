import type { ErrorCode } from "@marzipan/contract/errors";
import { AppError } from "../../platform/errors/app-error.ts";
import { OutsideFailure } from "../../platform/outside/outside-call.ts";
import { PaymentRefusal } from "../../providers/payments/payments.port.ts";
import type { RefusalKind } from "../../providers/payments/payments.port.ts";

const ofCheckout: Readonly<Record<RefusalKind, ErrorCode>> = {
  price: "pay_invalid_price",
  domain: "pay_domain_not_approved",
  declined: "pay_checkout_failed",
  gone: "pay_checkout_failed",
  not_possible: "pay_checkout_failed",
  other: "pay_checkout_failed",
};

const ofChange: Readonly<Record<RefusalKind, ErrorCode>> = {
  price: "pay_invalid_price",
  domain: "pay_failed",
  declined: "pay_declined",
  gone: "pay_failed",
  not_possible: "change_not_possible",
  other: "pay_failed",
};

/** Returns what a person reads when a call of the card provider failed (spec §8); a defect of ours stays one. */
export function refusalOf(error: unknown, doing: "checkout" | "change"): unknown {
  if (error instanceof OutsideFailure)
    return new AppError(doing === "checkout" ? "pay_checkout_failed" : "pay_failed", {}, error);
  if (!(error instanceof PaymentRefusal)) return error;
  const code = (doing === "checkout" ? ofCheckout : ofChange)[error.kind];
  return new AppError(code, {}, error);
}
