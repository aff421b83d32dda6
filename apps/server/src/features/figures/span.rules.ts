import { mostFigureDays } from "@marzipan/contract/analytics";
import { daysBetween } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";

/** Returns the span of a call; one that ends before it begins is refused, and one of more than ten years. */
export function readSpan({ from, to }: { from: string; to: string }): Span {
  if (to < from) throw fieldError("to", "date_order");
  if (daysBetween(from, to) >= mostFigureDays) {
    throw new AppError("range_too_long", { limit: mostFigureDays });
  }
  return [from, to];
}
