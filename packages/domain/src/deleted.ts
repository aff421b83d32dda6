/** Days for which a deleted thing can be brought back (rulings §4). */
const restorableDays = 30;

/** Returns the instant since which a thing must have been deleted to be still restorable. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableDays * 86_400_000);
}
