/** The value of each of some promises, by place or by name. */
export type Values<T> = { -readonly [Key in keyof T]: Awaited<T[Key]> };

/**
 * Waits for promises whose statements share round trips and returns their values: an array for an array, an object of
 * the same names for an object. Unlike `Promise.all` it settles only when all have settled, so that no statement is
 * sent after the rollback. The first failure, in their order, is thrown.
 */
export async function together<
  const T extends readonly unknown[] | Readonly<Record<string, unknown>>,
>(acts: T): Promise<Values<T>> {
  const results = await Promise.allSettled(Object.values(acts));
  const values = results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
  const named = Object.keys(acts).map((name, index) => [name, values[index]]);
  return (Array.isArray(acts) ? values : Object.fromEntries(named)) as Values<T>;
}
