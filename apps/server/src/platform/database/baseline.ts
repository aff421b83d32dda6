/** The last of the migrations that `0242_baseline` replaced, and their number. */
const lastReplaced = "0242_imports";
const replacedCount = 95;

/** The last version that had the replaced migrations, as a sentence names it. */
export const versionBeforeBaseline = "the version of 28 November 2026 (commit 9c5e91f6)";

/** How the migrations of a database or a backup compare with those of this version. */
export interface MigrationState {
  /** The names, with the baseline in the place of those that it replaced. */
  names: string[];
  /** The newest migration that this version does not know, `null` for none. */
  newer: string | null;
  /** Only a part of the replaced migrations is there: this version cannot continue from it. */
  isTooOld: boolean;
}

/** Compares the migrations of a database or a backup with the `known` ones of this version. */
export function compareMigrations(
  names: readonly string[],
  known: readonly string[],
): MigrationState {
  const unknown = names.filter((name) => !known.includes(name)).toSorted();
  const newer = unknown.findLast((name) => name > lastReplaced) ?? null;
  const replaced = unknown.filter((name) => name <= lastReplaced);
  if (replaced.length === 0) return { names: [...names], newer, isTooOld: false };
  const kept = names.filter((name) => !replaced.includes(name));
  return {
    names: ["0242_baseline", ...kept],
    newer,
    isTooOld: replaced.length !== replacedCount,
  };
}
