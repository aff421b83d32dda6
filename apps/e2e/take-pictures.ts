import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "../../tools/structure/chromium.ts";
import { picturedLanguages, takeArticles } from "./support/article-pictures.ts";
import type { ArticlePictures } from "./support/article-pictures.ts";
import { demoPassword } from "./support/journey.ts";
import { keepPicture, keepShot, picturesFolder, settle } from "./support/shots.ts";
import type { Shot } from "./support/shots.ts";
import { startServer } from "./support/start-server.ts";

// `npm run pictures [-- he en …]`: takes the real screens that the landing page shows, from a demo bakery of each
// language, and the pictures of the help articles in those languages that have their own; with `articles` only these,
// or those that are named next to it (`-- articles refunds`).
// `npm run pictures -- previews` takes the pictures that a shared link shows, once the pages are built with the screens.

const listFile = new URL("../menu/src/site/pictures.json", import.meta.url);
const articlesFile = new URL("../menu/src/site/help/article-pictures.json", import.meta.url);

/** A telephone's screen, 560 pixels wide as the landing page shows it at twice its size. */
const phone = { width: 390, height: 760 };
const shotWidth = 560;
const screens = [
  { name: "menu", path: "/m/demo" },
  { name: "bake", path: "/bake-list" },
  { name: "requests", path: "/order-requests" },
  { name: "owing", path: "/payments/owing" },
] as const;

const wanted = process.argv.slice(2);
const list = JSON.parse(readFileSync(listFile, "utf8")) as Record<string, Shot>;
const articles = JSON.parse(readFileSync(articlesFile, "utf8")) as ArticlePictures;

async function takeScreens(browser: Browser, language: Language): Promise<void> {
  const server = await startServer({ DEMO_LANGUAGE: language });
  // Where the bakery of the first day is founded.
  process.env["MARZIPAN_URL"] = server.url;
  process.env["MARZIPAN_DATA_DIR"] = server.dataDir;
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
    await context.request.post("/api/auth/sign-in", {
      data: { email: "baker@demo.test", password: demoPassword },
    });
    await context.request.patch("/api/me", { data: { language } });
    if (!wanted.includes("articles")) await takeLanding(context, language);
    if (picturedLanguages.includes(language)) {
      await takeArticles(context, language, { pictures: articles, wanted });
    }
  } finally {
    await server.stop();
  }
}

async function takeLanding(context: BrowserContext, language: Language): Promise<void> {
  const page = await context.newPage();
  for (const { name, path } of screens) {
    await page.goto(`${path}?lang=${language}`, { waitUntil: "load" });
    await page.locator(".first-screen").waitFor({ state: "detached" });
    await settle(page);
    const key = `${name}.${language}`;
    list[key] = await keepShot(await page.screenshot(), key, shotWidth);
  }
  await page.close();
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
        plain: keepPicture(bytes, `preview.${language}`, "jpg"),
      };
    }
  } finally {
    await server.stop();
  }
}

/** Writes the lists, and removes files that no entry names any more. */
function writeLists(): void {
  const sorted = Object.fromEntries(
    Object.entries(list).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(articlesFile, `${JSON.stringify(articles, null, 2)}\n`);
  const inArticles = Object.values(articles).flatMap((byLanguage) =>
    Object.values(byLanguage).flat(),
  );
  const named = new Set(
    [...Object.values(sorted), ...inArticles].flatMap(({ avif, plain }) => [avif, plain]),
  );
  for (const file of readdirSync(picturesFolder)) {
    if (!named.has(`/pictures/${file}`)) rmSync(new URL(file, picturesFolder));
  }
}

const browser = await chromium.launch(chromiumLaunch);
try {
  if (wanted.includes("previews")) await takePreviews(browser);
  const named = languages.filter((language) => wanted.includes(language));
  const all = wanted.includes("articles") ? picturedLanguages : languages;
  const asked = named.length > 0 || wanted.includes("previews") ? named : all;
  for (const language of asked) await takeScreens(browser, language);
  writeLists();
} finally {
  await browser.close();
}
