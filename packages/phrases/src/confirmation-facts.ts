import type { getSharedConfirmation } from "@marzipan/contract/confirmations";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Format } from "./format.ts";
import type { Translate } from "./translate.ts";

type Facts = Pick<
  ReplyOf<typeof getSharedConfirmation>,
  | "businessName"
  | "deliveryDate"
  | "deliveryTime"
  | "fulfilment"
  | "address"
  | "allergens"
  | "allergyNote"
  | "notes"
>;

/**
 * Returns what a confirmation says of its order besides items and money, as pairs of label and value: when, how and
 * where it is handed over, allergies, notes. Allergies and notes are left out where there are none.
 */
export function confirmationFacts(facts: Facts, t: Translate, format: Format): [string, string][] {
  const date = format.date(facts.deliveryDate);
  const when =
    facts.deliveryTime === null
      ? date
      : t("messages.when", { date, time: format.time(facts.deliveryTime) });
  const open = facts.fulfilment === "pickup" ? facts.businessName : "—";
  const allergies = format.list([
    ...facts.allergens.map((name) => t(`common.allergen_${name}`)),
    ...(facts.allergyNote === "" ? [] : [facts.allergyNote]),
  ]);
  return [
    [t("payments.delivery_on"), when],
    [t(`common.fulfilment_${facts.fulfilment}`), facts.address || open],
    ...(allergies === "" ? [] : [[t("common.allergies"), allergies] as [string, string]]),
    ...(facts.notes === "" ? [] : [[t("common.notes"), facts.notes] as [string, string]]),
  ];
}
