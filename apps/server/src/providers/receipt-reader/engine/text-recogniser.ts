import { Tensor } from "onnxruntime-node";
import type { InferenceSession } from "onnxruntime-node";
import type { Raster } from "./raster.ts";
import type { TextBox } from "./text-boxes.ts";
import { joinWithGaps } from "./word-gaps.ts";
import { cutStrip, stripHeight } from "./text-strip.ts";

/** What is in a box: its text, how sure the model is of it and of its weakest letter (0 to 1). */
export interface ReadText {
  text: string;
  confidence: number;
  weakest: number;
}

const leastWidth = 160;

/** Below this a second look with other borders is worth its time; it often reads a cut-off letter right. */
const sureConfidence = 0.95;
const otherBorders = [1.15, 0.88] as const;

/** How many second looks a page may still take. */
export interface SecondLooks {
  left: number;
}

/** Reads the text of one box, again where it is not sure; `letters` are those of the model, in its order. */
export async function recogniseText(
  model: InferenceSession,
  letters: readonly string[],
  raster: Raster,
  box: TextBox,
  looks: SecondLooks,
): Promise<ReadText> {
  let best = await readOnce(model, letters, raster, box);
  for (const border of otherBorders) {
    if (best.confidence >= sureConfidence || best.confidence < 0.3 || looks.left === 0) break;
    looks.left -= 1;
    const other = await readOnce(model, letters, raster, { ...box, height: box.height * border });
    if (other.confidence > best.confidence && other.text.length >= best.text.length - 1)
      best = other;
  }
  return best;
}

async function readOnce(
  model: InferenceSession,
  letters: readonly string[],
  raster: Raster,
  box: TextBox,
): Promise<ReadText> {
  const strip = cutStrip(raster, box, leastWidth);
  const input = new Tensor("float32", strip.planes, [1, 3, stripHeight, strip.width]);
  const outputs = await model.run({ [model.inputNames[0] ?? ""]: input });
  const scores = outputs[model.outputNames[0] ?? ""];
  const [, steps = 0, classes = 0] = scores?.dims ?? [];
  if (!scores || !(scores.data instanceof Float32Array)) throw new Error("the reader gave no text");
  const found = decode(scores.data, steps, classes, letters);
  const placed = found.map(({ letter, step }) => ({
    letter,
    column: ((step + 0.5) / steps) * strip.width,
  }));
  return {
    text: joinWithGaps(strip, placed),
    weakest: found.length > 0 ? Math.min(...found.map((one) => one.score)) : 0,
    confidence: found.reduce((sum, one) => sum + one.score, 0) / Math.max(1, found.length),
  };
}

/** Takes the likeliest letter of each step; repeats and blanks (class 0) between letters are no letters. */
function decode(data: Float32Array, steps: number, classes: number, letters: readonly string[]) {
  const found: { letter: string; score: number; step: number }[] = [];
  let before = 0;
  for (let at = 0; at < steps; at += 1) {
    let best = 0;
    let score = -Infinity;
    for (let one = 0; one < classes; one += 1) {
      const value = data[at * classes + one] ?? 0;
      if (value > score) [best, score] = [one, value];
    }
    if (best !== 0 && best !== before)
      found.push({ letter: letters[best - 1] ?? "", score, step: at });
    before = best;
  }
  return found;
}
