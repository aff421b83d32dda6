/**
 * Lets concurrent callers of the same key share one look-up, but never one that began before they
 * asked: while one is running, all new callers wait for the next. So no answer is older than its
 * question, and any number of callers costs two look-ups at a time.
 */
export function shareLookups<T>(look: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<T>>();

  function begin(key: string): Promise<T> {
    const answer = look(key);
    const ended = answer.then(
      () => end(key),
      () => end(key),
    );
    underWay.set(key, ended);
    return answer;
  }

  function end(key: string): void {
    underWay.delete(key);
  }

  return (key) => {
    const next = waiting.get(key);
    if (next) return next;
    const before = underWay.get(key);
    if (!before) return begin(key);
    const queued = before.then(() => {
      waiting.delete(key);
      return begin(key);
    });
    waiting.set(key, queued);
    return queued;
  };
}
