import type { UrlParams } from "./use-url-params.ts";

/** Reads a day `yyyy-mm-dd` of an address; one that does not exist, or that no call takes, counts as not given. */
export function readDay(value: string | undefined): string | null {
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  if (value < "1900" || value > "2200") return null;
  const at = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value ? null : value;
}

/** Reads the days `from` and `to` of an address, both included; `null` unless both are there and in order. */
export function readRange(params: UrlParams): { from: string; to: string } | null {
  const from = readDay(params["from"]);
  const to = readDay(params["to"]);
  return from !== null && to !== null && from <= to ? { from, to } : null;
}
