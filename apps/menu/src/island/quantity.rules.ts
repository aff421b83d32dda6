/** How an item can be ordered: at least so much, then in steps. */
export interface Steps {
  least: number;
  step: number;
}

// The most of one item that the order form takes.
const mostOfOne = 999;

function toThousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

/** Returns the next larger quantity: from none to the least, then a step more, at most 999. */
export function addStep({ least, step }: Steps, quantity: number): number {
  const next = quantity <= 0 ? least : quantity + step;
  return next > mostOfOne ? quantity : toThousandths(next);
}

/** Returns the next smaller quantity: a step less, and none below the least. */
export function takeStep({ least, step }: Steps, quantity: number): number {
  const next = toThousandths(quantity - step);
  return next < least ? 0 : next;
}

/** Returns whether a quantity that was kept can still be ordered. */
export function isPossible({ least, step }: Steps, quantity: number): boolean {
  if (!(quantity >= least) || quantity > mostOfOne) return false;
  const steps = (quantity - least) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
