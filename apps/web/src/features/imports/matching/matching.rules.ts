import type { ImportKind } from "@marzipan/contract/imports";
import { looksLikeEmail, looksLikePhone, looksLikeWords } from "./cell-kind.rules.ts";
import { columnsByKind, plainHeading, targetByHeading } from "./headings.rules.ts";
import { settleOrderNumbers } from "./order-numbers.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table } from "../reading/import-file.types.ts";

/** What a column holds, and how we know. */
export interface Match {
  target: Target;
  /** By its heading, by its contents, by the choice for the last file, by the choice for this one; `null`: not known. */
  by: "heading" | "contents" | "last" | "own" | null;
  /** The column that fills the field which this one would fill too; asked about. */
  clash: number | null;
}

/** The choices that are kept: what a column with a heading holds. */
export type KeptChoices = ReadonlyMap<string, Target>;

/** How many rows are looked at to guess a column. */
const looksAt = 200;

const unknown: Match = { target: "skip", by: null, clash: null };

/** What several columns may fill. */
const isShared = (target: Target): boolean =>
  target === "skip" || target === "notes" || target === "address";

const isOfName = (target: Target): boolean =>
  target === "name" || target === "first_name" || target === "last_name";

function valuesOf({ rows }: Table, column: number): string[] {
  return rows.flatMap(({ cells }) => cells[column] || []);
}

/** Leaves one column for each field that only one may fill: the one with the most cells. */
function settle(kind: ImportKind, found: readonly Match[], counts: readonly number[]): Match[] {
  const winners = new Map<Target, number>();
  for (const [column, { target }] of found.entries()) {
    const best = winners.get(target);
    if (best === undefined || (counts[column] ?? 0) > (counts[best] ?? 0))
      winners.set(target, column);
  }
  const hasName = (counts[winners.get("name") ?? -1] ?? 0) > 0;
  return found.map((match, column) => {
    const { target } = match;
    if (hasName && (target === "first_name" || target === "last_name")) return unknown;
    const winner = winners.get(target) ?? column;
    if (isShared(target) || winner === column) return match;
    return counts[column] === 0
      ? unknown
      : { target: columnsByKind[kind].spare, by: null, clash: winner };
  });
}

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
 * Says what each column of a table holds: as it was chosen for the last file with its heading, by its heading, else by
 * its contents. Where two columns would fill one field, the fuller one does, and the other is asked about.
 */
export function matchColumns(kind: ImportKind, table: Table, kept: KeptChoices): Match[] {
  const values = table.headings.map((_heading, column) => valuesOf(table, column));
  const byHeading = table.headings.map((heading): Match => {
    const last = heading === "" ? undefined : kept.get(plainHeading(heading));
    if (last !== undefined) return { target: last, by: "last", clash: null };
    const target = targetByHeading(kind, heading);
    return target === null ? unknown : { target, by: "heading", clash: null };
  });
  const told = kind === "orders" ? settleOrderNumbers(table, byHeading, unknown) : byHeading;
  const matches = settle(
    kind,
    told,
    values.map((column) => column.length),
  );
  for (const [column, match] of matches.entries()) {
    if (match !== unknown || told[column] !== unknown) continue;
    const isFree = (target: Target): boolean =>
      !matches.some((one) => one.target === target || (target === "name" && isOfName(one.target)));
    const target = targetByContents(kind, values[column] ?? [], isFree);
    if (target !== null) matches[column] = { target, by: "contents", clash: null };
  }
  return matches;
}

/** Gives a column what the person chose; another column that filled this field is asked about. */
export function chooseTarget(
  kind: ImportKind,
  matches: readonly Match[],
  column: number,
  target: Target,
): Match[] {
  return matches.map((match, other): Match => {
    if (other === column) return { target, by: "own", clash: null };
    if (!isShared(target) && match.target === target)
      return { target: columnsByKind[kind].spare, by: null, clash: column };
    // The column that filled the field fills it no more.
    return match.clash === column ? { ...match, clash: null } : match;
  });
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
