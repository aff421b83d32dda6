import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { languages } from "@marzipan/contract/languages";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("../../../public/startup.js", import.meta.url), "utf8");

/** Reads the table of texts out of the script. */
function readTexts(): Record<string, unknown> {
  const [, table] = /var texts = (\{[\s\S]*?\n  \});/.exec(script) ?? [];
  return runInNewContext(`(${table})`) as Record<string, unknown>;
}

describe("the script that runs before the app", () => {
  it("says in all ten languages what the phrases say", async () => {
    const texts = readTexts();
    for (const language of languages) {
      const t = makeTranslate(language, await loadAppPhrases(language));
      expect(texts[language]).toEqual({
        dir: locales[language].direction,
        initialization: [t("shell.initialization_failed"), t("shell.initialization_failed_text")],
        startup: [t("shell.startup_error"), t("shell.startup_error_text")],
        reload: t("shell.reload_page"),
      });
    }
  });

  it("uses nothing that an old browser does not understand", () => {
    expect(script).not.toMatch(/=>|`|\b(const|let|class|async)\s/);
  });
});
