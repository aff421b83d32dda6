import type { DemoPlace } from "./demo-words.ts";

/**
 * Returns the demo's time zone: the machine's, so that the demo's today is its reader's, or the
 * bakery's where the machine keeps none of its own (UTC, as most servers).
 */
export function demoTimeZone({ timeZone }: DemoPlace, machine = ownTimeZone()): string {
  return /^(Etc\/.*|UTC|GMT)$/.test(machine) ? timeZone : machine;
}

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opening hours of one span. */
export const open = (from: string, to: string): { from: string; to: string }[] => [{ from, to }];

/** Opening hours of a day that is closed. */
export const closed: [] = [];

/** Returns digits with leading zeros. */
export const digits = (number: number, length: number): string =>
  String(number).padStart(length, "0");
