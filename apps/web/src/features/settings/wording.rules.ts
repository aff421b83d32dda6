/** A placeholder of a text and what a person calls it. */
export interface Chip {
  /** As it is stored: `{name}`. */
  token: string;
  /** In the owner's language: "Client's name". */
  label: string;
}

/** A part of a wording: typed text, or a placeholder. */
export type Piece = string | Chip;

/** Splits a stored wording into typed text and placeholders; what only looks like one stays text. */
export function splitWording(wording: string, chips: readonly Chip[]): Piece[] {
  return wording
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => chips.find(({ token }) => token === part) ?? part);
}

/** A wording and where the caret stands in it, counted in the stored form. */
export interface WordingState {
  wording: string;
  caret: number;
}

/** What was and what was undone, for undo and redo. */
export interface WordingHistory {
  past: readonly WordingState[];
  future: readonly WordingState[];
}

/** Longest run of typing that one undo takes back, in milliseconds between two keys. */
const oneRun = 1000;

/**
 * Adds a change to the history: letters typed one soon after another are one step, everything else
 * a step of its own. `pause` is the time since the change before.
 */
export function remember(
  { past }: WordingHistory,
  before: WordingState,
  isTyping: boolean,
  pause: number,
): WordingHistory {
  const continues = isTyping && pause < oneRun && past.length > 0;
  return { past: continues ? past : [...past, before].slice(-100), future: [] };
}

/** Goes one step back or forth; `null` where there is none. */
export function step(
  { past, future }: WordingHistory,
  now: WordingState,
  way: "undo" | "redo",
): { state: WordingState; history: WordingHistory } | null {
  const state = way === "undo" ? past.at(-1) : future.at(-1);
  if (!state) return null;
  return {
    state,
    history:
      way === "undo"
        ? { past: past.slice(0, -1), future: [...future, now] }
        : { past: [...past, now], future: future.slice(0, -1) },
  };
}
