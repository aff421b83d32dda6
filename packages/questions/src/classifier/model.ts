import type { Language } from "@marzipan/contract/languages";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Features } from "./features.ts";
import { featureCount } from "./features.ts";

/** A learned classifier: for each feature the labels that it speaks for or against. */
export interface Model {
  labels: readonly string[];
  thresholds: Readonly<Record<Language, Thresholds>>;
  bias: Float32Array;
  /** The weights of feature f are at `starts[f]` up to `starts[f + 1]`. */
  starts: Uint32Array;
  /** Each feature's largest weight is 127 of its `scales`. */
  scales: Float32Array;
  weightLabels: Uint8Array;
  weightValues: Int8Array;
}

/** From which confidence on an intent is answered, and from which it is offered. */
export interface Thresholds {
  sureFrom: number;
  nearFrom: number;
}

interface Head extends Pick<Model, "labels" | "thresholds"> {
  features: number;
  weights: number;
}

/** Returns the probability of each label for a text's features; together they are 1. */
export function scoreLabels(model: Model, features: Features): Float64Array {
  const { bias, starts, scales, weightLabels, weightValues } = model;
  const scores = Float64Array.from(bias);
  for (const [feature, value] of features) {
    const scale = (scales[feature] ?? 0) * value;
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at++) {
      const label = weightLabels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + scale * (weightValues[at] ?? 0);
    }
  }
  return softmax(scores);
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Returns a model as the bytes of its file. */
export function packModel(model: Model): Buffer {
  const present = [...model.scales.keys()].filter((feature) => model.scales[feature] !== 0);
  const counts = present.map(
    (feature) => (model.starts[feature + 1] ?? 0) - (model.starts[feature] ?? 0),
  );
  const head: Head = {
    labels: model.labels,
    thresholds: model.thresholds,
    features: present.length,
    weights: model.weightLabels.length,
  };
  const text = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  // Distances between neighboring features compress better than their numbers.
  const gaps = present.map((feature, at) => feature - (present[at - 1] ?? 0));
  return gzipSync(
    Buffer.concat([
      size,
      text,
      bytesOf(model.bias),
      bytesOf(Uint32Array.from(gaps)),
      Uint8Array.from(counts),
      bytesOf(Float32Array.from(present, (feature) => model.scales[feature] ?? 0)),
      model.weightLabels,
      bytesOf(model.weightValues),
    ]),
    { level: 9 },
  );
}

const bytesOf = (array: Float32Array | Uint32Array | Int8Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Reads a model from the bytes of its file. */
export function unpackModel(file: Uint8Array): Model {
  const bytes = gunzipSync(file);
  const size = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString("utf8", 4, 4 + size)) as Head;
  let at = 4 + size;
  const take = (length: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const bias = new Float32Array(take(4 * head.labels.length));
  const gaps = new Uint32Array(take(4 * head.features));
  const counts = new Uint8Array(take(head.features));
  const present = new Float32Array(take(4 * head.features));
  const starts = new Uint32Array(featureCount + 1);
  const scales = new Float32Array(featureCount);
  let feature = 0;
  gaps.forEach((gap, index) => {
    feature += gap;
    scales[feature] = present[index] ?? 0;
    starts[feature + 1] = counts[index] ?? 0;
  });
  for (let one = 0; one < featureCount; one++) {
    starts[one + 1] = (starts[one + 1] ?? 0) + (starts[one] ?? 0);
  }
  const weightLabels = new Uint8Array(take(head.weights));
  const weightValues = new Int8Array(take(head.weights));
  return { ...head, bias, starts, scales, weightLabels, weightValues };
}
