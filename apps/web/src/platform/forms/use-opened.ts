import { useState } from "react";

/**
 * Returns a record as it was when its form opened, and the function that switches to the latest.
 * Saving sends the opened version, so that the server can detect a change made elsewhere.
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
