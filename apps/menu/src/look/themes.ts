import { themes } from "@marzipan/contract/languages";

const theme = /\[data-theme=["']?dark["']?\]\s*\{([^}]*)\}/;

/**
 * Returns the styles of a page on which a visitor may choose one of the four themes: light, dark where the device
 * is set so, and what was chosen above both.
 */
export function followChoice(css: string): string {
  const dark = theme.exec(css)?.[1];
  if (dark === undefined) throw new Error("the tokens have no dark theme");
  const isChosen = themes.map((name) => `[data-theme=${name}]`).join(",");
  return `${css}@media screen and (prefers-color-scheme:dark){:root:not(${isChosen}){${dark}}}`;
}
