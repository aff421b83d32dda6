/** How far a read field can be trusted (spec §4). */
export type Band = "high" | "medium" | "low";

const leastHigh = 0.85;
const leastMedium = 0.6;

/** Returns the band of a confidence from 0 to 1: high from 0.85, medium from 0.60, low below (rulings §6). */
export function bandOf(confidence: number): Band {
  if (confidence >= leastHigh) return "high";
  return confidence >= leastMedium ? "medium" : "low";
}
