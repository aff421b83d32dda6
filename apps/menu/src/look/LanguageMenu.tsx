import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { Icon } from "./Icon.tsx";
import type { Speech } from "./speech.ts";

/** The languages as links to the same page; opens without scripts. */
export function LanguageMenu({ speech, isAtEnd = false }: { speech: Speech; isAtEnd?: boolean }) {
  return (
    <details className={isAtEnd ? "lang end" : "lang"}>
      <summary>
        <Icon of="globe" />
        <span className="vh">{speech.t("common.language")} </span>
        {locales[speech.language].name}
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              dir={locales[language].direction}
              aria-current={language === speech.language ? "true" : undefined}
              rel="nofollow"
            >
              {locales[language].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
