const dayMs = 86_400_000;

/** How many days a closed account can be reopened (rulings §3). */
const reopenDays = 30;

/** Returns when an account that was closed at an instant is deleted. */
export function deletedOn(closedAt: Date): Date {
  return new Date(closedAt.getTime() + reopenDays * dayMs);
}

/** Returns the instant after which an account must have been closed to be reopened now. */
export function reopenableSince(now: Date): Date {
  return new Date(now.getTime() - reopenDays * dayMs);
}
