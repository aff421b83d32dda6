import { useCallback, useState } from "react";
import type { TaskRow } from "./tasks.types.ts";

/** The tasks ticked while the page is open. */
export interface Ticking {
  ticked: readonly TaskRow[];
  /** Called as soon as a box is pressed, and again with the old state when that failed. */
  onTicked: (task: TaskRow, completed: boolean) => void;
}

/**
 * Remembers the tasks ticked while the page is open, so that they stay in place and the list does
 * not jump.
 */
export function useTicking(): Ticking {
  const [ticked, setTicked] = useState<readonly TaskRow[]>([]);
  const onTicked = useCallback((task: TaskRow, completed: boolean) => {
    setTicked((before) => {
      const others = before.filter(({ id }) => id !== task.id);
      return completed ? [...others, { ...task, completed: true }] : others;
    });
  }, []);
  return { ticked, onTicked };
}
