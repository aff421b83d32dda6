/** How many days the clocks of a test, journey or bench are ahead, by `CLOCK_SHIFT_DAYS`: so it can be run on any weekday. */
export const clockShiftDays = Number(process.env["CLOCK_SHIFT_DAYS"] ?? 0);

/** Makes `Date` be some days ahead, here or as a script that a page runs first. */
export function shiftDate(days: number): void {
  const Platform = Date;
  const shiftMs = days * 86_400_000;
  class ShiftedDate extends Platform {
    constructor(...values: []) {
      if (values.length === 0) super(Platform.now() + shiftMs);
      else super(...values);
    }
    static override now(): number {
      return Platform.now() + shiftMs;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
