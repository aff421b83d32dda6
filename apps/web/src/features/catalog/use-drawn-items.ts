import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { keep, readKept } from "../../platform/storage.ts";

/** How many items are drawn at a time: more than a large window shows. */
const portion = 40;

/** How much of a long menu is drawn. */
export interface DrawnItems {
  most: number;
  drawMore: () => void;
}

/**
 * Returns how many of the menu's items are drawn, a portion more at each call. A page that is gone back to draws as
 * many as it had, so that it stands where it was left.
 */
export function useDrawnItems(): DrawnItems {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? "" });
  const name = `marzipan.menu-drawn.${entry}`;
  const [most, setMost] = useState(() => Math.max(portion, Number(readKept(name, "session"))));
  useEffect(() => {
    if (most > portion) keep(name, String(most), "session");
  }, [name, most]);
  const drawMore = useCallback(() => setMost((now) => now + portion), []);
  return { most, drawMore };
}
