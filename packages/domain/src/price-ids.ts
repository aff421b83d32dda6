/** What is wrong with a price's id of the card provider (spec §5). */
export type PriceIdFault = "empty" | "wrong_start" | "placeholder";

const start = "pri_";
const placeholderStart = "pri_01example_";

/** Returns what is wrong with a price's id, `null` for one that can be sold (spec §5). */
export function faultOfPriceId(id: string): PriceIdFault | null {
  const text = id.trim();
  if (text === "") return "empty";
  if (!text.startsWith(start)) return "wrong_start";
  return text.startsWith(placeholderStart) ? "placeholder" : null;
}

/** The specification's words for each fault, for the operator (spec §5). */
export const priceIdFaults: Readonly<Record<PriceIdFault, string>> = {
  empty: "Price ID is empty",
  wrong_start: 'Price ID must start with "pri_"',
  placeholder: "Price ID is a placeholder - configure real price IDs",
};
