import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type { HeadTag } from "../document.ts";
import { inLanguage } from "./page.ts";
import type { PageParts, SitePage, Visit } from "./page.ts";
import { findPreview } from "./pictures.ts";

/** Returns the tags that previews of a shared link are made of (Open Graph). */
export function describePreview(
  { languages }: SitePage,
  { title, description }: PageParts,
  { speech, context }: Visit,
): HeadTag[] {
  const { origin, path } = context;
  const picture = findPreview(speech.language);
  const alt = speech.t("site.picture_preview");
  const properties: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", "Marzipan"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", inLanguage(`${origin}${path}`, speech.language)],
    ["og:locale", localeOf(speech.language)],
    ...languages
      .filter((language) => language !== speech.language)
      .map((language): [string, string] => ["og:locale:alternate", localeOf(language)]),
    ...(picture === null
      ? []
      : ([
          ["og:image", `${origin}${picture.plain}`],
          ["og:image:type", "image/jpeg"],
          ["og:image:width", String(picture.width)],
          ["og:image:height", String(picture.height)],
          ["og:image:alt", alt],
        ] as [string, string][])),
  ];
  const names: [string, string][] = picture
    ? [
        ["twitter:card", "summary_large_image"],
        ["twitter:image:alt", alt],
      ]
    : [["twitter:card", "summary"]];
  return [
    ...properties.map(([property, content]): HeadTag => ["meta", { property, content }]),
    ...names.map(([name, content]): HeadTag => ["meta", { name, content }]),
  ];
}

/** A language with its country, as previews write it: `he_IL`. */
function localeOf(language: Language): string {
  return locales[language].componentTag.split("-u-")[0]?.replace("-", "_") ?? "";
}
