import { isLanguage, languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { StartupError } from "../errors/startup-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Old codes that Java and some systems still give for one of the ten languages. */
const oldCodes: Readonly<Record<string, Language>> = { iw: "he" };

/**
 * Returns the language that the demo speaks: `DEMO_LANGUAGE`, else that of the system as POSIX says
 * it (`LC_ALL` before `LC_MESSAGES` before `LANG`), else the one that Node was told of
 * (`machine`), else English.
 */
export function readDemoLanguage(
  environment: Environment,
  machine = new Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const wanted = environment["DEMO_LANGUAGE"];
  if (wanted) {
    if (isLanguage(wanted)) return wanted;
    throw new StartupError(
      `DEMO_LANGUAGE must be one of ${languages.join(", ")}, not "${wanted}".`,
    );
  }
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return languageOf(LC_ALL || LC_MESSAGES || LANG || "") ?? languageOf(machine) ?? "en";
}

/** Returns the language of a locale such as `de_AT.UTF-8` or `pt-BR`; `null` where we do not speak it. */
function languageOf(locale: string): Language | null {
  const code = locale.split(/[._@-]/)[0]?.toLowerCase() ?? "";
  return isLanguage(code) ? code : (oldCodes[code] ?? null);
}
