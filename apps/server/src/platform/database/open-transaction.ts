import { AsyncLocalStorage } from "node:async_hooks";

interface Mark {
  isOpen: boolean;
}

const marks = new AsyncLocalStorage<Mark>();

/** Runs the work of a transaction so that everything it calls can tell that one is open. */
export async function markOpen<T>(work: () => Promise<T>): Promise<T> {
  const mark = { isOpen: true };
  try {
    return await marks.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
}

/** Returns whether a transaction is open on the path of calls that leads here. */
export function isTransactionOpen(): boolean {
  return marks.getStore()?.isOpen === true;
}

/**
 * Wraps a port so that its calls throw while a transaction is open on their path: an outside call
 * may take seconds, and a transaction holds a connection and locks meanwhile. `mayRun` names the
 * calls that do not leave the database.
 */
export function refuseInTransaction<Port extends object>(
  name: string,
  port: Port,
  mayRun: (method: string, given: readonly unknown[]) => boolean = () => false,
): Port {
  return new Proxy(port, {
    get: (target, key, receiver) => {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof found !== "function") return found;
      return (...given: unknown[]): unknown => {
        if (isTransactionOpen() && !mayRun(String(key), given)) {
          throw new Error(`${name}.${String(key)} was called inside a transaction`);
        }
        return Reflect.apply(found, target, given) as unknown;
      };
    },
  });
}
