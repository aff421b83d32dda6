import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";

/** A language in which a component is shown. */
export interface ShownLanguage {
  language: string;
  /** The tag as the product gives it to components. */
  tag: string;
  direction: "ltr" | "rtl";
}

/** A language in which components are tried: one from left to right, the two from right to left. */
export interface TriedLanguage extends ShownLanguage {
  language: "en" | "he" | "ar";
}

/** The languages of component tests. */
export const triedLanguages: readonly TriedLanguage[] = [
  { language: "en", tag: "en-US", direction: "ltr" },
  { language: "he", tag: "he-IL", direction: "rtl" },
  { language: "ar", tag: "ar-AE-u-nu-latn", direction: "rtl" },
];

/** Gives the test's page a language's direction, until the test is over. */
function speak({ language, direction }: ShownLanguage): void {
  const page = document.documentElement;
  Object.assign(page, { lang: language, dir: direction });
  onTestFinished(() => {
    page.removeAttribute("lang");
    page.removeAttribute("dir");
  });
}

/** Shows a component on an empty page in a language, with the room at its sides that every page leaves. */
export async function showComponent(tried: ShownLanguage, component: ReactNode): Promise<void> {
  speak(tried);
  await render(
    <I18nProvider locale={tried.tag}>
      <div style={{ padding: 16 }}>{component}</div>
    </I18nProvider>,
  );
}
