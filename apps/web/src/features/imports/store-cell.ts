import { useSyncExternalStore } from "react";

/** A value outside of the screens, with those who look at it. */
export interface StoreCell<Value> {
  read: () => Value;
  write: (value: Value) => void;
  use: () => Value;
}

const cells = new Set<() => boolean>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Lets the browser ask before the page is left while anything would be lost. */
function guard(): void {
  if ([...cells].some((wouldLose) => wouldLose())) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
}

/**
 * Makes a value that stays while other pages of the app are open. `wouldLose` returns whether something were lost if
 * the browser's page were left now; the browser asks before, then.
 */
export function makeStoreCell<Value>(
  first: Value,
  wouldLose: (value: Value) => boolean,
): StoreCell<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  const read = (): Value => value;
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  cells.add(() => wouldLose(value));
  return {
    read,
    write: (next) => {
      value = next;
      guard();
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, read, () => first),
  };
}
