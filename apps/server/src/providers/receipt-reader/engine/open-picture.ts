import sharp from "sharp";
import { ReadingFailure } from "../receipt-reader.port.ts";
import { readRaster } from "./raster.ts";
import type { Raster } from "./raster.ts";

/** The most pixels that a picture may unfold to. */
const mostPixels = 40_000_000;
const leastWidth = 900;
const mostEnlarged = 2;
/** The most pixels that are read; print is legible long before. */
const mostReadPixels = 3_200_000;

sharp.cache(false);
sharp.concurrency(1);

/** Opens a PNG or JPG upright and in a size that reads well; a larger one is shrunk while it is decoded. */
export async function openPicture(bytes: Uint8Array): Promise<Raster> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw new ReadingFailure("too_large");
    const [wide, high] = orientation >= 5 ? [height, width] : [width, height];
    const enlarge = Math.min(mostEnlarged, Math.max(1, leastWidth / wide));
    const scale = Math.min(enlarge, Math.sqrt(mostReadPixels / (wide * high)));
    return await readRaster(
      open()
        .autoOrient()
        .resize({
          width: Math.max(1, Math.round(wide * scale)),
          height: Math.max(1, Math.round(high * scale)),
          fit: "fill",
        }),
    );
  } catch (error) {
    throw error instanceof ReadingFailure ? error : new ReadingFailure("damaged", error);
  }
}
