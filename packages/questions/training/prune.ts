import { featureCount } from "../src/classifier/features.ts";
import type { Model } from "../src/classifier/model.ts";
import type { Weights } from "./train.ts";

/** Weights nearer to their feature's median than this hardly matter. */
const least = 0.1;

/**
 * Returns learned weights as a model that `scoreLabels` reads. Of each feature, weights are counted from their median
 * (adding the same to every label changes nothing); only those that matter are kept, in 127 steps.
 */
export function prune(
  { byFeature, bias }: Weights,
  about: Pick<Model, "labels" | "thresholds">,
): Model {
  const starts = new Uint32Array(featureCount + 1);
  const scales = new Float32Array(featureCount);
  const kept: { label: number; value: number }[] = [];
  for (let feature = 0; feature < featureCount; feature++) {
    const weights = byFeature.get(feature);
    if (weights) {
      const middle = weights.toSorted()[weights.length >> 1] ?? 0;
      const most = weights.reduce((a, b) => Math.max(a, Math.abs(b - middle)), 0);
      weights.forEach((weight, label) => {
        if (Math.abs(weight - middle) < least) return;
        kept.push({ label, value: Math.round(((weight - middle) / most) * 127) });
      });
      if (most >= least) scales[feature] = most / 127;
    }
    starts[feature + 1] = kept.length;
  }
  return {
    ...about,
    bias,
    starts,
    scales,
    weightLabels: Uint8Array.from(kept, ({ label }) => label),
    weightValues: Int8Array.from(kept, ({ value }) => value),
  };
}
