/** Returns the mean. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the sample's standard deviation. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** Returns the lower median, which is always one of the values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Returns by how many standard errors the first share lies above the second. */
export function shareScore(hits: number, of: number, otherHits: number, otherOf: number): number {
  const pooled = (hits + otherHits) / (of + otherOf);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / of + 1 / otherOf));
  return error === 0 ? 0 : (hits / of - otherHits / otherOf) / error;
}
