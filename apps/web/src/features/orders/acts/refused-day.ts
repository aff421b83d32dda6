import { ApiError } from "../../../platform/api/api-error.ts";

/** Returns why a day was refused, `null` for any other failure; the owner may go over it after a warning (rulings §5). */
export function dayRefusalOf(error: Error | null): "full" | "closed" | "sold_out" | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "day_full") return "full";
  if (error.code === "item_sold_out") return "sold_out";
  return error.code === "day_closed" ? "closed" : null;
}
