import { useState } from "react";

/**
 * Answers a thing as it was when its form opened, so that a change made elsewhere is noticed on saving, and the
 * way to open the latest instead.
 */
export function useOpened<Thing>(
  thing: Thing,
  loadLatest: () => Promise<Thing | undefined>,
): { opened: Thing; openLatest: () => void } {
  const [opened, setOpened] = useState(thing);
  const reload = async (): Promise<void> => {
    const latest = await loadLatest();
    if (latest) setOpened(latest);
  };
  return { opened, openLatest: () => void reload() };
}
