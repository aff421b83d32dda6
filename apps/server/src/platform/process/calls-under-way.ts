/** Counts the calls that are not answered yet, by endpoint, in memory that another thread may read. */
export interface CallsUnderWay {
  begin(endpoint: string): void;
  end(endpoint: string): void;
  /** Names of endpoints, each at the place of its count. */
  readonly names: readonly string[];
  readonly counts: Int32Array<SharedArrayBuffer>;
}

const others = "other";

/** Creates the counts of these endpoints; calls of any other are counted together. */
export function createCallsUnderWay(endpoints: readonly string[]): CallsUnderWay {
  const names = [...endpoints, others];
  const places = new Map(names.map((name, place) => [name, place]));
  const counts = new Int32Array(new SharedArrayBuffer(names.length * Int32Array.BYTES_PER_ELEMENT));
  const add = (endpoint: string, by: number): void => {
    const place = places.get(endpoint) ?? names.length - 1;
    counts[place] = (counts[place] ?? 0) + by;
  };
  return {
    begin: (endpoint) => add(endpoint, 1),
    end: (endpoint) => add(endpoint, -1),
    names,
    counts,
  };
}

/** Lists the endpoints that have calls under way, with their number: `orders.list 3`. */
export function listCalls({ names, counts }: Pick<CallsUnderWay, "names" | "counts">): string[] {
  return names.flatMap((name, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [`${name} ${count}`] : [];
  });
}
