import type { ImportKind } from "@marzipan/contract/imports";
import { looksLikeEmail, looksLikePhone, looksLikeWords } from "./cell-kind.rules.ts";
import { columnsByKind, plainHeading, readHeading } from "./headings.rules.ts";
import { settleOrderNumbers } from "./order-numbers.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table } from "../reading/import-file.types.ts";

/** What a column holds, and how we know. */
export interface Match {
  target: Target;
  /** By its heading, by its contents, by the choice for the last file, by the choice for this one; `null`: not known. */
  by: "heading" | "contents" | "last" | "own" | null;
  /** How close the heading comes to the field; 0 is the field itself. */
  rank: number;
  /** The closer column for the same field: this one is used where that one is empty. */
  clash: number | null;
}

/** The choices that are kept: what a column with a heading holds. */
export type KeptChoices = ReadonlyMap<string, Target>;

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

/**
 * Returns what each column of a table holds: as it was chosen for the last file with its heading, by its heading, else
 * by its contents. Of several columns for one field the closest leads and the others fill its gaps.
 */
export function matchColumns(kind: ImportKind, table: Table, kept: KeptChoices): Match[] {
  const values = table.headings.map((_heading, column) => valuesOf(table, column));
  const byHeading = table.headings.map((heading, column): Match => {
    const last = heading === "" ? undefined : kept.get(plainHeading(heading));
    if (last !== undefined) return { target: last, by: "last", rank: 0, clash: null };
    const meaning = readHeading(kind, heading);
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

/** Returns the choices of this file as they are kept for the next. */
export function choicesOf(table: Table, matches: readonly Match[]): [string, Target][] {
  return matches.flatMap(({ target, by }, column): [string, Target][] => {
    const heading = plainHeading(table.headings[column] ?? "");
    return by === "own" && heading !== "" ? [[heading, target]] : [];
  });
}
