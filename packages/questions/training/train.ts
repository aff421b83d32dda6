import type { Features } from "../src/classifier/features.ts";

/** One utterance to learn from. */
export interface Example {
  label: number;
  features: Features;
}

/** What was learned: for each feature that occurred a weight per label, and each label's bias. */
export interface Weights {
  byFeature: ReadonlyMap<number, Float32Array>;
  bias: Float32Array;
}

const epochs = 8;
const firstRate = 0.5;
const lastRate = 0.02;
const biasRate = 0.05;
const decay = 1e-5;
/** The share of an example's probability that is spread over the other labels. */
const smoothing = 0.03;

interface Feature {
  value: number;
  weights: Float32Array;
  /** The sum of squared gradients so far: AdaGrad slows down by it. */
  squares: Float64Array;
}

/** Learns a multinomial logistic regression by AdaGrad; the same examples in the same order give the same weights. */
export function train(examples: readonly Example[], labels: number): Weights {
  const known = new Map<number, Omit<Feature, "value">>();
  const rows = examples.map(({ label, features }) => ({
    label,
    features: [...features].map(([feature, value]): Feature => {
      const { weights, squares } = known.get(feature) ?? {
        weights: new Float32Array(labels),
        squares: Float64Array.of(1e-3),
      };
      known.set(feature, { weights, squares });
      return { value, weights, squares };
    }),
  }));
  const bias = new Float32Array(labels);
  const random = seededRandom(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate;
    for (const row of shuffled(rows, random)) learn(row.features, row.label, bias, rate);
  }
  const byFeature = new Map([...known].map(([feature, { weights }]) => [feature, weights]));
  return { byFeature, bias };
}

function learn(
  features: readonly Feature[],
  label: number,
  bias: Float32Array,
  rate: number,
): void {
  const error = Float32Array.from(bias);
  for (const { value, weights } of features) addScaled(error, weights, value);
  turnIntoError(error, label);
  const norm = error.reduce((sum, one) => sum + one * one, 0);
  addScaled(bias, error, -biasRate * rate);
  for (const { value, weights, squares } of features) {
    const square = (squares[0] ?? 0) + value * value * norm;
    squares[0] = square;
    addScaled(weights, error, (-rate * value) / Math.sqrt(square), 1 - decay * rate);
  }
}

/** Replaces scores by the difference between their probabilities and the wanted ones. */
function turnIntoError(scores: Float32Array, label: number): void {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - most);
    scores[at] = power;
    sum += power;
  }
  const other = smoothing / (scores.length - 1);
  for (let at = 0; at < scores.length; at++) {
    scores[at] = (scores[at] ?? 0) / sum - (at === label ? 1 - smoothing : other);
  }
}

function addScaled(target: Float32Array, added: Float32Array, factor: number, keep = 1): void {
  for (let at = 0; at < target.length; at++) {
    target[at] = (target[at] ?? 0) * keep + factor * (added[at] ?? 0);
  }
}

function shuffled<Row>(rows: readonly Row[], random: () => number): Row[] {
  return rows
    .map((row) => ({ row, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
