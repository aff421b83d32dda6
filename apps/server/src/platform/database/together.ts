/** What each of some promises answers. */
type Answers<T extends readonly unknown[]> = { -readonly [Index in keyof T]: Awaited<T[Index]> };

/**
 * Waits for acts that travel together, each of which may send further statements, and answers them in order.
 * Unlike `Promise.all` it ends only when all have: no statement leaves after its transaction was rolled back.
 * The first of them that failed, in their order, is thrown.
 */
export async function together<const T extends readonly unknown[]>(acts: T): Promise<Answers<T>> {
  const results = await Promise.allSettled(acts);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Answers<T>;
}
