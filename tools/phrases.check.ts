import { languages } from "@marzipan/contract/languages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { sectionsElsewhere, lazySections } from "@marzipan/phrases/translate";
import { projectRoot, readSources } from "./structure/files.ts";
import {
  complainOfHelpWriting,
  complainOfOtherWords,
  complainOfTranslatedEnglish,
  complainOfTwoWords,
  complainOfUnquotedLabels,
  textsOfBook,
  textsOfHelp,
  textsOfPages,
} from "./structure/glossary.ts";
import { complainOfJoinedText } from "./structure/joined-text.ts";
import { complainOfBook } from "./structure/phrase-books.ts";
import {
  complainOfBareDates,
  complainOfRendering,
  complainOfWordsForDates,
} from "./structure/phrase-rendering.ts";
import {
  complainOfSectionsElsewhere,
  complainOfUnused,
  findPhraseUse,
} from "./structure/phrase-use.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";
import { complainOfTerms, readTerms } from "./structure/terms.ts";
import { complainOfTurnedText } from "./structure/turned-text.ts";
import { complainOfVisibleText } from "./structure/visible-text.ts";

// What a client's notes are joined to, and what is in a contact card, is typed text; addresses of pictures are no
// text at all.
const joinsNoLanguage = [
  "apps/menu/src/look/Picture.tsx",
  "apps/web/src/features/orders/form/client-link.rules.ts",
  "apps/web/src/features/imports/reading/vcard.rules.ts",
];

/** What is inside the phrases that the app loads later. */
const saysLater = [
  "apps/web/src/features/agents/",
  "apps/web/src/features/calendar-feed/",
  "apps/web/src/features/dashboard/AdvisorInsights.tsx",
  "apps/web/src/features/dashboard/InsightRow.tsx",
  "apps/web/src/features/imports/",
  "apps/web/src/features/notifications/DeliverySettings.tsx",
  "apps/web/src/features/notifications/NotificationSettings.tsx",
  "apps/web/src/features/notifications/TopicChoices.tsx",
];

const screens = ["apps/web/src/features", "apps/web/src/platform", "apps/menu/src"];

/** Checks that all ten languages say every phrase, that code says each, and that screens say nothing else. */
export async function checkPhrases(root: string): Promise<Findings> {
  const english = await loadPhrases("en");
  const terms = readTerms(readFileSync(join(root, "docs/spec/terms.md"), "utf8"));
  const pages = readSources(root, ["apps/menu/src/site"], [".md"]);
  const books = await Promise.all(
    languages.map(async (language) => {
      const book = await loadPhrases(language);
      const help = textsOfHelp(language, book);
      return [
        ...complainOfBook(language, locales[language].tag, book, english),
        ...complainOfRendering(language, book),
        ...complainOfTerms(terms, language, book, english),
        ...complainOfOtherWords(language, [
          ...textsOfBook(book),
          ...help,
          ...textsOfPages(language, pages),
        ]),
        ...complainOfTwoWords(language, book, english),
        ...complainOfUnquotedLabels(language, book, english),
        ...complainOfHelpWriting(language, help),
      ];
    }),
  );
  const code = readSources(root, ["apps", "packages"], [".ts", ".tsx"]).filter(
    ({ path }) => !path.startsWith("packages/phrases/src/"),
  );
  const app = code.filter(({ path }) => path.startsWith("apps/web/src/"));
  const count = Object.values(english).reduce(
    (sum, section) => sum + Object.keys(section).length,
    0,
  );
  return {
    complaints: [
      ...books.flat(),
      ...complainOfTranslatedEnglish(textsOfPages("en", pages)),
      ...complainOfUnused(english, findPhraseUse(code)),
      ...complainOfSectionsElsewhere(app, sectionsElsewhere),
      ...complainOfSectionsElsewhere(
        app.filter(({ path }) => !saysLater.some((place) => path.startsWith(place))),
        lazySections,
      ),
      ...complainOfWordsForDates(app),
      ...complainOfBareDates(code.filter(({ path }) => !path.includes(".test."))),
      ...complainOfJoinedText(readSources(root, screens, [".ts", ".tsx"]), joinsNoLanguage),
      ...complainOfTurnedText(readSources(root, screens, [".tsx"])),
      ...complainOfVisibleText(readSources(root, screens, [".tsx"])),
    ],
    fine: `${count} phrases in ${languages.length} languages`,
  };
}

if (import.meta.main) reportFindings("phrases", await checkPhrases(projectRoot));
