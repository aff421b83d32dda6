import { readerOfCues } from "./cue-lines.ts";
import { dropRegistration } from "./name-letters.ts";
import { heading, houseNumber, notName, postcode } from "./name-words.ts";
import { isOneOf } from "./own-name.ts";
import { lettersOf, makeRow } from "./seen-text.ts";
import type { Row, SeenText } from "./seen-text.ts";

const readAddressee = readerOfCues("addressee");
const readSupplier = readerOfCues("supplier");
const mostAddressRows = 5;

/**
 * Returns the rows in which the supplier's name can be: without the block of the customer to whom the paper is
 * addressed and without the business's own names; what follows a word such as "Supplier" comes first.
 */
export function rowsOfSupplier(rows: readonly Row[], ownNames: readonly string[]): Row[] {
  const dropped = new Set<SeenText>();
  const first: Row[] = [];
  for (const [at, row] of rows.entries()) {
    for (const [column, piece] of row.pieces.entries()) {
      const addressee = readAddressee(piece.text);
      const supplier = addressee ? null : readSupplier(piece.text);
      if (addressee) {
        for (const one of blockOf(rows, at, column, addressee.rest)) dropped.add(one);
      } else if (supplier) {
        const [, name] = blockOf(rows, at, column, supplier.rest);
        const named = isName(supplier.rest) ? { ...piece, text: supplier.rest } : name;
        if (named) first.push(makeRow([named], row));
        dropped.add(piece);
      } else if (isOneOf(piece.text, ownNames)) dropped.add(piece);
    }
  }
  for (const row of rows) for (const one of besideName(row)) dropped.add(one);
  const isOwn = ({ text }: Row): boolean => isOneOf(text, ownNames);
  const kept = rows.flatMap((row) => {
    const pieces = row.pieces.filter((piece) => !dropped.has(piece));
    if (pieces.length === row.pieces.length) return [row];
    return pieces.length === 0 ? [] : [makeRow(pieces, row)];
  });
  return [...first, ...kept].filter((row) => !isOwn(row));
}

/** Returns the pieces of a row that are a number or an address next to a name, such as "Invoice 17". */
function besideName({ pieces }: Row): SeenText[] {
  const isBeside = ({ text }: SeenText): boolean =>
    /\d/.test(text) && notName.test(text) && dropRegistration(text) === text;
  const named = pieces.some((piece) => isName(piece.text) && !isBeside(piece));
  return named ? pieces.filter(isBeside) : [];
}

/** Returns the pieces of a block that begins with a cue word: the word's, the name beside or below it, and its address. */
function blockOf(rows: readonly Row[], at: number, column: number, rest: string): SeenText[] {
  const cue = rows[at]?.pieces[column];
  if (!cue) return [];
  const block = [cue];
  const beside = rows[at]?.pieces.slice(column + 1).find(({ text }) => isName(text));
  let hasName = isName(rest);
  if (!hasName && beside && /:\s*$/.test(cue.text) && !isCue(beside.text)) {
    block.push(beside);
    hasName = true;
  }
  for (const row of rows.slice(at + 1, at + 1 + mostAddressRows)) {
    const below = row.pieces.find((piece) => isInColumn(piece, cue));
    if (!below) continue;
    if (isCue(below.text)) break;
    if (hasName && !isAddress(below.text)) break;
    if (!hasName && !isName(below.text)) break;
    block.push(below);
    hasName = true;
  }
  return block;
}

function isCue(text: string): boolean {
  return readAddressee(text) !== null || readSupplier(text) !== null;
}

function isName(text: string): boolean {
  return lettersOf(text).length >= 2 && !notName.test(text) && !heading.test(lettersOf(text));
}

function isAddress(text: string): boolean {
  return /\d/.test(text) && (houseNumber.test(text) || postcode.test(text) || notName.test(text));
}

function isInColumn(piece: SeenText, cue: SeenText): boolean {
  const near = 3 * (cue.bottom - cue.top);
  const overlaps = piece.left < cue.right && piece.right > cue.left;
  return (
    overlaps || Math.abs(piece.left - cue.left) < near || Math.abs(piece.right - cue.right) < near
  );
}
