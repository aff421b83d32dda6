/** What each of some promises answers. */
type Answers<T extends readonly unknown[]> = { -readonly [Index in keyof T]: Awaited<T[Index]> };

/**
 * Waits for promises whose statements share round trips and returns their values in order. Unlike
 * `Promise.all` it settles only when all have settled, so that no statement is sent after the
 * rollback. The first failure, in their order, is thrown.
 */
export async function together<const T extends readonly unknown[]>(acts: T): Promise<Answers<T>> {
  const results = await Promise.allSettled(acts);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Answers<T>;
}
