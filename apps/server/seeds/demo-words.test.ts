import { expenseCategories } from "@marzipan/contract/expenses";
import { languages } from "@marzipan/contract/languages";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { withOwner } from "../src/platform/database/owner.ts";
import { withDatabase } from "../src/platform/testing/with-database.ts";
import { startTestApp } from "../src/platform/testing/test-app.ts";
import type { TestApp } from "../src/platform/testing/test-app.ts";
import { seedDemo } from "./demo.ts";
import { demoTimeZone } from "./demo-place.ts";
import type { DemoWords } from "./demo-words.ts";
import { demoWords } from "./words/all.ts";

const others = languages.filter((language) => language !== "en");

/** Names that are foreign in one of the languages, as in life, and the sender of a monthly bill. */
const foreign = new Set([
  ...others.flatMap((language) => namesIn(demoWords[language])),
  "Webline",
  "Marzipan",
]);

function namesIn({ clients, corner, requests }: DemoWords): string[] {
  return [
    ...clients,
    corner.owner,
    ...corner.clients,
    ...Object.values(requests).map(({ name }) => name),
  ];
}

/** Fields that hold codes and no words. */
const codes = new Set(["allergens", "currency", "language", "menuLanguages"]);

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    codes.has(key) ? [] : listTexts(inside),
  );
}

/** Everything that is read in the bakery's own language. */
function ownTexts({ place: _place, menu, menuLanguages: _others, ...words }: DemoWords): string[] {
  const { translations: _translations, ...own } = menu;
  return listTexts([words, own]).filter((text) => !foreign.has(text) && !text.includes("@"));
}

const isExpenseCategory = (text: string): boolean =>
  (expenseCategories as readonly string[]).includes(text);

const englishWords =
  /\b(the|and|with|of|from|please|order|birthday|bread|cookies|box|each|serves)\b/i;

describe.each(others)("the demo's words in %s", (language) => {
  it("hold no English", () => {
    const own = ownTexts(demoWords[language]).filter((text) => !isExpenseCategory(text));
    const english = new Set(ownTexts(demoWords.en));
    const isLatin = ["fr", "de", "es", "pt"].includes(language);
    const leaks = own.filter((text) =>
      isLatin
        ? englishWords.test(text.replaceAll("cream cheese", "")) ||
          (english.has(text) && text.includes(" "))
        : /[a-z]{3}/i.test(text),
    );
    expect(leaks).toEqual([]);
  });
});

describe("the demo's time zone", () => {
  it("is the machine's, and the bakery's where the machine keeps UTC", () => {
    expect(demoTimeZone(demoWords.ja.place, "Asia/Tokyo")).toBe("Asia/Tokyo");
    expect(demoTimeZone(demoWords.ja.place, "UTC")).toBe("Pacific/Honolulu");
    expect(demoTimeZone(demoWords.de.place, "Etc/UTC")).toBe("Europe/Berlin");
  });
});

const texts =
  "name full_name description client_name notes note address cancel_reason dessert_name quote_message answer_message title business_name unit_note tagline delivery_note".split(
    " ",
  );

async function listStored(ownerUrl: string): Promise<string[]> {
  return await withOwner(ownerUrl, async (client) => {
    const columns = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and column_name = any($1)`,
      [texts],
    );
    const found: string[] = [];
    for (const { table, column } of columns.rows) {
      const { rows } = await client.query<{ said: string }>(
        `select distinct ${column} as said from ${table} where ${column} ~ '\\S'`,
      );
      found.push(...rows.map(({ said }) => said));
    }
    return found;
  });
}

const create = { width: 8, height: 8, channels: 3, background: "#c86" } as const;
const picture = await sharp({ create }).png().toBuffer();

describe("the demo filled", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ hasDemo: true });
  });
  afterAll(() => test.close());
  // One database serves all: what the language before filled in goes first.
  afterEach(() => test.asOwner("truncate business, account cascade"));

  // What the code says by itself would be said in every language, so that four show it.
  it.each(["en", "he", "ja", "pt"] as const)(
    "in %s says nothing but its own words",
    { timeout: 120_000 },
    async (demoLanguage) => {
      const appUrl = withDatabase(inject("appUrl"), new URL(test.ownerUrl).pathname.slice(1));
      const opened = {
        ownerUrl: test.ownerUrl,
        appUrl,
        role: { role: "marzipan_app", isLogin: !inject("setsRole") },
        isDistributed: test.isDistributed,
        keptSecret: "a secret for tests that is long enough",
        stop: async () => undefined,
      };
      const deps = { ...test.deps, config: { ...test.deps.config, demoLanguage } };
      expect(await seedDemo(deps, opened, { pastDays: 2, picture })).toBe(true);
      const known = new Set([...listTexts(demoWords[demoLanguage]), "Marzipan"]);
      const stored = await listStored(test.ownerUrl);
      expect(stored.length).toBeGreaterThan(100);
      expect(stored.filter((text) => !known.has(text))).toEqual([]);
      const [kept] = await test.asOwner<object>(
        `select array(select distinct language from account) as languages,
                array(select distinct currency from orders) as currencies,
                (select count(*)::int from orders where client_id is null and id not in
                  (select order_id from order_request where order_id is not null)) as unlinked`,
      );
      expect(kept).toEqual({
        unlinked: 0,
        languages: [demoLanguage],
        currencies: [demoWords[demoLanguage].place.currency],
      });
    },
  );
});
