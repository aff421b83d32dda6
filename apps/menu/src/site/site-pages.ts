import { languages } from "@marzipan/contract/languages";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { createElement } from "react";
import type { ComponentType } from "react";
import { About } from "./About.tsx";
import { Contact, listContactWords } from "./Contact.tsx";
import { Landing, listAsked } from "./Landing.tsx";
import { Pricing, listPlanQuestions } from "./Pricing.tsx";
import { describeQuestions } from "./Questions.tsx";
import { helpPages } from "./help/help-pages.ts";
import { docsPages } from "./docs-pages.tsx";
import { legalPages } from "./legal-pages.tsx";
import { loadTrio } from "./Trio.tsx";
import type { PageParts, SitePage, Visit } from "./page.ts";
import { describeProduct, describeWay } from "./structured-data.ts";

const landing: SitePage = {
  path: "/",
  languages,
  look: "landing",
  write: async (visit) => ({
    title: visit.speech.t("site.landing_title"),
    description: visit.speech.t("site.hero_text"),
    body: createElement(Landing, { visit, trio: await loadTrio(visit.speech.language) }),
    data: [describeProduct(visit), describeQuestions(listAsked(visit))],
  }),
};

interface PlainPage extends Pick<SitePage, "path" | "look"> {
  name: PlainPhraseKey;
  text: PlainPhraseKey;
  view: ComponentType<{ visit: Visit }>;
  more?: (visit: Visit) => Partial<PageParts>;
}

/** A page that a component shows and two phrases describe. */
function plainPage({ path, look, name, text, view, more }: PlainPage): SitePage {
  return {
    path,
    languages,
    look,
    write: (visit) => {
      const { t } = visit.speech;
      const { data = [], ...parts } = more?.(visit) ?? {};
      return {
        title: `${t(name)} · Marzipan`,
        description: t(text),
        body: createElement(view, { visit }),
        ...parts,
        data: [...data, describeWay(visit, [{ name: t(name), path }])],
      };
    },
  };
}

/** Every page for anyone. */
export const sitePageList: readonly SitePage[] = [
  landing,
  plainPage({
    path: "/pricing",
    look: "landing",
    name: "pages.pricing",
    text: "pages.hero_fine",
    view: Pricing,
    more: (visit) => ({
      data: [describeProduct(visit), describeQuestions(listPlanQuestions(visit))],
    }),
  }),
  plainPage({
    path: "/about",
    look: "reading",
    name: "pages.about",
    text: "site.about_text",
    view: About,
  }),
  plainPage({
    path: "/contact",
    look: "reading",
    name: "pages.contact",
    text: "pages.contact_text",
    view: Contact,
    more: (visit) => ({ modules: ["contact"], scriptData: listContactWords(visit) }),
  }),
  ...legalPages,
  ...helpPages,
  ...docsPages,
];
