import type { Raster } from "./raster.ts";
import type { TextBox } from "./text-boxes.ts";

/** The height in pixels that the models read text in. */
export const stripHeight = 48;
const mostStripWidth = 2400;

/**
 * Cuts a box out of a raster, level and `stripHeight` high, as three planes (blue, green, red) from -1 to 1.
 * It is padded with grey to at least `leastWidth`, and to a multiple of 8.
 */
export function cutStrip(
  { data, width, height }: Raster,
  box: TextBox,
  leastWidth: number,
): { planes: Float32Array; width: number; inkWidth: number } {
  const natural = Math.round((stripHeight * box.width) / Math.max(1, box.height));
  const inkWidth = Math.min(mostStripWidth, Math.max(8, natural));
  const stripWidth = Math.max(leastWidth, Math.ceil(inkWidth / 8) * 8);
  const size = stripWidth * stripHeight;
  const planes = new Float32Array(size * 3);
  const [ux, uy] = box.along;
  for (let row = 0; row < stripHeight; row += 1) {
    const v = ((row + 0.5) / stripHeight - 0.5) * box.height;
    for (let column = 0; column < inkWidth; column += 1) {
      const u = ((column + 0.5) / inkWidth - 0.5) * box.width;
      const x = Math.min(width - 1.001, Math.max(0, box.x + u * ux - v * uy - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, box.y + u * uy + v * ux - 0.5));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - left, y - top];
      const at = (top * width + left) * 3;
      const below = at + (top + 1 < height ? width * 3 : 0);
      const right = left + 1 < width ? 3 : 0;
      for (let colour = 0; colour < 3; colour += 1) {
        const from = 2 - colour;
        const upper = (data[at + from] ?? 0) * (1 - fx) + (data[at + right + from] ?? 0) * fx;
        const lower = (data[below + from] ?? 0) * (1 - fx) + (data[below + right + from] ?? 0) * fx;
        planes[colour * size + row * stripWidth + column] =
          (upper * (1 - fy) + lower * fy) / 127.5 - 1;
      }
    }
  }
  return { planes, width: stripWidth, inkWidth };
}
