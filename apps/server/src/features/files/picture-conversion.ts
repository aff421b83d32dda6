import { pictureSizes } from "@marzipan/contract/files";
import type { default as Sharp } from "sharp";
import { AppError } from "../../platform/errors/app-error.ts";
import { detectFileType } from "./file-type.ts";
import type { Incoming } from "./incoming.actions.ts";
import { pictureSides } from "./picture-forms.rules.ts";
import type { PictureSize } from "./pictures.actions.ts";

/**
 * The most pixels that a picture may decode to: a small file can hold far more (decompression
 * bomb).
 */
const mostPixels = 40_000_000;
/** How long one form of a picture may take; a photograph of 40 megapixels takes two. */
const timeout = { seconds: 30 };
/** How hard WebP looks for a smaller file: the usual 4 takes 1.7 times as long and saves 6 of 100 bytes. */
const effort = 2;

const acceptedTypes = new Set(["image/png", "image/apng", "image/jpeg", "image/webp"]);

/** Loads the converter with the first picture, so that a server without uploads does not hold it. */
async function openSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A picture in all sizes as WebP without metadata; width and height are those of the large one. */
export interface ConvertedPicture {
  forms: Record<PictureSize, Uint8Array>;
  width: number;
  height: number;
}

/**
 * Converts a PNG, JPG or WebP, told by its content: turned upright, without any metadata, in all sizes.
 * Anything else is `picture_unreadable`, more than 40 megapixels `picture_too_large`.
 */
export async function convertPicture({ file, inTurn }: Incoming): Promise<ConvertedPicture> {
  const type = await detectFileType(file.path);
  if (type === null || !acceptedTypes.has(type)) throw new AppError("picture_unreadable");
  return await inTurn(async () => {
    try {
      return await convert(file.path);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("picture_unreadable");
    }
  });
}

/** A document's picture: its original upright and without metadata, and the smaller forms. */
export interface ConvertedDocument extends ConvertedPicture {
  original: Uint8Array;
}

/**
 * Converts a PNG or JPG of a document: the original keeps its size but loses all metadata, location among it.
 * What cannot be read is `document_unreadable`, more than 40 megapixels `picture_too_large`.
 */
export async function convertDocument(
  { file, inTurn }: Incoming,
  contentType: "image/png" | "image/jpeg",
): Promise<ConvertedDocument> {
  return await inTurn(async () => {
    try {
      const converted = await convert(file.path);
      const sharp = await openSharp();
      const upright = sharp(file.path, { limitInputPixels: mostPixels, failOn: "error" })
        .timeout(timeout)
        .autoOrient()
        .toColourspace("srgb");
      const original =
        contentType === "image/png"
          ? await upright.png().toBuffer()
          : await upright.jpeg({ quality: 92 }).toBuffer();
      return { ...converted, original };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("document_unreadable");
    }
  });
}

async function convert(place: string): Promise<ConvertedPicture> {
  const options = { limitInputPixels: mostPixels, failOn: "error" } as const;
  const sharp = await openSharp();
  await refuseManyPixels(sharp, place);
  // Decoded once: the smaller sizes are resized from the large one's pixels.
  const { data, info } = await sharp(place, options)
    .timeout(timeout)
    .autoOrient()
    .resize({
      width: pictureSides.large,
      height: pictureSides.large,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const forms = {} as Record<PictureSize, Uint8Array>;
  // One that is no larger than the medium size has that form as its large one too.
  const isSmall = Math.max(info.width, info.height) <= pictureSides.medium;
  for (const size of pictureSizes) {
    if (size === "large" && isSmall) continue;
    const side = pictureSides[size];
    forms[size] = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: size === "large" ? 82 : 78, effort })
      .toBuffer();
  }
  if (isSmall) forms.large = forms.medium;
  return { forms, width: info.width, height: info.height };
}

async function refuseManyPixels(sharp: typeof Sharp, place: string): Promise<void> {
  const { width, height } = await sharp(place, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new AppError("picture_too_large");
}
