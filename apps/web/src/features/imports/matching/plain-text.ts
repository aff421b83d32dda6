/** Elements of shop texts; other words in angle brackets are what they say: `Flo <flo@example.com>`. */
const element =
  "(?:a|abbr|article|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|li|mark|meta|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)";

const tag = new RegExp(`</?${element}(?:[\\s/][^<>]*)?>`, "i");

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/i;

/** Angle brackets that begin no element. */
const looseBracket = new RegExp(`<(?!/?${element}[\\s/>]|!--)`, "gi");

/** Elements after which a new line begins. */
const lines = "p,div,li,tr,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,section";

/** Returns the text of HTML as the browser's parser reads it, which runs and loads nothing. */
function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(looseBracket, "&lt;"), "text/html");
  for (const unseen of page.querySelectorAll("script,style,template,noscript")) unseen.remove();
  for (const line of page.querySelectorAll("br")) line.replaceWith("\n");
  for (const item of page.querySelectorAll("li")) item.prepend("- ");
  for (const block of page.querySelectorAll(lines)) block.append("\n");
  for (const cell of page.querySelectorAll("td,th")) cell.append(" ");
  return page.body.textContent;
}

function withoutMarkup(html: string): string {
  return textOfHtml(html)
    .replaceAll("\u00A0", " ")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Returns a cell without markup: tags and entities of shop exports become plain text, items of a list lines of their
 * own, and a written-out `\\n` a line break. Markup that was escaped once more is markup, too.
 */
export function plainText(cell: string): string {
  const broken = cell.includes("\\n") ? cell.replaceAll(/\\r?\\n|\\n/g, "\n") : cell;
  if (!tag.test(broken) && !entity.test(broken)) return broken;
  const text = withoutMarkup(broken);
  return tag.test(text) ? withoutMarkup(text) : text;
}
