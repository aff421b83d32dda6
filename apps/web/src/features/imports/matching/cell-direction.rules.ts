import { looksLikeDate, looksLikeEmail, looksLikePhone } from "./cell-kind.rules.ts";

/** Returns in which direction a cell is read: phones, emails and dates from left to right, words as they are. */
export function directionOf(cell: string): "ltr" | "auto" {
  return looksLikePhone(cell) || looksLikeEmail(cell) || looksLikeDate(cell) ? "ltr" : "auto";
}
