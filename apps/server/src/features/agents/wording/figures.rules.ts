import type { InsightFigure } from "@marzipan/insights/insight";
import { toMajorOf } from "@marzipan/domain/money";
import type { Format } from "@marzipan/phrases/format";

/** Returns a figure as a sentence bears it. */
export function sayFigure(figure: InsightFigure, format: Format): string {
  const { value } = figure;
  switch (figure.unit) {
    case "money":
      return format.money(toMajorOf(value, figure.currency), figure.currency);
    case "percent":
      return format.percent(Math.abs(value) / 100);
    case "days":
      return format.days(value);
    case "count":
      return format.number(value);
  }
}

/** Returns an address with its query. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}
