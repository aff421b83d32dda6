import "../../styles/index.css";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { renderPhrases } from "@marzipan/phrases/rendered";
import type { RenderedPhrase } from "@marzipan/phrases/rendered";
import styles from "./phrases-page.module.css";

function make(tag: string, text = "", children: readonly HTMLElement[] = []): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
}

function rowOf({ section, key, n, text }: RenderedPhrase): HTMLElement {
  const name = make("th", `${section}.${key}${n === null ? "" : ` (${n})`}`);
  Object.assign(name, { lang: "en", dir: "ltr" });
  return make("tr", "", [name, make("td", text)]);
}

/** The links to the ten languages, each in its own name. */
function makeChoice(chosen: Language): HTMLElement {
  const links = languages.map((language) => {
    const link = make("a", locales[language].name);
    Object.assign(link, { href: `?lang=${language}`, lang: language });
    if (language === chosen) link.setAttribute("aria-current", "page");
    return link;
  });
  const choice = make("nav", "", links);
  choice.className = styles.phraseLanguages ?? "";
  return choice;
}

/** Shows every phrase of `?lang=` with real values, section by section. */
async function show(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  const language = languages.find((one) => one === asked) ?? "en";
  Object.assign(document.documentElement, { lang: language, dir: locales[language].direction });
  const phrases = renderPhrases(language, await loadPhrases(language));
  const sections = Map.groupBy(phrases, ({ section }) => section);
  const tables = [...sections].map(([section, said]) => {
    const table = make("table", "", said.map(rowOf));
    table.className = styles.phraseTable ?? "";
    return make("section", "", [make("h2", section), table]);
  });
  root.replaceChildren(makeChoice(language), ...tables);
}

const root = document.getElementById("root");
if (root) await show(root);
