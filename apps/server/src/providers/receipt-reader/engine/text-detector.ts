import { Tensor } from "onnxruntime-node";
import type { InferenceSession } from "onnxruntime-node";
import { resizeRaster } from "./raster.ts";
import type { Raster } from "./raster.ts";
import { findTextBoxes } from "./text-boxes.ts";
import type { TextBox } from "./text-boxes.ts";

/** The most pixels that are looked over for text: what bounds time and memory. */
const mostPixels = 1_300_000;
const step = 32;
// Published with the model, in its order of blue, green, red.
const means = [0.485, 0.456, 0.406] as const;
const spreads = [0.229, 0.224, 0.225] as const;

/** Finds the boxes of text in a raster, in its pixels. */
export async function detectText(model: InferenceSession, raster: Raster): Promise<TextBox[]> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (raster.width * raster.height)));
  const width = Math.max(step, Math.round((raster.width * scale) / step) * step);
  const height = Math.max(step, Math.round((raster.height * scale) / step) * step);
  const small = await resizeRaster(raster, width, height);
  const input = new Tensor("float32", toPlanes(small), [1, 3, height, width]);
  const outputs = await model.run({ [model.inputNames[0] ?? ""]: input });
  const map = outputs[model.outputNames[0] ?? ""];
  if (!map || !(map.data instanceof Float32Array)) throw new Error("the detector gave no map");
  const [toX, toY] = [raster.width / width, raster.height / height];
  return findTextBoxes({ data: map.data, width, height }).map((box) => ({
    ...box,
    x: box.x * toX,
    y: box.y * toY,
    width: box.width * toX,
    height: box.height * toY,
  }));
}

function toPlanes({ data, width, height }: Raster): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (const [plane, mean] of means.entries()) {
    const spread = spreads[plane] ?? 1;
    for (let at = 0; at < size; at += 1) {
      planes[plane * size + at] = ((data[at * 3 + 2 - plane] ?? 0) / 255 - mean) / spread;
    }
  }
  return planes;
}
