import type { MenuView } from "@marzipan/contract/menu-view";
import type { Speech } from "../look/speech.ts";

/** Returns the prices of a menu, in major units, which are all written alike. */
export function pricesOf(view: MenuView): number[] {
  return view.sections.flatMap(({ items }) => items.map(({ price }) => price));
}

/** Returns a speech that writes the sums of a menu alike: with decimals where one of its prices has any. */
export function speechOfMenu(speech: Speech, view: MenuView): Speech {
  return {
    ...speech,
    format: { ...speech.format, money: speech.format.moneyAlike(pricesOf(view)) },
  };
}
