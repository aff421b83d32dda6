import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createEmbeddedReader } from "./receipt-reader.embedded.ts";
import { ReadingFailure } from "./receipt-reader.port.ts";
import type { ReadableFile, ReadingHints } from "./receipt-reader.port.ts";
import { writePdf } from "./synthetic/write-pdf.ts";
import { writeRawPdf } from "./synthetic/write-raw-pdf.ts";

// What strangers may send to end the process, hold it, or get out of it.

const limits = { timeoutMs: 4000, mostMemoryBytes: 1024 ** 3 };
/** A good file is given as long as a machine that is busy with other things may need. */
const patientMs = 60_000;
const reader = createEmbeddedReader(limits);
afterAll(() => reader.close());
vi.setConfig({ testTimeout: 120_000 });

const hints: ReadingHints = { languages: [], today: "2026-11-21", currency: "ILS" };
const pdf = (bytes: Uint8Array): ReadableFile => ({ bytes, contentType: "application/pdf" });
const png = (bytes: Uint8Array): ReadableFile => ({ bytes, contentType: "image/png" });
const good = pdf(writePdf([["Blue Door Ltd", "Date: 05/10/2026", "TOTAL EUR 55.50"]]));

/** Returns what became of a file: the problem with it, or that it was read. */
async function outcomeOf(file: ReadableFile, from = reader): Promise<string> {
  const outcome = await from.read(file, hints).catch((error: unknown) => error);
  return outcome instanceof ReadingFailure ? outcome.problem : "read";
}

async function expectNextRead(): Promise<void> {
  const { timeoutMs } = limits;
  limits.timeoutMs = patientMs;
  expect(await outcomeOf(good)).toBe("read");
  limits.timeoutMs = timeoutMs;
}

const page = (contents: string, more = "", box = "[0 0 400 600]") => [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
  `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R ${more} >>`,
  contents,
];
const stream = (bytes: Uint8Array | string, more = ""): string => {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  return `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`;
};
const zeros = deflateSync(Buffer.alloc(400 * 1024 ** 2, " "), { level: 9 });

function nestPages(depth: number): string[] {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>"];
  for (let at = 0; at < depth; at += 1)
    objects.push(`<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] /Parent ${at + 1} 0 R >>`);
  return [...objects, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 400 600] >>`];
}

const formOf = (number: number): string =>
  stream(
    `/F${number} Do /F${number} Do`,
    "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 9 0 R",
  );

const hostile: Record<string, () => string[]> = {
  "pages nested 20,000 deep": () => nestPages(20_000),
  "pages that are their own parents": () => [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [2 0 R] /Parent 2 0 R >>",
  ],
  "a billion pages": () => [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1000000000 /Kids [] >>",
  ],
  "a page a million miles wide": () => page(stream(""), "", "[0 0 1e12 1e12]"),
  "a page without a size": () => page(stream(""), "", "[0 0 0 0]"),
  "400 MB of blanks in 400 kB": () => page(stream(zeros, "/Filter /FlateDecode")),
  "the same, packed twice": () =>
    page(stream(deflateSync(zeros), "/Filter [/FlateDecode /FlateDecode]")),
  "scripts that run when it opens": () => [
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /AA << /O << /S /JavaScript /JS (while\\(1\\){}) >> >> >>",
  ],
  "drawings that draw themselves twice, 30 deep": () => [
    ...page(stream("/F0 Do"), "/Resources 9 0 R"),
    ...[5, 6, 7, 8].map(() => "null"),
    `<< /XObject << ${Array.from({ length: 30 }, (_, at) => `/F${at} ${at + 10} 0 R`).join(" ")} >> >>`,
    ...Array.from({ length: 30 }, (_, at) => formOf((at + 1) % 30)),
  ],
  "three million strokes": () => page(stream("0 0 m 9 9 l S\n".repeat(3_000_000))),
  "a picture of 60,000 by 60,000 dots": () => [
    ...page(stream("400 0 0 600 0 0 cm /P Do"), "/Resources << /XObject << /P 5 0 R >> >>"),
    stream(
      deflateSync(Buffer.alloc(1000)),
      "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
    ),
  ],
};

describe("a hostile PDF", () => {
  it.each(Object.entries(hostile))(
    "with %s ends in time, and the next is read",
    async (_name, write) => {
      // Both are timed by this process, however slow the machine is.
      const late = wait(limits.timeoutMs + 10_000, "late", { ref: false });
      const outcome = await Promise.race([outcomeOf(pdf(writeRawPdf(write()))), late]);
      expect(outcome).toMatch(/^(damaged|too_large|no_receipt|took_too_long|broke_down)$/);
      await expectNextRead();
    },
  );
});

describe("a hostile picture", () => {
  it("that says to be huge, or holds a text that unfolds, is refused", async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const huge = Buffer.from(small);
    huge.writeUInt32BE(0x7fff_ffff, 16);
    huge.writeUInt32BE(0x7fff_ffff, 20);
    expect(await outcomeOf(png(huge))).toMatch(/damaged|too_large/);
    const words = Buffer.concat([Buffer.from("k\0\0"), zeros]);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(words.length, 0);
    head.write("zTXt", 4);
    const bomb = Buffer.concat([
      small.subarray(0, 33),
      head,
      words,
      Buffer.alloc(4),
      small.subarray(33),
    ]);
    expect(await outcomeOf(png(bomb))).toMatch(/damaged|no_receipt|too_large/);
    await expectNextRead();
  });
});

describe("a child that is killed from outside", () => {
  it("is noticed at once, and the next file has a new one", async () => {
    const own = createEmbeddedReader();
    expect(await outcomeOf(good, own)).toBe("read");
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
    const reading = outcomeOf(pdf(writeRawPdf(hostile["three million strokes"]?.() ?? [])), own);
    for (const pid of children.trim().split(" ")) {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      if (command.includes("receipt-reader/engine/child.ts")) process.kill(Number(pid), "SIGKILL");
    }
    await reading;
    expect(await outcomeOf(good, own)).toBe("read");
    await own.close();
  });
});
