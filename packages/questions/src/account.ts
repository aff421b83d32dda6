import type { Language } from "@marzipan/contract/languages";
import type { FoundConcepts } from "./find-concepts.ts";
import type { Intent } from "./intents.ts";
import type { Meant, Nameable } from "./meant-names.ts";
import { anyOf } from "./pattern-sources.ts";
import type { Concept, Tongue } from "./tongue.ts";
import { entriesOf, joinedOf, unspaced } from "./words.ts";

/** What someone's account is called: beside a client's name it asks for what they owe. */
const words: Readonly<Record<Language, string>> = {
  en: "balance balances account account_balance tab",
  he: "יתרה יתרת יתרתה יתרתו חשבון חשבונה חשבונו מאזן מאזנה מאזנו מצב_החשבון מצב_חשבון",
  ar: "رصيد رصيدها رصيده حساب حسابها حسابه كشف_حساب كشف_الحساب",
  fr: "solde compte état_du_compte état_de_compte relevé relevé_de_compte",
  de: "saldo konto kontostand kundenkonto stand stand_des_kontos",
  es: "saldo cuenta estado_de_cuenta estado_de_la_cuenta",
  pt: "saldo conta extrato extrato_da_conta",
  hi: "बैलेंस बैलेन्स बैलंस खाता खाते हिसाब हिसाब_किताब शेष_राशि",
  zh: "账户余额 余额 账户 帐户 账目 账上 帐上 结余 的账 的帐",
  ja: "残高 口座 アカウント 勘定",
};

/** What else may be understood of such a question, and what may be in it. */
const besides: readonly (Intent | undefined)[] = [undefined, "clients_count", "expenses"];
const neutral: readonly Concept[] = ["client", "owe", "open", "have", "count"];

/** The fewest letters of a word of a name that are looked for within a word. */
const leastPart = 2;

const made = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const any = anyOf(entriesOf(words[language]), "");
  const source = unspaced.includes(language) ? any : `(?<= )${joinedOf(language)}${any}(?= )`;
  const pattern = made.get(language) ?? new RegExp(source, "gu");
  made.set(language, pattern);
  return pattern;
}

/**
 * Returns the words that may be names of a text (as `plainText` returns it) that asks for someone's account, or for
 * what someone owes on it; `null` where it asks for no account, or for something else next to it.
 */
export function restOfAccount(
  text: string,
  { language, nameBefore }: Tongue,
  { intents, rest: all }: { intents: readonly Intent[]; rest: readonly string[] },
  read: (text: string) => FoundConcepts,
): readonly string[] | null {
  const without = (said: string) => said.replace(patternOf(language), " ");
  const left = without(text);
  if (left === text) return null;
  const [first] = intents;
  if (first === "owed") return all.filter((word) => without(` ${word} `).trim() === word);
  const { has, rest: others } = read(left);
  const polite = entriesOf(nameBefore);
  const rest = others.filter((word) => !polite.includes(word));
  // In a language without blanks a name may be left as a single letter.
  const isNamed =
    rest.length > 0 || (unspaced.includes(language) && polite.some((end) => left.includes(end)));
  const isAlone = [...has].every((concept) => neutral.includes(concept));
  return intents.length < 2 && besides.includes(first) && isNamed && isAlone ? rest : null;
}

/** Returns whether what a question names are clients, and whether all that means nothing in it belongs to their names. */
export function restsOnNames(
  rest: readonly string[],
  { groups, unknown }: Meant<Pick<Nameable, "kind" | "nameKey">>,
): boolean {
  const clients = groups.flat().filter(({ kind }) => kind === "client");
  const keys = [...clients.map(({ nameKey }) => nameKey), unknown ?? ""];
  const parts = keys.flatMap((key) => entriesOf(key)).filter(({ length }) => length >= leastPart);
  const isOfName = (word: string) =>
    parts.some((part) => word.startsWith(part) || word.endsWith(part) || part.includes(word));
  return clients.length > 0 && rest.every(isOfName);
}
