import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Language } from "@marzipan/contract/languages";
import sharp from "sharp";
import { slipWords } from "./slip-words.ts";
import type { SlipWords } from "./slip-words.ts";

/** A drawn receipt and what is on it. */
export interface DrawnSlip {
  picture: Buffer;
  label: {
    businessName: string;
    date: string;
    amount: number;
    currency: string;
    receiptNumber: string;
  };
}

/** How a drawn receipt is spoiled, as a photo would be. */
export interface Wear {
  /** Degrees. */
  turn: number;
  blur: number;
  noise: number;
  /** Contrast from 0 to 1. */
  contrast: number;
}

const fonts = {
  Noto: "noto-sans",
  "Noto Hebrew": "noto-sans-hebrew",
  "Noto Arabic": "noto-sans-arabic",
  "Noto Devanagari": "noto-sans-devanagari",
  "Noto JP": "noto-sans-jp",
  "Noto SC": "noto-sans-sc",
} as const;
const scripts: Partial<Record<Language, keyof typeof fonts>> = {
  he: "Noto Hebrew",
  ar: "Noto Arabic",
  hi: "Noto Devanagari",
  ja: "Noto JP",
  zh: "Noto SC",
};
const weights = ["400Regular", "700Bold"] as const;

function loadFonts(): void {
  if (GlobalFonts.has("Noto")) return;
  for (const [family, name] of Object.entries(fonts)) {
    const home = path.dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`)));
    for (const weight of weights) {
      const file = readdirSync(path.join(home, weight)).find((one) => one.endsWith(".ttf"));
      if (file) GlobalFonts.registerFromPath(path.join(home, weight, file), family);
    }
  }
}

/** Returns a stream of numbers from 0 to 1 that is the same for the same seed. */
function makeChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a receipt of a language; the same seed draws the same, words, layout and wear included. */
export async function drawSlip(language: Language, seed: number, wear?: Wear): Promise<DrawnSlip> {
  loadFonts();
  const words = slipWords[language];
  if (!words) throw new Error(`no receipts are drawn in ${language}`);
  const chance = makeChance(seed * 977 + language.charCodeAt(0) * 31 + language.charCodeAt(1));
  const paper = new Paper(language, chance);
  const label = writeSlip(paper, words, chance, seed);
  const picture = await wearOut(paper.finish(), chance, wear ?? randomWear(chance));
  return { picture, label };
}

function randomWear(chance: () => number): Wear {
  return {
    turn: (chance() - 0.5) * 4,
    blur: 0.3 + chance() * 0.8,
    noise: chance() * 14,
    contrast: 0.55 + chance() * 0.45,
  };
}

const width = 760;
const margin = 46;

/** Paper on which rows are written from top to bottom. */
class Paper {
  readonly #canvas = createCanvas(width, 1800);
  readonly #context: SKRSContext2D = this.#canvas.getContext("2d");
  readonly #family: string;
  readonly #isRightToLeft: boolean;
  readonly size: number;
  y = 50;

  constructor(language: Language, chance: () => number) {
    this.#family = `"${scripts[language] ?? "Noto"}", "Noto"`;
    this.#isRightToLeft = language === "he" || language === "ar";
    this.size = 25 + Math.round(chance() * 6);
    this.#context.fillStyle = "#ffffff";
    this.#context.fillRect(0, 0, width, 1800);
    this.#context.fillStyle = "#1c1c1c";
    this.#context.direction = this.#isRightToLeft ? "rtl" : "ltr";
  }

  centre(text: string, factor = 1, weight = 400): void {
    this.#font(factor, weight);
    this.#context.textAlign = "center";
    this.#context.fillText(text, width / 2, this.y);
    this.y += this.size * factor * 1.5;
  }

  start(text: string): void {
    this.#font(1, 400);
    this.#side(text, true);
    this.y += this.size * 1.5;
  }

  row(label: string, amount: string, factor = 1, weight = 400): void {
    this.#font(factor, weight);
    this.#side(label, true);
    this.#side(amount, false);
    this.y += this.size * factor * 1.55;
  }

  line(): void {
    this.#context.fillRect(margin, this.y - this.size * 0.6, width - 2 * margin, 2);
    this.y += this.size * 0.9;
  }

  finish(): Buffer {
    const whole = this.#canvas.toBuffer("image/png");
    this.height = Math.min(1800, Math.ceil(this.y + 40));
    return whole;
  }
  height = 0;

  #font(factor: number, weight: number): void {
    this.#context.font = `${weight} ${Math.round(this.size * factor)}px ${this.#family}`;
  }

  #side(text: string, isStart: boolean): void {
    const isLeft = isStart !== this.#isRightToLeft;
    this.#context.textAlign = isLeft ? "left" : "right";
    this.#context.fillText(text, isLeft ? margin : width - margin, this.y);
  }
}

function writeSlip(paper: Paper, words: SlipWords, chance: () => number, seed: number) {
  const any = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? "";
  const whole = words.currency === "JPY";
  const round = (value: number): number =>
    whole ? Math.round(value) : Math.round(value * 100) / 100;
  const moneyWay = Math.floor(chance() * 6);
  const money = (amount: number): string => words.money(amount, moneyWay);
  const [year, month, day] = [
    2023 + (seed % 3),
    1 + Math.floor(chance() * 12),
    1 + Math.floor(chance() * 28),
  ];
  const businessName = any(words.shops);
  const receiptNumber = String(10_000 + Math.floor(chance() * 89_999));
  const layout = seed % 3;

  paper.centre(businessName, layout === 1 ? 1.1 : 1.5, 700);
  paper.centre(any(words.streets));
  paper.centre(words.phone);
  if (layout !== 2) paper.centre(any(words.headings), 1.15, 700);
  paper.line();
  const dated = any(words.date) + words.day(year, month, day, Math.floor(chance() * 6));
  const time = ` ${9 + Math.floor(chance() * 10)}:${10 + Math.floor(chance() * 49)}`;
  paper.start(any(words.number) + receiptNumber);
  paper.start(layout === 0 ? dated : dated + time);
  paper.line();
  let subtotal = 0;
  const count = 2 + Math.floor(chance() * 4);
  for (let at = 0; at < count; at += 1) {
    const price = round((whole ? 120 : 3) + chance() * (whole ? 900 : layout === 1 ? 320 : 45));
    subtotal = round(subtotal + price);
    paper.row(any(words.items), money(price));
  }
  paper.line();
  const tax = layout === 0 ? 0 : round(subtotal * 0.1);
  const total = round(subtotal + tax);
  if (tax > 0) {
    paper.row(any(words.subtotal), money(subtotal));
    paper.row(any(words.tax), money(tax));
  }
  paper.row(any(words.total), money(total), layout === 1 ? 1 : 1.3, 700);
  if (chance() < 0.6) {
    const given = Math.ceil(total / (whole ? 1000 : 50)) * (whole ? 1000 : 50);
    paper.row(any(words.cash), money(given));
    paper.row(any(words.change), money(round(given - total)));
  }
  paper.y += paper.size;
  paper.centre(any(words.thanks));
  const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return { businessName, date, amount: total, currency: words.currency, receiptNumber };
}

async function wearOut(whole: Buffer, chance: () => number, wear: Wear): Promise<Buffer> {
  const trimmed = await sharp(whole)
    .trim({ background: "#ffffff", threshold: 10 })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#ffffff" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = trimmed;
  const [dark, light] = [
    Math.round(150 * (1 - wear.contrast)),
    205 + Math.round(45 * wear.contrast),
  ];
  for (let at = 0; at < data.length; at += 3) {
    const shade =
      dark + ((data[at] ?? 0) / 255) * (light - dark) + (chance() - 0.5) * 2 * wear.noise;
    const value = Math.max(0, Math.min(255, shade));
    data.fill(value, at, at + 3);
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(wear.turn, { background: "#8d8a84" })
    .blur(Math.max(0.3, wear.blur))
    .jpeg({ quality: 72 })
    .toBuffer();
}
