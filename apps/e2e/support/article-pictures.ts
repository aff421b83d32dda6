import type { Language } from "@marzipan/contract/languages";
import { readArticles } from "@marzipan/help/read-articles";
import { linePieces } from "@marzipan/help/say-article";
import type { SaidArticle } from "@marzipan/help/say-article";
import { loadPhrases } from "@marzipan/phrases/load";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { arriveAt, go, leavesOther, openStart } from "./article-places.ts";
import { demoPassword } from "./journey.ts";
import { keepShot, settle } from "./shots.ts";
import type { Shot } from "./shots.ts";

/** A picture of a step: the line of the article that it belongs to, and the name on the screen that it rings. */
export interface ArticlePicture extends Shot {
  line: number;
  says: string;
}

/** The pictures by article and language. */
export type ArticlePictures = Record<string, Partial<Record<Language, ArticlePicture[]>>>;

/** The languages whose help articles have pictures of their own; the others show the English ones. */
export const picturedLanguages: readonly Language[] = ["en", "he", "ar", "ja"];

const mostPictures = 3;
/** What a picture shows of the phone: its whole width, and about a step's surroundings. */
const clipHeight = 340;
const pictureWidth = 680;
/**
 * Follows every article on the demo bakery as its steps say, or those of `wanted` where it names some: opens its page,
 * looks for what a step names in bold, takes the screen around it with a ring, and presses it. What is not in sight has no
 * picture.
 */
export async function takeArticles(
  context: BrowserContext,
  language: Language,
  { pictures, wanted }: { pictures: ArticlePictures; wanted: readonly string[] },
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(4000);
  const all = readArticles(language, await loadPhrases(language));
  const named = all.filter(({ id }) => wanted.includes(id));
  for (const article of named.length > 0 ? named : all) {
    await enter(context);
    await openStart(page, article, language);
    const taken = await follow(page, article, language);
    const ofArticle = (pictures[article.id] ??= {});
    if (taken.length > 0) ofArticle[language] = taken;
    else delete ofArticle[language];
    // The next one begins signed in as the baker, regardless of who was here.
    if (leavesOther.includes(article.id)) await context.clearCookies();
  }
  await page.close();
}

/** Signs in, if what an article told to press has signed out. */
async function enter(context: BrowserContext): Promise<void> {
  const me = await context.request.get("/api/me");
  if (me.ok()) return;
  await context.request.post("/api/auth/sign-in", {
    data: { email: "baker@demo.test", password: demoPassword },
  });
}

async function follow(
  page: Page,
  article: SaidArticle,
  language: Language,
): Promise<ArticlePicture[]> {
  const taken: ArticlePicture[] = [];
  for (const [line, pieces] of linePieces(article).entries()) {
    let hasPicture = false;
    if (taken.length < mostPictures) await arriveAt(page, article.id, line, language);
    for (const { text, isName, path } of pieces) {
      if (taken.length === mostPictures) return taken;
      if (path !== null && path !== "/contact") {
        await go(page, path, language);
      }
      if (!isName || path !== null) continue;
      // What lies behind an open sheet may carry the same words.
      const inSheet = findNamed(page.getByRole("dialog"), text);
      const named = (await inSheet.isVisible()) ? inSheet : findNamed(page, text);
      if (!(await named.isVisible())) continue;
      if (!hasPicture) {
        const shot = await ringAndTake(page, named);
        if (shot) {
          const name = `help-${article.id}-${line}.${language}`;
          taken.push({ line, says: text, ...(await keepShot(shot, name, pictureWidth)) });
          hasPicture = true;
        }
      }
      await press(page, named);
    }
  }
  return taken;
}

/** Presses what was named, but no field: its list would cover what comes next. */
async function press(page: Page, named: Locator): Promise<void> {
  const isField = await named.evaluate(
    (element) =>
      element.matches("input, textarea, select, [role=group], [role=radiogroup]") ||
      element.getAttribute("aria-haspopup") === "listbox",
  );
  if (isField) return;
  await named.click({ timeout: 1500 }).catch(() => undefined);
  await settle(page, 500);
}

/** What carries a name on the screen: a button, a field, or just the words. */
function findNamed(page: Page | Locator, name: string): Locator {
  const role = (kind: "button" | "link" | "tab" | "radio" | "switch" | "menuitem") =>
    page.getByRole(kind, { name, exact: true });
  return role("button")
    .or(role("link"))
    .or(role("tab"))
    .or(role("menuitem"))
    .or(role("radio"))
    .or(role("switch"))
    .or(page.getByLabel(name, { exact: true }))
    .or(page.getByText(name, { exact: true }))
    .filter({ visible: true })
    .first();
}

/** Takes the part of the screen around an element, with a ring about it; `null` where it is not wholly in sight. */
async function ringAndTake(page: Page, named: Locator): Promise<Buffer | null> {
  await named.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(150);
  const box = await named.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen || box.width < 20 || box.height < 12 || box.y < 0) return null;
  if (box.height > clipHeight || box.y + box.height > screen.height) return null;
  const isCovered = await named.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(element.contains(top) || top.contains(element));
  });
  if (isCovered) return null;
  // In the top layer, so that no sheet covers it.
  const ring = await page.evaluateHandle(({ x, y, width, height }) => {
    const made = document.createElement("div");
    made.popover = "manual";
    const gap = 5;
    Object.assign(made.style, {
      position: "fixed",
      inset: "auto",
      margin: "0",
      padding: "0",
      left: `${Math.max(2, x - gap)}px`,
      top: `${Math.max(2, y - gap)}px`,
      width: `${Math.min(innerWidth - 4, width + 2 * gap)}px`,
      height: `${height + 2 * gap}px`,
      boxSizing: "border-box",
      border: "3px solid var(--progress)",
      borderRadius: "12px",
      background: "none",
      pointerEvents: "none",
    });
    document.body.append(made);
    made.showPopover();
    return made;
  }, box);
  const middle = box.y + box.height / 2 - clipHeight / 2;
  const y = Math.round(Math.min(Math.max(0, middle), screen.height - clipHeight));
  const shot = await page.screenshot({
    clip: { x: 0, y, width: screen.width, height: clipHeight },
  });
  await ring.evaluate((made) => made.remove());
  return shot;
}
