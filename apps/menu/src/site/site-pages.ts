import { languages } from "@marzipan/contract/languages";
import { createElement } from "react";
import { Landing, listAsked } from "./Landing.tsx";
import { describeQuestions } from "./Questions.tsx";
import { loadTrio } from "./Trio.tsx";
import type { SitePage } from "./page.ts";
import { describeProduct } from "./structured-data.ts";

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

/** Every page for anybody. */
export const sitePageList: readonly SitePage[] = [landing];
