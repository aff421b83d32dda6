/** Where units stand, packed: for each unit's hash a run of places with their weights. */
export interface Postings {
  keys: Uint32Array;
  /** Where each key's run begins; one more than there are keys. */
  starts: Uint32Array;
  places: Uint16Array;
  weights: Float32Array;
}

/** Returns a unit's hash (FNV-1a): units are kept by it, since their texts would take most of the memory. */
export function hashUnit(unit: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < unit.length; at += 1) {
    hash = Math.imul(hash ^ unit.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Packs places and weights by the hashes of their units. */
export function packPostings(units: ReadonlyMap<number, ReadonlyMap<number, number>>): Postings {
  const sorted = [...units].toSorted(([a], [b]) => a - b);
  const size = sorted.reduce((total, [, places]) => total + places.size, 0);
  const packed: Postings = {
    keys: new Uint32Array(sorted.length),
    starts: new Uint32Array(sorted.length + 1),
    places: new Uint16Array(size),
    weights: new Float32Array(size),
  };
  let filled = 0;
  sorted.forEach(([key, places], at) => {
    packed.keys[at] = key;
    packed.starts[at] = filled;
    for (const [place, weight] of places) {
      packed.places[filled] = place;
      packed.weights[filled] = weight;
      filled += 1;
    }
  });
  packed.starts[sorted.length] = filled;
  return packed;
}

/** Returns the index of a key, -1 where it is not there. */
export function findKey({ keys }: Postings, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = keys[middle] ?? 0;
    if (there === key) return middle;
    if (there < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Walks the places of the key at `at`. */
export function eachPlace(
  { starts, places, weights }: Postings,
  at: number,
  visit: (place: number, weight: number) => void,
): void {
  const end = starts[at + 1] ?? 0;
  for (let place = starts[at] ?? 0; place < end; place += 1) {
    visit(places[place] ?? 0, weights[place] ?? 0);
  }
}
