import { pages } from "@marzipan/contract/paths";

/** A text without markup and addresses, and the links to own pages that stood in it. */
export interface PlainPiece {
  text: string;
  links: { label: string; path: string }[];
}

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(pages)
    .filter(({ path, access }) => access === "member" && !path.includes("$"))
    .map(({ path }) => path as string)
    .concat(pages.help.path, pages.contact.path, pages.pricing.path),
);

/** Returns whether an address leads to a page of the product; its query may only name fields and plain values. */
export function isOwnPath(address: string): boolean {
  const [path = "", query = ""] = address.split("?");
  return ownPaths.has(path) && /^(?:[\w-]{1,30}=[\w:.-]{0,40}(?:&|$)){0,8}$/.test(query);
}

const label = String.raw`\[((?:[^\[\]]|\[[^\[\]]*\]){0,300})\]`;
const image = new RegExp(String.raw`!${label}\s?(?:\([^)]*\)?|\[[^\]]*\])`, "g");
const link = new RegExp(String.raw`${label}\s?\(\s*<?([^)\s>]*)[^)]*\)`, "g");
const address =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:javascript|data|mailto|tel|sms|vbscript|file|blob):|\bwww\.|(?<![\w:/])\/\/(?=[\w-]+\.))[^\s<>"'）】」]*/giu;
const bareDomain =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,18}(?:[/?#:][^\s<>"']*)/giu;

/**
 * Returns a model's text as plain text: no images, no HTML, no address of anywhere; links to own pages become links
 * beside the text, others leave their words.
 */
export function makePlain(text: string): PlainPiece {
  const links: PlainPiece["links"] = [];
  let plain = decodeEntities(text)
    .replace(/(?![\n\t])\p{Cc}|[\u{e0000}-\u{e007f}\ufff9-\ufffb]/gu, "")
    .replace(/^[ \t]{0,3}\[[^\]\n]{1,200}\]:.*$/gm, "")
    .replace(image, "")
    .replace(link, (_whole, words: string, to: string) => {
      if (isOwnPath(to)) links.push({ label: words.replace(/[*_`]/g, "").trim(), path: to });
      return words;
    })
    .replace(/\]\s?\(/g, " ")
    .replace(/<\/?[a-z!][^>]*>?/gi, "");
  // What one removal leaves may make the next address.
  for (let round = 0; round < 3; round += 1)
    plain = plain.replace(address, "").replace(bareDomain, "");
  plain = plain
    .replace(/^\s{0,3}(?:[-*+]|•)\s+/gm, "• ")
    .replace(/^\s{0,3}#{1,6}\s+/gm, "")
    .replace(/^\s{0,3}>\s?/gm, "")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/`+/g, "")
    .replace(/(?<! ) {1,3}(?=[.,](?:\s|$))/g, "");
  return { text: plain, links: links.filter(({ label: words }) => words !== "") };
}

const entities: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** An HTML entity may hide what is looked for; it is shown as what it stands for in any case. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,5}));/gi,
    (whole, hex, decimal, name) => {
      const code = hex ? parseInt(hex as string, 16) : decimal ? Number(decimal) : null;
      if (code !== null) return code <= 0x10_ffff && code > 0 ? String.fromCodePoint(code) : "";
      return entities[String(name).toLowerCase()] ?? whole;
    },
  );
}

/** Returns a name as it is in a plain text: without markup and addresses of its own. */
export function makePlainName(name: string): string {
  return makePlain(name.replace(/[[\](){}<>`*_!|]/g, " "))
    .text.replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}

/** Cuts a growing text at the ends of its lines and sentences, so that each piece is judged whole. */
export function cutPieces(): { add: (text: string) => string[]; rest: () => string } {
  let waiting = "";
  return {
    add: (text) => {
      waiting += text;
      const pieces: string[] = [];
      for (let at = endOfPiece(waiting); at > 0; at = endOfPiece(waiting)) {
        pieces.push(waiting.slice(0, at));
        waiting = waiting.slice(at);
      }
      return pieces;
    },
    rest: () => {
      const rest = waiting;
      waiting = "";
      return rest;
    },
  };
}

/** The end of a sentence is one that a space follows and no digit goes before: "26. November" is one date. */
function endOfPiece(text: string): number {
  for (const match of text.matchAll(/\n+|(?<![\d\s])[.!?؟।]["”»)\]]?\s+|[。！？]["」』）]?/gu)) {
    const end = match.index + match[0].length;
    const piece = text.slice(0, end);
    if (match[0].startsWith("\n") || !/[[(][^\])]*$/.test(piece)) return end;
  }
  return 0;
}
