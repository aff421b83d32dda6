import { splitWording } from "./wording.rules.ts";
import type { Chip } from "./wording.rules.ts";

const endMark = "wordingEnd";

/** Writes a wording into an editable element: text as text, placeholders as chips that are one piece. */
export function writeWording(
  root: HTMLElement,
  wording: string,
  chips: readonly Chip[],
  chipClass: string,
): void {
  const pieces = splitWording(wording, chips).map((piece) => {
    if (typeof piece === "string") return document.createTextNode(piece);
    const chip = document.createElement("bdi");
    chip.className = chipClass;
    chip.contentEditable = "false";
    chip.dataset["token"] = piece.token;
    chip.lang = document.documentElement.lang;
    chip.textContent = piece.label;
    return chip;
  });
  // Without a break at the end the caret finds no place after a last chip or a last line's end.
  const end = document.createElement("br");
  end.dataset[endMark] = "";
  root.replaceChildren(...pieces, end);
}

function readNode(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return "";
  const { token } = node.dataset;
  if (token !== undefined) return token;
  if (node.tagName === "BR") return endMark in node.dataset ? "" : "\n";
  return readWording(node);
}

/** Reads the stored form out of an editable element, or out of a copied part of it. */
export function readWording(root: Node): string {
  const wording = [...root.childNodes].map(readNode).join("");
  // A browser puts a break of its own into an element that was emptied.
  return wording === "\n" && root.textContent === "" ? "" : wording;
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(node, offset);
  return readWording(before.cloneContents()).length;
}

/** Returns from where to where the selection reaches in the stored form; `null` outside of the element. */
export function readSelection(root: HTMLElement): { start: number; end: number } | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  return {
    start: offsetOf(root, range.startContainer, range.startOffset),
    end: offsetOf(root, range.endContainer, range.endOffset),
  };
}

/** Puts the caret at a place of the stored form. */
export function placeCaret(root: HTMLElement, offset: number): void {
  let left = offset;
  let at = 0;
  for (const node of root.childNodes) {
    if (node instanceof Text) {
      if (left <= node.length) {
        document.getSelection()?.collapse(node, left);
        return;
      }
      left -= node.length;
    } else {
      if (left <= 0) break;
      left -= readNode(node).length;
    }
    at += 1;
  }
  document.getSelection()?.collapse(root, Math.min(at, root.childNodes.length));
}
