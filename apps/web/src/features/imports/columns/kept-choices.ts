import type { ImportKind } from "@marzipan/contract/imports";
import { pageOwner } from "../../../platform/session/page-owner.ts";
import { keep, readKept } from "../../../platform/storage.ts";
import { columnsByKind } from "../matching/headings.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { KeptChoices } from "../matching/matching.rules.ts";

/** How many headings are kept; the oldest go first. */
const mostKept = 100;

const keyOf = (kind: ImportKind): string => `marzipan.import.${pageOwner() ?? ""}.${kind}`;

/** Returns what this account chose for the headings of earlier files, in this browser. */
export function readChoices(kind: ImportKind): KeptChoices {
  const offered: readonly Target[] = columnsByKind[kind].targets;
  try {
    const kept = JSON.parse(readKept(keyOf(kind)) ?? "[]") as [string, Target][];
    return new Map(kept.filter(([, target]) => offered.includes(target)));
  } catch {
    return new Map();
  }
}

/** Keeps choices for the next file with the same headings. */
export function keepChoices(
  kind: ImportKind,
  choices: readonly (readonly [string, Target])[],
): void {
  if (choices.length === 0) return;
  const all = new Map(readChoices(kind));
  for (const [heading, target] of choices) {
    all.delete(heading);
    all.set(heading, target);
  }
  keep(keyOf(kind), JSON.stringify([...all].slice(-mostKept)));
}
