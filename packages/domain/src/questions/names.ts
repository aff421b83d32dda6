/** Letters that Hebrew and Arabic join in front of a name, and endings of a plural or a case. */
const before = /^(?:[ושכהבלמ]{1,2}|[وفبكل]|ال|بال|لل)?$/u;
const after = /^(?:s|es|n|en|ים|ות|ات|さん|様|的)?$/u;

/**
 * Answers whether a name (normalised) is meant in a text as `plainText` answers it: it stands there as a whole word,
 * joined letters and plural endings aside, or one of its words is among those that mean nothing else.
 */
export function wholeName(nameKey: string, text: string, rest: readonly string[]): boolean {
  const at = text.indexOf(nameKey);
  if (at >= 0) {
    if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(nameKey)) return true;
    const head = text.slice(0, at).split(" ").at(-1) ?? "";
    const tail = text.slice(at + nameKey.length).split(" ")[0] ?? "";
    return before.test(head) && after.test(tail);
  }
  return nameKey.split(" ").some((word) => word.length >= 3 && rest.includes(word));
}
