import { allergens } from "@marzipan/contract/food-facts";
import { iconPaths } from "../look/icon-paths.ts";
import type { IconName } from "../look/icon-paths.ts";

const names: readonly IconName[] = [...allergens, "vegan"];

/**
 * Writes the icons of food facts as styles, `.f-gluten` and so on: a menu shows a hundred of them, and an element
 * for each would cost a cheap phone a tenth of a second.
 */
export function writeFoodIcons(): string {
  return names.map((name) => `.f-${name}{--fact:url("${drawIcon(iconPaths[name])}")}`).join("");
}

function drawIcon(path: string): string {
  const stroke = "stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' ${stroke}><path d='${path}'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
}
