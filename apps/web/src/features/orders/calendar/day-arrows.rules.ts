/** How many days a key of the calendar leads on; `null` for a key that leads nowhere. */
export function daysOfKey(key: string, board: { isMonth: boolean; isRtl: boolean }): number | null {
  const ahead = board.isRtl ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return ahead;
    case "ArrowLeft":
      return -ahead;
    case "ArrowDown":
      return board.isMonth ? 7 : null;
    case "ArrowUp":
      return board.isMonth ? -7 : null;
    default:
      return null;
  }
}
