/** One day of the chart: how high its bar stands, 0 to 1, and whether its number is written over it. */
export interface DayBar {
  day: string;
  count: number;
  share: number;
  isNamed: boolean;
}

/**
 * Returns the bars of a chart of days. A number is written where it has room and says something: over a bar
 * that is higher than the two before and not lower than the two after it.
 */
export function dayBarsOf(days: readonly { day: string; count: number }[]): DayBar[] {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const at = (index: number): number => days[index]?.count ?? 0;
  return days.map(({ day, count }, index) => ({
    day,
    count,
    share: count / most,
    isNamed:
      count > Math.max(at(index - 1), at(index - 2)) &&
      count >= Math.max(at(index + 1), at(index + 2)),
  }));
}
