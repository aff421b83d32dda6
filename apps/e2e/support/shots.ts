import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Where pictures of the product's screens are kept. */
export const picturesFolder = new URL("../../web/public/pictures/", import.meta.url);

/** A kept picture, as the pages for anyone name it. */
export interface Shot {
  width: number;
  height: number;
  avif: string | null;
  plain: string;
}

/** Keeps a file named by its content and returns its address. */
export function keepPicture(bytes: Buffer, name: string, type: string): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${type}`;
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(new URL(file, picturesFolder), bytes);
  return `/pictures/${file}`;
}

/** Keeps a screenshot at a width, as AVIF and WebP. */
export async function keepShot(bytes: Buffer, name: string, width: number): Promise<Shot> {
  const image = sharp(bytes).resize({ width });
  const { height } = await sharp(await image.clone().png().toBuffer()).metadata();
  const avif = await image.clone().avif({ quality: 52 }).toBuffer();
  const webp = await image.clone().webp({ quality: 76 }).toBuffer();
  return {
    width,
    height,
    avif: keepPicture(avif, name, "avif"),
    plain: keepPicture(webp, name, "webp"),
  };
}

/** Waits until fonts and pictures in sight stand and nothing moves any more. */
export async function settle(page: Page, pauseMs = 1500): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures further down are fetched only when they are near, and no one waits for them.
    const near = [...document.images].filter((image) => image.loading !== "lazy");
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(pauseMs);
}
