import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { legalVersions } from "@marzipan/contract/legal";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { Legal } from "./Legal.tsx";
import { listLegalNumbers } from "./legal-numbers.ts";
import { readLegalText } from "./legal-text.ts";
import type { LegalSection } from "./legal-text.ts";
import type { SitePage } from "./page.ts";
import { describeWay } from "./structured-data.ts";

const texts = import.meta.glob<string>("./legal/*.md", { query: "?raw", import: "default" });

interface LegalPage {
  path: string;
  /** The file's name before its language. */
  file: "terms" | "privacy" | "refund" | "security";
  title: PlainPhraseKey;
  description: PlainPhraseKey;
  sameAs?: string;
}

const terms = {
  file: "terms",
  title: "pages.terms",
  description: "site.terms_text",
} as const;
const privacy = {
  file: "privacy",
  title: "pages.privacy",
  description: "site.privacy_text",
} as const;

const list: readonly LegalPage[] = [
  { path: "/terms", ...terms },
  { path: "/terms-of-use", ...terms, sameAs: "/terms" },
  { path: "/privacy", ...privacy },
  { path: "/privacy-policy", ...privacy, sameAs: "/privacy" },
  {
    path: "/refund-policy",
    file: "refund",
    title: "pages.refund",
    description: "site.refund_text",
  },
  {
    path: "/security",
    file: "security",
    title: "pages.security",
    description: "site.security_text",
  },
];

async function load(file: string, language: Language): Promise<LegalSection[]> {
  const text = await texts[`./legal/${file}.${language}.md`]?.();
  if (text === undefined) throw new Error(`there is no legal text ${file} in ${language}`);
  return readLegalText(text, listLegalNumbers(language));
}

/** Terms, privacy, refunds and security, with the addresses that the specification gives them (spec §2). */
export const legalPages: readonly SitePage[] = list.map(
  ({ path, file, title, description, sameAs }) => ({
    path,
    ...(sameAs === undefined ? {} : { sameAs }),
    languages,
    look: "reading",
    write: async (visit) => {
      const { t, language } = visit.speech;
      const sections = await load(file, language);
      return {
        title: `${t(title)} · Marzipan`,
        description: t(description),
        body: (
          <Legal visit={visit} title={t(title)} sections={sections} version={legalVersions[0]} />
        ),
        data: [describeWay(visit, [{ name: t(title), path: sameAs ?? path }])],
      };
    },
  }),
);
