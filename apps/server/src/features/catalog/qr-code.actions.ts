import { toBuffer, toString } from "qrcode";

/** Pixels of the side of a printed code. */
const printSide = 1200;

/** Returns the QR code of an address, black on white with its quiet zone, readable with a quarter of it covered. */
export async function getMenuQrCode(
  url: string,
  format: "svg" | "png",
): Promise<{ type: string; bytes: Buffer }> {
  const options = { errorCorrectionLevel: "Q", margin: 4 } as const;
  if (format === "svg") {
    const text = await toString(url, { ...options, type: "svg" });
    return { type: "image/svg+xml", bytes: Buffer.from(text) };
  }
  return { type: "image/png", bytes: await toBuffer(url, { ...options, width: printSide }) };
}
