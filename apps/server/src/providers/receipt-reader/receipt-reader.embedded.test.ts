import { bandOf } from "@marzipan/receipt-reading/bands";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createEmbeddedReader } from "./receipt-reader.embedded.ts";
import type { ReadingHints } from "./receipt-reader.port.ts";
import { drawSlip } from "./synthetic/draw-slip.ts";
import { writePdf } from "./synthetic/write-pdf.ts";

const reader = createEmbeddedReader();
afterAll(() => reader.close());

// The reading process stands back behind everything else on the machine.
vi.setConfig({ testTimeout: 300_000 });

const hints: ReadingHints = { languages: [], today: "2026-11-21", currency: "ILS" };
const jpeg = (bytes: Uint8Array) => ({ bytes, contentType: "image/jpeg" as const });
const pdf = (bytes: Uint8Array) => ({ bytes, contentType: "application/pdf" as const });

const invoice = [
  "Blue Door Supplies Ltd",
  "Invoice No: A-20417",
  "Date: 05/10/2026",
  "Flour 30.00",
  "Butter 25.50",
  "TOTAL EUR 55.50",
];
const invoiceRead = {
  businessName: { value: "Blue Door Supplies Ltd" },
  date: { value: "2026-10-05" },
  amount: { value: 55.5 },
  currency: { value: "EUR" },
  receiptNumber: { value: "A-20417" },
};

describe("the reader on this machine", () => {
  // Drawn receipts say that the way from picture to fields holds; how well it reads, the bench measures.
  it.each(["he", "ja"] as const)("reads a drawn receipt in %s", async (language) => {
    const { picture, label } = await drawSlip(language, 4, {
      turn: 1,
      blur: 0.5,
      noise: 5,
      contrast: 0.9,
    });
    const reading = await reader.read(jpeg(picture), { ...hints, languages: [language] });
    expect(reading.date?.value).toBe(label.date);
    expect(reading.amount?.value).toBe(label.amount);
    expect(bandOf(reading.amount?.confidence ?? 0)).toBe("high");
  });

  it("finds the shop of a slip in Arabic-Indic digits, and is sure of no sum that it misreads", async () => {
    const { picture, label } = await drawSlip("ar", 1);
    const { businessName, amount } = await reader.read(jpeg(picture), {
      ...hints,
      languages: ["ar"],
    });
    expect(businessName?.value).toBe(label.businessName);
    const isRight = amount?.value === label.amount;
    expect(isRight || bandOf(amount?.confidence ?? 0) === "low").toBe(true);
  });

  it("reads one that lies on its head, and one on its side", async () => {
    const { picture, label } = await drawSlip("es", 1, {
      turn: 0,
      blur: 0.4,
      noise: 2,
      contrast: 1,
    });
    for (const turn of [180, 90]) {
      const turned = await sharp(picture).rotate(turn).jpeg().toBuffer();
      const reading = await reader.read(jpeg(turned), hints);
      expect([turn, reading.amount?.value]).toEqual([turn, label.amount]);
    }
  });

  it("reads the text that a PDF holds, of the first pages of a long one too", async () => {
    expect(await reader.read(pdf(writePdf([invoice])), hints)).toMatchObject(invoiceRead);
    const long = [invoice, ...Array.from({ length: 199 }, () => ["Terms and conditions"])];
    expect(await reader.read(pdf(writePdf(long)), hints)).toMatchObject(invoiceRead);
  });

  it("says what is wrong with a file that cannot be read", async () => {
    const blank = sharp({
      create: { width: 600, height: 900, channels: 3, background: "#ffffff" },
    });
    const bomb = sharp({
      create: { width: 9000, height: 5000, channels: 3, background: "#ffffff" },
    });
    const cases = [
      [pdf(writePdf([invoice], true)), "encrypted"],
      [pdf(Buffer.from("%PDF-1.7 and nothing more")), "damaged"],
      [pdf(Buffer.alloc(0)), "damaged"],
      [jpeg(Buffer.from("no picture at all")), "damaged"],
      [jpeg(await bomb.jpeg().toBuffer()), "too_large"],
      [jpeg(await blank.jpeg().toBuffer()), "no_receipt"],
    ] as const;
    for (const [file, problem] of cases) {
      await expect(reader.read(file, hints)).rejects.toMatchObject({ problem });
    }
  });
});

describe("a job that breaks", () => {
  it("ends by its limit of time or memory, alone: the next has a new child", async () => {
    const { picture, label } = await drawSlip("pt", 2);
    const hasty = createEmbeddedReader({ timeoutMs: 60 });
    const jobs = [1, 2].map(() => hasty.read(jpeg(picture), hints));
    for (const job of jobs) await expect(job).rejects.toMatchObject({ problem: "took_too_long" });
    await hasty.close();

    const small = createEmbeddedReader({ mostMemoryBytes: 90 * 1024 ** 2 });
    await expect(small.read(jpeg(picture), hints)).rejects.toMatchObject({ problem: "too_large" });
    await small.close();

    const reading = await reader.read(jpeg(picture), hints);
    expect(reading.amount?.value).toBe(label.amount);
  });
});
