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
/** A feature of fewer examples than this teaches nothing about other texts. */
const fewestExamples = 2;

/** An example whose features are numbered without gaps. */
interface Row {
  label: number;
  places: Int32Array;
  values: Float32Array;
}

/** What is learned for each place: the weights by label, and the sum of squared gradients so far, by which AdaGrad slows down. */
interface State {
  weights: readonly Float32Array[];
  squares: Float64Array;
  bias: Float32Array;
}

/** Learns a multinomial logistic regression by AdaGrad; the same examples in the same order give the same weights. */
export function train(examples: readonly Example[], labels: number): Weights {
  const features = repeatedFeatures(examples);
  const placeOf = new Map(features.map((feature, place) => [feature, place]));
  const rows = examples.map((example) => rowOf(example, placeOf));
  const state: State = {
    weights: features.map(() => new Float32Array(labels)),
    squares: new Float64Array(features.length).fill(1e-3),
    bias: new Float32Array(labels),
  };
  const random = seededRandom(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate * (1 - epoch / epochs) + lastRate;
    for (const row of shuffled(rows, random)) learn(row, state, rate);
  }
  const byFeature = new Map(
    features.map((feature, place) => [feature, state.weights[place] ?? new Float32Array(labels)]),
  );
  return { byFeature, bias: state.bias };
}

function repeatedFeatures(examples: readonly Example[]): number[] {
  const counts = new Map<number, number>();
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= fewestExamples).map(([feature]) => feature);
}

function rowOf({ label, features }: Example, placeOf: ReadonlyMap<number, number>): Row {
  const known = [...features].flatMap(([feature, value]) => {
    const place = placeOf.get(feature);
    return place === undefined ? [] : [{ place, value }];
  });
  return {
    label,
    places: Int32Array.from(known, ({ place }) => place),
    values: Float32Array.from(known, ({ value }) => value),
  };
}

function learn({ label, places, values }: Row, state: State, rate: number): void {
  const { weights, squares, bias } = state;
  const error = Float32Array.from(bias);
  places.forEach((place, at) => addScaled(error, weights[place] ?? bias, values[at] ?? 0));
  turnIntoError(error, label);
  const norm = error.reduce((sum, one) => sum + one * one, 0);
  addScaled(bias, error, -biasRate * rate);
  places.forEach((place, at) => {
    const value = values[at] ?? 0;
    const square = (squares[place] ?? 0) + value * value * norm;
    squares[place] = square;
    addScaled(weights[place] ?? bias, error, (-rate * value) / Math.sqrt(square), 1 - decay * rate);
  });
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

function shuffled<One>(rows: readonly One[], random: () => number): One[] {
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
