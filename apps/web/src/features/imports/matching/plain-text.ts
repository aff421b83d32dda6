const isMarkup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** Elements after which a new line begins. */
const lines = "p,div,li,tr,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,section";

/** Returns the text of HTML as the browser's parser reads it, which runs and loads nothing. */
function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of page.querySelectorAll("script,style,template,noscript")) unseen.remove();
  for (const line of page.querySelectorAll("br")) line.replaceWith("\n");
  for (const item of page.querySelectorAll("li")) item.prepend("- ");
  for (const block of page.querySelectorAll(lines)) block.append("\n");
  for (const cell of page.querySelectorAll("td,th")) cell.append(" ");
  return page.body.textContent;
}

/**
 * Returns a cell without markup: tags and entities of shop exports become plain text, items of a list lines of their
 * own, and a written-out `\\n` a line break.
 */
export function plainText(cell: string): string {
  const broken = cell.includes("\\n") ? cell.replaceAll(/\\r?\\n|\\n/g, "\n") : cell;
  if (!isMarkup.test(broken)) return broken;
  return textOfHtml(broken)
    .replaceAll("\u00A0", " ")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
