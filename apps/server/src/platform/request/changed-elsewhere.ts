import { isDeepStrictEqual } from "node:util";
import { AppError } from "../errors/app-error.ts";

/**
 * Refuses a change by who saw another version of a row (`changed_elsewhere`); without `expectedUpdatedAt` nothing is
 * refused. `after` is what the change makes of the fields in `before`: one that is already in place, as when a lost
 * answer is asked again, is accepted.
 */
export function refuseChangedElsewhere<Fields extends object>(
  row: { updated_at: Date },
  expectedUpdatedAt: string | undefined,
  before: Fields,
  after: Partial<Fields>,
): void {
  if (expectedUpdatedAt === undefined) return;
  if (Date.parse(expectedUpdatedAt) === row.updated_at.getTime()) return;
  const changed = Object.entries(after).some(
    ([field, value]) => !isDeepStrictEqual(value, before[field as keyof Fields]),
  );
  if (changed) throw new AppError("changed_elsewhere");
}
