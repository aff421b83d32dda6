/** Chance that comes out the same each time, so that two demo bakeries are alike. */
export interface Chance {
  /** A number from 0 to under 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** One of a list. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, each as often as its weight says. */
  weigh<T extends { weight: number }>(list: readonly T[]): T;
}

/** Makes chance from a seed (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[Math.min(index, list.length - 1)];
    if (found === undefined) throw new Error("nothing to choose from");
    return found;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weigh: (list) => {
      let rest = next() * list.reduce((sum, one) => sum + one.weight, 0);
      return at(
        list,
        Math.max(
          0,
          list.findIndex((one) => (rest -= one.weight) < 0),
        ),
      );
    },
  };
}
