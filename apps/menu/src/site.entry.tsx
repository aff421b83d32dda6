import type { Language } from "@marzipan/contract/languages";
import type { SiteContext, SitePages } from "@marzipan/contract/site-pages";
import { renderToStaticMarkup } from "react-dom/server";
import { writeDocument } from "./document.ts";
import type { HeadTag } from "./document.ts";
import { hashSource } from "./look/hash-source.ts";
import { loadSpeech } from "./look/speech.ts";
import { followChoice } from "./look/themes.ts";
import { MissingPage } from "./site/MissingPage.tsx";
import { SiteFrame } from "./site/SiteFrame.tsx";
import { earlyScript } from "./site/early.ts";
import { describePreview } from "./site/link-preview.ts";
import { inLanguage } from "./site/page.ts";
import type { PageParts, ScriptName, SitePage, Visit } from "./site/page.ts";
import { sitePageList } from "./site/site-pages.ts";
import { describeOrganization } from "./site/structured-data.ts";
import helpCss from "./styles/site-help.css?inline";
import landingCss from "./styles/site-landing.css?inline";
import readingCss from "./styles/site-reading.css?inline";

/** The browser's files of this build and what names the build, put in by `vite.server.config.ts`. */
declare const MENU_BUILD: { id: string } & Record<ScriptName, string>;

const styles = {
  landing: followChoice(landingCss),
  reading: followChoice(readingCss),
  help: followChoice(helpCss),
} as const;

const byPath = new Map(sitePageList.map((page) => [page.path, page]));

/** The page that stands for every address at which there is none. */
const missing: SitePage = {
  path: "",
  languages: sitePageList[0]?.languages ?? ["en"],
  look: "reading",
  write: (visit) => ({
    title: visit.speech.t("site.missing_title"),
    description: visit.speech.t("site.missing_text"),
    body: <MissingPage visit={visit} />,
    isHidden: true,
  }),
};

/** Holds the first paint until the head of the page is whole: half of it would move when the rest comes. */
const waitForMain: HeadTag = ["link", { rel: "expect", href: "#main", blocking: "render" }];

async function visitPage(page: SitePage, context: SiteContext): Promise<Visit> {
  const language = page.languages.includes(context.language) ? context.language : "en";
  return {
    speech: await loadSpeech(language, null),
    facts: context.facts,
    context,
    link: (path) => inLanguage(path, context.language),
  };
}

async function writePage(page: SitePage, context: SiteContext): Promise<string> {
  const visit = await visitPage(page, context);
  const parts = await page.write(visit);
  const { language } = visit.speech;
  const isIndexed = parts.isHidden !== true;
  return writeDocument({
    context: { ...context, language },
    title: parts.title,
    description: parts.description,
    css: styles[page.look],
    script: earlyScript,
    isIndexed,
    tags: [
      waitForMain,
      ...(isIndexed ? alternates(page, context, language) : []),
      ...(isIndexed ? describePreview(page, parts, visit) : []),
    ],
    body: renderToStaticMarkup(
      <SiteFrame visit={visit} written={page.languages}>
        {parts.body}
      </SiteFrame>,
    ),
    data: [
      ...(isIndexed ? [describeAll(parts, visit)] : []),
      ...(parts.scriptData
        ? [{ id: "data", type: "application/json" as const, value: parts.scriptData }]
        : []),
    ],
    modules: (parts.modules ?? []).map((name) => MENU_BUILD[name]),
  });
}

function describeAll(parts: PageParts, visit: Visit) {
  const value = {
    "@context": "https://schema.org",
    "@graph": [describeOrganization(visit), ...(parts.data ?? [])],
  };
  return { type: "application/ld+json" as const, value };
}

/** The address to index, and one for each language. */
function alternates(
  { path, sameAs = path, languages }: SitePage,
  { origin }: SiteContext,
  language: Language,
): HeadTag[] {
  const url = `${origin}${sameAs}`;
  return [
    ["link", { rel: "canonical", href: inLanguage(url, language) }],
    ...languages.map((one): HeadTag => [
      "link",
      { rel: "alternate", hreflang: one, href: inLanguage(url, one) },
    ]),
    ["link", { rel: "alternate", hreflang: "x-default", href: url }],
  ];
}

async function writeSummary(context: SiteContext): Promise<string> {
  const lines = sitePageList
    .filter(({ sameAs }) => !sameAs)
    .map(async (page) => {
      const { title, description, isHidden } = await page.write(await visitPage(page, context));
      const url = inLanguage(`${context.origin}${page.path}`, context.language);
      return isHidden === true ? "" : `- [${title}](${url}): ${description}\n`;
    });
  const { t } = await loadSpeech(context.language, null);
  return `# Marzipan\n\n> ${t("site.hero_text")}\n\n${(await Promise.all(lines)).join("")}`;
}

/** The renderer of the pages for anyone as the server loads it. */
export const sitePages: SitePages = {
  buildId: MENU_BUILD.id,
  scriptSources: [await hashSource(earlyScript)],
  styleSources: await Promise.all(Object.values(styles).map(hashSource)),
  paths: sitePageList.map(({ path, languages, sameAs }) => ({
    path,
    languages,
    isListed: !sameAs,
  })),
  renderPage: (context) => writePage(byPath.get(context.path) ?? missing, context),
  renderMissing: (context) => writePage(missing, context),
  writeSummary,
};
