import { longestHeading } from "@marzipan/contract/import-mappings";
import type { SavedColumn } from "@marzipan/contract/import-mappings";
import type { ImportKind } from "@marzipan/contract/imports";
import { looksLikeEmail, looksLikePhone, looksLikeWords } from "./cell-kind.rules.ts";
import { columnsByKind, plainHeading, readHeading } from "./headings.rules.ts";
import type { Meaning } from "./headings.rules.ts";
import { settleOrderNumbers } from "./order-numbers.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table } from "../reading/import-file.types.ts";

/** What a column holds, and how we know. */
export interface Match {
  target: Target;
  /** By its heading, by its contents, as in the last file of this shape, by the choice for this one; `null`: not known. */
  by: "heading" | "contents" | "last" | "own" | null;
  /** How close the heading comes to the field; 0 is the field itself. */
  rank: number;
  /** The closer column for the same field: this one is used where that one is empty. */
  clash: number | null;
}

/** How many rows are looked at to guess a column. */
const looksAt = 200;

const unknown: Match = { target: "skip", by: null, rank: 0, clash: null };

/** What several columns may fill. */
const isShared = (target: Target): boolean =>
  target === "skip" || target === "notes" || target === "address";

const isOfName = (target: Target): boolean =>
  target === "name" ||
  target === "first_name" ||
  target === "middle_name" ||
  target === "last_name";

function valuesOf({ rows }: Table, column: number): string[] {
  return rows.flatMap(({ cells }) => cells[column] || []);
}

/** Lets the closest column of each field lead, the fuller one of equally close ones; the others fill its gaps. */
function settle(found: readonly Match[], counts: readonly number[]): Match[] {
  const leaders = new Map<Target, number>();
  for (const [column, { target, rank }] of found.entries()) {
    const leader = leaders.get(target);
    const best = found[leader ?? column]?.rank ?? 0;
    const isFuller = (counts[column] ?? 0) > (counts[leader ?? column] ?? 0);
    if (leader === undefined || rank < best || (rank === best && isFuller))
      leaders.set(target, column);
  }
  return found.map((match, column) => {
    const leader = leaders.get(match.target) ?? column;
    if (isShared(match.target) || leader === column) return match;
    return counts[column] === 0 && match.by !== "own" ? unknown : { ...match, clash: leader };
  });
}

/** What shops write into a column called "Type" that is no category. */
const productKinds = new Set(
  "simple,variable,variation,grouped,external,virtual,downloadable,subscription,bundle,physical,digital,service,product,regular,item,standard,configurable".split(
    ",",
  ),
);

const areProductKinds = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) =>
    value.split(/,\s*/).every((word) => productKinds.has(word.toLowerCase())),
  );

/** Returns what a column holds by most of its cells, of what is still free; `null` where they do not say it. */
function targetByContents(
  kind: ImportKind,
  values: readonly string[],
  isFree: (target: Target) => boolean,
): Target | null {
  const looked = values.slice(0, looksAt);
  if (looked.length === 0) return null;
  const share = (looksRight: (cell: string) => boolean): number =>
    looked.filter(looksRight).length / looked.length;
  if (kind === "clients" && isFree("email") && share(looksLikeEmail) > 0.6) return "email";
  if (kind === "clients" && isFree("phone") && share(looksLikePhone) > 0.6) return "phone";
  const isDistinct = new Set(looked).size > looked.length / 2;
  return isFree("name") && isDistinct && share(looksLikeWords) > 0.8 ? "name" : null;
}

/** Returns a heading as it is saved: comparable, and not longer than what is taken. */
const savedHeading = (heading: string): string => plainHeading(heading).slice(0, longestHeading);

/** Returns the headings by which files of one shape are recognized; empty for a file without headings. */
export const headingsOf = ({ headings }: Table): string[] =>
  headings.map(savedHeading).filter((heading) => heading !== "");

/** Returns how the columns of a table were matched, as it is saved for the next file with these headings. */
export function columnsToSave(table: Table, matches: readonly Match[]): SavedColumn[] {
  return matches.flatMap(({ target, by, rank }, column) => {
    const heading = savedHeading(table.headings[column] ?? "");
    const isChosen = by === "own" || (by === "last" && rank < 0);
    return heading === "" ? [] : [{ heading, target, isChosen }];
  });
}

/** Returns the saved columns in the order of a table's columns; of equal headings each takes the next. */
function savedInOrder({ headings }: Table, saved: readonly SavedColumn[]) {
  const left = [...saved];
  return headings.map((heading) => {
    const at = left.findIndex((one) => one.heading === savedHeading(heading));
    return at === -1 ? undefined : left.splice(at, 1)[0];
  });
}

/** Returns what a saved column is a match for; what its heading means anyway is known by the heading. */
function matchOfSaved({ target, isChosen }: SavedColumn, meaning: Meaning | null): Match {
  if (!isChosen && meaning?.target === target) return { ...meaning, by: "heading", clash: null };
  return { target: target as Target, by: "last", rank: isChosen ? -1 : 0, clash: null };
}

/**
 * Returns what each column of a table holds: as it was in the last file with the same headings (`saved`, empty without
 * one), by its heading, else by its contents. Of several columns for one field the closest leads and the others fill
 * its gaps.
 */
export function matchColumns(
  kind: ImportKind,
  table: Table,
  saved: readonly SavedColumn[],
): Match[] {
  const offered: readonly string[] = columnsByKind[kind].targets;
  const last = savedInOrder(
    table,
    saved.filter(({ target }) => offered.includes(target)),
  );
  const values = table.headings.map((_heading, column) => valuesOf(table, column));
  const byHeading = table.headings.map((heading, column): Match => {
    const meaning = readHeading(kind, heading);
    const one = last[column];
    if (one) return matchOfSaved(one, meaning);
    if (meaning === null) return unknown;
    if (meaning.target === "category" && areProductKinds(values[column] ?? [])) return unknown;
    return { ...meaning, by: "heading", clash: null };
  });
  const told = kind === "orders" ? settleOrderNumbers(table, byHeading, unknown) : byHeading;
  const matches = settle(
    told,
    values.map((column) => column.length),
  );
  for (const [column, match] of matches.entries()) {
    if (match !== unknown || readHeading(kind, table.headings[column] ?? "") !== null) continue;
    const isFree = (target: Target): boolean =>
      !matches.some((one) => one.target === target || (target === "name" && isOfName(one.target)));
    const target = targetByContents(kind, values[column] ?? [], isFree);
    if (target !== null) matches[column] = { target, by: "contents", rank: 0, clash: null };
  }
  return matches;
}

/** Gives a column what the person chose; other columns of this field fill its gaps from now on. */
export function chooseTarget(matches: readonly Match[], column: number, target: Target): Match[] {
  const given = matches.map((match, other): Match => {
    if (other === column) return { target, by: "own", rank: -1, clash: null };
    return { ...match, rank: match.rank < 0 ? 0 : match.rank, clash: null };
  });
  return settle(
    given,
    given.map(() => 1),
  );
}

/** Lists what must be among the columns and is not yet: of each group the target that is meant first. */
export function missingTargets(kind: ImportKind, matches: readonly Match[]): Target[] {
  return columnsByKind[kind].required
    .filter((group) => !matches.some(({ target }) => group.includes(target)))
    .flatMap(([first]) => first ?? []);
}

/** Returns how many columns come in. */
export const countTaken = (matches: readonly Match[]): number =>
  matches.filter(({ target }) => target !== "skip").length;
