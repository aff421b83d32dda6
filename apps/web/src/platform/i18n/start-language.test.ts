import type { Language } from "@marzipan/contract/languages";
import { loadAppPhrases } from "@marzipan/phrases/load-app";
import { describe, expect, it } from "vitest";
import { startLanguage } from "./start-language.ts";
import type { LoadedLanguage } from "./start-language.ts";

async function load(language: Language): Promise<LoadedLanguage> {
  return { language, phrases: await loadAppPhrases(language) };
}

const afterMs = (ms: number, slow: Language) => async (language: Language) => {
  if (language === slow) await new Promise((resolve) => setTimeout(resolve, ms));
  return load(language);
};

/** A wait that no load takes, however busy the machine is. */
const endlessMs = 60_000;

describe("starting in a language", () => {
  it("begins in the wanted one when it is there in time", async () => {
    const start = await startLanguage("he", load, endlessMs);
    expect(start.first.language).toBe("he");
    expect(start.late).toBeNull();
  });

  it("begins in English after the wait, and hands over the wanted one when it comes", async () => {
    const start = await startLanguage("ar", afterMs(60, "ar"), 5);
    expect(start.first.language).toBe("en");
    expect((await start.late)?.language).toBe("ar");
  });

  it("begins in English when the wanted one cannot be loaded", async () => {
    const failing = (language: Language) =>
      language === "ja" ? Promise.reject(new Error("gone")) : load(language);
    const start = await startLanguage("ja", failing, endlessMs);
    expect(start.first.language).toBe("en");
    await expect(start.late).rejects.toThrow("gone");
  });

  it("fails when English cannot be loaded either", async () => {
    await expect(startLanguage("en", () => Promise.reject(new Error("gone")), 50)).rejects.toThrow(
      "gone",
    );
  });
});
