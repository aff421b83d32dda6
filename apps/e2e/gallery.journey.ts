import { languages, themes } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type { Page } from "@playwright/test";
import { startGallery } from "./support/gallery.ts";
import type { RunningGallery } from "./support/gallery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import type { AxeFindings } from "./support/journey.ts";

let gallery: RunningGallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

async function open(page: Page, choices: Record<string, string>): Promise<void> {
  await page.goto(`${gallery.url}?${new URLSearchParams(choices).toString()}`);
  await expect(page.getByRole("heading", { name: "Marzipan", level: 1 })).toBeVisible();
}

/** Returns the texts whose contrast axe could not decide, but for single signs, which it never decides. */
function findUndecidedContrast({ incomplete }: AxeFindings): string[] {
  const undecided = incomplete.filter(({ id }) => id === "color-contrast");
  return undecided.flatMap(({ nodes }) =>
    nodes.flatMap(({ any, target }) => {
      const { messageKey } = (any[0]?.data ?? {}) as { messageKey?: string };
      const isSign = messageKey === "shortTextContent" || messageKey === "nonBmp";
      return isSign ? [] : [`${String(messageKey)}: ${target.join(" ")}`];
    }),
  );
}

// Colours follow the theme alone, places the direction alone: each theme is looked at in one of the two.
for (const [at, theme] of themes.entries()) {
  const lang = at % 2 === 0 ? "en" : "he";
  test(`every component is open to everybody in ${theme}, ${locales[lang].direction}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, { theme, lang });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.locator("html")).toHaveAttribute("dir", locales[lang].direction);
    expect(findUndecidedContrast(await expectAccessible(page))).toEqual([]);
    await page.getByTestId("open-sheet").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await page.getByTestId("open-confirm").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page, "[role=alertdialog]");
  });
}

for (const lang of ["en", "he"] as const) {
  test(`no component is wider than a phone of 360 px in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, { lang });
    await expectNoSidewaysScroll(page);
  });
}

/** The numbers of each date field from left to right, and those of the same day written by Intl, as both are seen. */
function readDateOrders(
  page: Page,
  locale: string,
): Promise<{ field: string[]; text: string[] }[]> {
  return page.evaluate((tag) => {
    const digits = (text: string) => text.replace(/\P{Nd}/gu, "");
    const seen = (parts: { text: string; x: number }[]) =>
      parts.toSorted((a, b) => a.x - b.x).map((part) => part.text);
    const days = ["2026-11-27", "1990-02-03"];
    const groups = [...document.querySelectorAll("[data-part=date-input]")].filter(
      (group) => group.querySelectorAll('[role="spinbutton"][data-type="year"]').length === 1,
    );
    return days.map((day) => {
      const written = new Intl.DateTimeFormat(tag, {
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        timeZone: "UTC",
      }).format(new Date(day));
      const line = document.createElement("div");
      line.textContent = written;
      document.body.append(line);
      const node = line.firstChild as Text;
      const text = [...written.matchAll(/\p{Nd}+/gu)].map((match) => {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        return { text: match[0], x: range.getBoundingClientRect().x };
      });
      line.remove();
      const year = text.map((part) => part.text).find((part) => part.length === 4) ?? "";
      const group = groups.find((one) => one.textContent?.includes(year));
      const segments = [...(group?.querySelectorAll('[role="spinbutton"]') ?? [])].map(
        (segment) => ({
          text: digits(segment.textContent ?? "").padStart(2, "0"),
          x: segment.getBoundingClientRect().x,
        }),
      );
      return { field: seen(segments), text: seen(text) };
    });
  }, locale);
}

test("dates stand in the fields as they are written in each language", async ({ page }) => {
  test.slow();
  for (const language of languages) {
    const { componentTag } = locales[language];
    await open(page, { locale: componentTag });
    for (const { field, text } of await readDateOrders(page, componentTag)) {
      expect(text, language).toHaveLength(3);
      expect(field, language).toEqual(text);
    }
  }
});
