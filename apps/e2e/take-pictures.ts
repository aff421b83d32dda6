import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "../../tools/house/chromium.ts";
import { demoPassword } from "./support/journey.ts";
import { startServer } from "./support/start-server.ts";

// `npm run pictures [-- he en …]`: takes the real screens that the landing page shows, from a demo bakery of each
// language. `npm run pictures -- previews` takes the pictures that a shared link shows, once the pages are built with the
// screens.

const folder = new URL("../web/public/pictures/", import.meta.url);
const listFile = new URL("../menu/src/site/pictures.json", import.meta.url);

interface Shot {
  width: number;
  height: number;
  avif: string | null;
  plain: string;
}

/** A telephone's screen, 560 pixels wide as the landing page shows it at twice its size. */
const phone = { width: 390, height: 760 };
const shotWidth = 560;
const screens = [
  { name: "menu", path: "/m/demo" },
  { name: "bake", path: "/bake-list" },
  { name: "requests", path: "/order-requests" },
  { name: "owing", path: "/payments/owing" },
] as const;

const list = JSON.parse(readFileSync(listFile, "utf8")) as Record<string, Shot>;

function keep(bytes: Buffer, name: string, type: string): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${type}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(file, folder), bytes);
  return `/pictures/${file}`;
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures further down are fetched only when they are near, and no one waits for them.
    const near = [...document.images].filter((image) => image.loading !== "lazy");
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(1500);
}

async function takeScreens(browser: Browser, language: Language): Promise<void> {
  const server = await startServer({ DEMO_LANGUAGE: language });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: phone,
      deviceScaleFactor: 2,
      locale: language,
      timezoneId: "Asia/Jerusalem",
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await context.request.post("/api/auth/sign-in", {
      data: { email: "baker@demo.test", password: demoPassword },
    });
    await context.request.patch("/api/me", { data: { language } });
    for (const { name, path } of screens) {
      await page.goto(`${path}?lang=${language}`, { waitUntil: "load" });
      await page.locator(".first-screen").waitFor({ state: "detached" });
      await settle(page);
      const image = sharp(await page.screenshot()).resize({ width: shotWidth });
      const { height } = await sharp(await image.clone().png().toBuffer()).metadata();
      list[`${name}.${language}`] = {
        width: shotWidth,
        height,
        avif: keep(
          await image.clone().avif({ quality: 52 }).toBuffer(),
          `${name}.${language}`,
          "avif",
        ),
        plain: keep(
          await image.clone().webp({ quality: 76 }).toBuffer(),
          `${name}.${language}`,
          "webp",
        ),
      };
    }
  } finally {
    await server.stop();
  }
}

async function takePreviews(browser: Browser): Promise<void> {
  const server = await startServer();
  const size = { width: 1200, height: 630 };
  try {
    const page = await browser.newPage({ viewport: size, colorScheme: "light" });
    for (const language of languages) {
      await page.goto(`${server.url}/?lang=${language}`);
      await settle(page);
      const bytes = await sharp(await page.screenshot())
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
      list[`preview.${language}`] = {
        ...size,
        avif: null,
        plain: keep(bytes, `preview.${language}`, "jpg"),
      };
    }
  } finally {
    await server.stop();
  }
}

/** Writes the list, and removes files that no entry names any more. */
function writeList(): void {
  const sorted = Object.fromEntries(
    Object.entries(list).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const named = new Set(Object.values(sorted).flatMap(({ avif, plain }) => [avif, plain]));
  for (const file of readdirSync(folder)) {
    if (!named.has(`/pictures/${file}`)) rmSync(new URL(file, folder));
  }
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunch);
try {
  if (wanted.includes("previews")) await takePreviews(browser);
  const asked = languages.filter((language) => wanted.length === 0 || wanted.includes(language));
  for (const language of asked) await takeScreens(browser, language);
  writeList();
} finally {
  await browser.close();
}
