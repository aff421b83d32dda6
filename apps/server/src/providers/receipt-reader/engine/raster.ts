import sharp from "sharp";
import type { Sharp } from "sharp";

/** A picture as plain pixels: three bytes each, red, green, blue. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Returns the raster in another size. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (raster.width === width && raster.height === height) return raster;
  return await readRaster(openRaster(raster).resize({ width, height, fit: "fill" }));
}

/** Returns the raster turned clockwise. */
export async function turnRaster(raster: Raster, degrees: 90 | 180 | 270): Promise<Raster> {
  return await readRaster(openRaster(raster).rotate(degrees));
}

/** Opens a raster for further work. */
export function openRaster({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Runs a picture's work and returns its pixels, on white where it was see-through. */
export async function readRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { data, width: info.width, height: info.height };
  const pixels = new Uint8Array(info.width * info.height * 3);
  for (let at = 0; at < info.width * info.height; at += 1) {
    pixels.fill(data[at * info.channels] ?? 0, at * 3, at * 3 + 3);
  }
  return { data: pixels, width: info.width, height: info.height };
}
