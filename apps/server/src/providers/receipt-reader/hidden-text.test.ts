import { bandOf } from "@marzipan/receipt-reading/bands";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createEmbeddedReader } from "./receipt-reader.embedded.ts";
import type { ReadingHints } from "./receipt-reader.port.ts";
import { drawSlip } from "./synthetic/draw-slip.ts";
import type { DrawnSlip } from "./synthetic/draw-slip.ts";
import { jpegPicture, writeContentPdf, writeLines } from "./synthetic/write-content-pdf.ts";
import type { ContentPage, PdfPicture } from "./synthetic/write-content-pdf.ts";

const reader = createEmbeddedReader();
afterAll(() => reader.close());
// The reading process runs at the lowest priority.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const hints: ReadingHints = { languages: ["he"], today: "2026-11-21", currency: "ILS" };
const read = (...pages: ContentPage[]) =>
  reader.read({ bytes: writeContentPdf(pages), contentType: "application/pdf" }, hints);

/** What a scanner's reading in the wrong language leaves behind. */
const wrong = [
  "Tann Ltd",
  "Receipt 1711",
  "Date: 03/03/2026",
  "25 nnj 2 86.00 172.00",
  "TOTAL 999.99",
];
const whole = "q 600 0 0 800 0 0 cm /I0 Do Q";
const upperHalf = "q 300 0 0 400 150 400 cm /I0 Do Q";

let slip: DrawnSlip;
let hebrew: DrawnSlip;
let picture: PdfPicture;
beforeAll(async () => {
  slip = await drawSlip("es", 1);
  hebrew = await drawSlip("he", 4);
  picture = await asPicture(slip);
});

async function asPicture({ picture: bytes }: DrawnSlip): Promise<PdfPicture> {
  const { data, info } = await sharp(bytes).jpeg().toBuffer({ resolveWithObject: true });
  return jpegPicture(data, info.width, info.height);
}

describe("text that a PDF's page does not display", () => {
  const line = (more: object) => writeLines(wrong, more);
  it.each([
    ["is in invisible mode over the scan", `${whole} ${line({ before: "3 Tr" })}`],
    ["is below the scan", `${line({})} ${whole}`],
    [
      "is white",
      `${whole} q 1 1 1 rg 0 700 600 100 re f Q ${line({ top: 790, size: 6, before: "1 1 1 rg" })}`,
    ],
    ["is transparent", `${whole} q /Clear gs ${line({})} Q`],
    ["is next to the page", `${whole} ${line({ left: 700 })}`],
    ["is tiny", `${whole} ${line({ size: 0.4 })}`],
    ["is clipped away", `${whole} q 0 0 1 1 re W n ${line({})} Q`],
  ])("is not believed where it %s", async (_, content) => {
    const reading = await read({ content, pictures: [picture] });
    expect(reading.amount?.value).toBe(slip.label.amount);
    expect(reading.date?.value).toBe(slip.label.date);
    expect(reading.businessName?.value).not.toContain("Tann");
  });

  it("is not believed over a Hebrew scan, whose picture is read in its own script", async () => {
    const content = `${whole} ${writeLines(wrong, { before: "3 Tr" })}`;
    const reading = await read({ content, pictures: [await asPicture(hebrew)] });
    expect(reading.amount?.value).toBe(hebrew.label.amount);
    expect(reading.businessName?.value).toBe(hebrew.label.businessName);
  });

  it("does not matter on a page without a picture either", async () => {
    const shown = [
      "Blue Door Ltd",
      "Invoice A-704",
      "Date: 05/10/2026",
      "Flour 55.50",
      "TOTAL 55.50",
    ];
    const content = `${writeLines(shown)} ${writeLines(wrong, { top: 300, before: "1 1 1 rg" })}`;
    const reading = await read({ content });
    expect(reading).toMatchObject({
      businessName: { value: "Blue Door Ltd" },
      amount: { value: 55.5 },
      date: { value: "2026-10-05" },
    });
  });

  it("only fills what neither the displayed text nor the picture gives, to be confirmed", async () => {
    const grey = sharp({ create: { width: 600, height: 800, channels: 3, background: "#eeeeee" } });
    const bytes = await grey.jpeg().toBuffer();
    const content = `${whole} ${writeLines(wrong, { before: "3 Tr" })}`;
    const reading = await read({ content, pictures: [jpegPicture(bytes, 600, 800)] });
    expect(reading.amount?.value).toBe(999.99);
    expect(bandOf(reading.amount?.confidence ?? 1)).toBe("low");
    expect(bandOf(reading.businessName?.confidence ?? 1)).toBe("low");
  });
});

describe("a PDF of pictures and text", () => {
  const typed = [
    "Blue Door Ltd",
    "Invoice A-704",
    "Date: 05/10/2026",
    "Flour 55.50",
    "TOTAL EUR 55.50",
  ];

  it("is read page by page: a scan after typed pages, and a scan of several pages", async () => {
    const scan = {
      content: `${whole} ${writeLines(wrong, { before: "3 Tr" })}`,
      pictures: [picture],
    };
    const cover = { content: writeLines(["Sent from the scanner on the second floor, room 12"]) };
    expect((await read(cover, scan)).amount?.value).toBe(slip.label.amount);
    const blank = { content: whole, pictures: [picture] };
    const terms = { content: writeLines(["Terms and conditions apply to all sales of 2026"]) };
    expect((await read(blank, terms)).amount?.value).toBe(slip.label.amount);
  });

  it("is read whole where a scan takes half of the page", async () => {
    const notes = writeLines(["Petty cash, handed in by the kitchen in week 47"], { top: 60 });
    const reading = await read({ content: `${upperHalf} ${notes}`, pictures: [picture] });
    expect(reading.amount?.value).toBe(slip.label.amount);
    expect(reading.date?.value).toBe(slip.label.date);
  });

  it("is read by its displayed text over a letterhead that fills the page", async () => {
    const paper = sharp({
      create: { width: 600, height: 800, channels: 3, background: "#f4efe4" },
    });
    const background = jpegPicture(await paper.jpeg().toBuffer(), 600, 800);
    const reading = await read({
      content: `${whole} ${writeLines(typed)}`,
      pictures: [background],
    });
    expect(reading).toMatchObject({
      businessName: { value: "Blue Door Ltd" },
      amount: { value: 55.5 },
      currency: { value: "EUR" },
      receiptNumber: { value: "A-704" },
    });
  });
});
