import type { Order } from "../island/order.ts";
import { CallFailure, callServer } from "./api.ts";
import type { DraftPicture } from "./draft.ts";

// Pixels of the longer side: enough to recognise a decoration; photos of phones have about four
// times as many.
const longestSide = 1600;
const previewSide = 128;

/** Makes a picture small in the browser, sends it, and returns it with a small copy. Throws `CallFailure`. */
export async function uploadPicture(order: Order, file: File): Promise<DraftPicture> {
  const picture = await readPicture(file);
  const form = new FormData();
  form.append("file", await drawSmaller(picture, longestSide), "picture.jpg");
  const preview = await readAsUrl(await drawSmaller(picture, previewSide));
  const address = encodeURIComponent(order.data.address);
  const stored = await callServer<{ id: string }>(`/api/public/menus/${address}/pictures`, {
    method: "POST",
    body: form,
  });
  return { id: stored.id, preview };
}

/**
 * Decodes a picture turned upright by its EXIF data; one that the browser cannot decode is
 * `picture_unreadable`.
 */
async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new CallFailure("picture_unreadable");
  }
}

/**
 * Draws a picture with a longer side of at most `side` pixels, never enlarged, as a file without
 * metadata.
 */
function drawSmaller(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new CallFailure("picture_unreadable");
  // JPEG has no transparency; without this, transparent parts become black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new CallFailure("picture_unreadable"))),
      "image/jpeg",
      0.85,
    );
  });
}

function readAsUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.readAsDataURL(blob);
  });
}
