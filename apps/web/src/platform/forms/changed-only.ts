/** Returns only the fields that differ from what a form began with, so that a change made elsewhere to the others stays. */
export function changedOnly<Body extends object>(before: object, now: Body): Partial<Body> {
  const was = before as Record<string, unknown>;
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}
