import type { FirstScreen } from "@marzipan/contract/first-screen";

/** What a rule may be made of; whatever else an attribute says is left out. */
const plain = /^[\w\s#%.,:;()*/+-]*$/;

/**
 * Takes the `style` attributes out of a markup and answers them as rules: a strict content security policy lets the rules
 * stand, by their hash, and refuses the attributes. Equal ones become one rule.
 */
export function splitStyles(markup: string): FirstScreen {
  const rules = new Map<string, number>();
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    if (!plain.test(style)) return "";
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-look="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[data-look="${number}"]{${style}}`).join("");
  return { html, css };
}
