import type { ChartTable } from "./chart-table.ts";

/** What a picture of a chart says. */
export interface ChartPicture {
  title: string;
  period: string;
  /** The business's name. */
  by: string;
  direction: "ltr" | "rtl";
  table: ChartTable;
}

const width = 1080;
const side = 64;
const headHeight = 208;
const lineHeight = 60;
const barHeight = 22;

/** Saves a chart as PNG: title, period, and a row of words, number and bar for each value; black where patterns end. */
export async function savePicture(picture: ChartPicture): Promise<void> {
  const canvas = drawPicture(picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${picture.title} ${picture.period}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Draws the picture in the page's colours and direction. */
export function drawPicture({ title, period, by, direction, table }: ChartPicture) {
  const canvas = document.createElement("canvas");
  const perRow = lineHeight + table.columns.length * (barHeight + lineHeight * 0.7);
  canvas.width = width;
  canvas.height = Math.round(headHeight + table.rows.length * perRow + side);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const looks = getComputedStyle(document.documentElement);
  const colour = (name: string): string => looks.getPropertyValue(name).trim();
  const isRtl = direction === "rtl";
  const start = isRtl ? width - side : side;
  const end = isRtl ? side : width - side;
  const write = (text: string, y: number, font: string, ink: string, atEnd = false): void => {
    context.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    context.fillStyle = colour(ink);
    context.textAlign = atEnd ? "end" : "start";
    context.fillText(text, atEnd ? end : start, y, (width - 2 * side) * (atEnd ? 0.4 : 0.58));
  };
  context.direction = direction;
  context.textBaseline = "middle";
  context.fillStyle = colour("--surface");
  context.fillRect(0, 0, width, canvas.height);
  write(title, 72, "800 44px", "--ink");
  write(period, 128, "400 28px", "--muted");
  write(by, 128, "400 28px", "--muted", true);
  context.fillStyle = colour("--line");
  context.fillRect(side, 164, width - 2 * side, 2);
  const most = Math.max(0, ...table.rows.flatMap(({ values }) => values));
  const bars = ["--primary", "--ready", "--muted"];
  table.rows.forEach((row, place) => {
    let y = headHeight + place * perRow + lineHeight / 2;
    write(row.label, y, "600 30px", "--ink");
    row.values.forEach((value, index) => {
      y += lineHeight * 0.7;
      write(table.columns[index] ?? "", y, "400 24px", "--muted");
      write(row.written[index] ?? "", y, "600 28px", "--ink", true);
      const length = most > 0 ? (Math.max(0, value) / most) * (width - 2 * side) : 0;
      context.fillStyle = colour(bars[index] ?? "--edge");
      context.fillRect(isRtl ? start - length : start, y + barHeight, length, barHeight);
      y += barHeight;
    });
  });
  return canvas;
}
