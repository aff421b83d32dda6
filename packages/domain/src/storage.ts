import { unlimited } from "./plans.ts";

/** Bytes of one gigabyte of a plan's storage (rulings §3). */
const gigabyteBytes = 1024 ** 3;

/** Returns bytes in gigabytes, to three decimals, never less than there is. */
export function toGb(sizeBytes: number): number {
  return Math.ceil((sizeBytes / gigabyteBytes) * 1000) / 1000;
}

/** Returns whether stored bytes are more than a plan's limit in gigabytes. */
export function isOverStorage(limitGb: number, storedBytes: number): boolean {
  return limitGb !== unlimited && storedBytes > limitGb * gigabyteBytes;
}
