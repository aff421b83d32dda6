import type { Language } from "@marzipan/contract/languages";
import { anyOf } from "./pattern-sources.ts";
import { entriesOf, joinedOf, unspaced } from "./words.ts";

/** How a language asks for what is to come; `infinitive` stands for any verb in that form. */
interface FutureWords {
  /** What is said of the days to come alone. */
  will: string;
  /** Verbs of earning in that form, and beside such words. */
  earning: string;
  earn: string;
}

const words: Readonly<Record<Language, FutureWords>> = {
  en: {
    will: "will shall wont gonna going_to about_to ill",
    earning: "",
    earn: "make get earn sell",
  },
  he: {
    will: "יהיה יהיו תהיה תהיינה אוציא נוציא אשלם נשלם ישלמו יזמינו יקנו עומד_להיות עומדות_להיות הולך_להיות",
    earning:
      "ארוויח ארויח נרוויח נרויח אכניס נכניס תכניס אמכור נמכור אקבל נקבל ייכנס יכנס ייכנסו יכנסו אשתכר נשתכר עומד_להכניס עומדת_להכניס עומדים_להכניס עומד_להרוויח עומדת_להרוויח עומדים_להרוויח",
    earn: "",
  },
  ar: {
    will: "سوف رح سيكون ستكون راح_يكون راح_تكون سأنفق سننفق سأصرف سنصرف سأدفع سندفع راح_ادفع راح_اصرف",
    earning:
      "سأكسب سنكسب سأربح سنربح سأبيع سنبيع سأجني سنجني سأحقق سنحقق سيدخل سأحصل سنحصل راح_اكسب راح_نكسب راح_اربح راح_نربح راح_ابيع راح_نبيع راح_يدخل",
    earn: "اكسب نكسب اربح نربح ابيع نبيع اجني نجني احقق نحقق يدخل احصل نحصل",
  },
  fr: {
    will: "vais_infinitive va_infinitive allons_infinitive vont_infinitive vais_je_infinitive allons_nous_infinitive va_t_on_infinitive va_t_il_infinitive vont_ils_infinitive sera seront aura aurai aurons fera feront dépenserai dépenserons recevrai recevrons paieront",
    earning:
      "gagnerai gagnerons gagnera vendrai vendrons vendra encaisserai encaisserons toucherai toucherons facturerai facturerons rapportera rapporteront ferai ferons",
    earn: "gagner vendre faire toucher rapporter facturer",
  },
  de: {
    will: "werde werden wird",
    earning: "",
    earn: "einnehmen verkaufen machen umsetzen erwirtschaften hereinkommen reinkommen",
  },
  es: {
    will: "voy_a_infinitive vamos_a_infinitive va_a_infinitive van_a_infinitive será serán habrá tendré tendremos gastaré gastaremos recibiré recibiremos entrará entrarán pagarán",
    earning:
      "ganaré ganaremos venderé venderemos ingresaré ingresaremos facturaré facturaremos cobraré cobraremos recaudaré recaudaremos haré haremos",
    earn: "ganar vender hacer ingresar facturar",
  },
  pt: {
    will: "vou_infinitive vamos_infinitive vai_infinitive vão_infinitive será serão terei teremos gastarei gastaremos haverá entrará entrarão pagarão",
    earning:
      "ganharei ganharemos venderei venderemos faturarei faturaremos receberei receberemos lucrarei farei faremos",
    earn: "ganhar vender fazer faturar",
  },
  hi: {
    will: "होगा होगी होंगे होंगी आएगा आएगी आएंगे आएँगे रहेगा रहेगी करूंगा करूँगा करूंगी करूँगी करेंगे जाएगा जाएगी होने_वाली होने_वाला",
    earning:
      "कमाऊंगा कमाऊँगा कमाऊंगी कमाऊँगी कमाएंगे कमाएँगे कमाऊगा बेचूंगा बेचूँगा बेचूंगी बेचेंगे बिकेगा बिकेगी मिलेगा मिलेगी मिलेंगे",
    earn: "कमाई",
  },
  zh: { will: "会 将 能赚 能卖 能收 能挣 能有 能进", earning: "", earn: "赚 卖 收 挣 进" },
  ja: {
    will: "でしょう だろう なりそう 稼げそう 売れそう 稼げますか 稼げる 儲かりますか なりますか 売れますか 入りますか 見込まれ",
    earning: "",
    earn: "稼げ",
  },
};

/** Words that hold one of these and are none, and what is said of days that are over. */
const others: Partial<Record<Language, string>> = {
  en: "did was were bought",
  zh: "会员 会议 会计 会费 机会 社会 聚会 年会 茶会 晚会 宴会 将近",
};

/** Verbs that ask to look at something, and names of times, which are no infinitives of what is to come. */
const noInfinitives = anyOf(entriesOf("ver voir mirar olhar janvier février hier"), "");
const infinitive = `(?!${noInfinitives} )[^ ]+(?:[aeiou]r|dre|ire)`;

const made = new Map<Language, Readonly<Record<"will" | "earn" | "others", RegExp>>>();

function patternOf(language: Language, list: string): RegExp {
  const entries = entriesOf(list).map((entry) => entry.replace("infinitive", infinitive));
  if (entries.length === 0) return /(?!)/u;
  const any = anyOf(entries, "");
  return unspaced.includes(language)
    ? new RegExp(any, "u")
    : new RegExp(`(?<= )${joinedOf(language)}${any}(?= )`, "u");
}

function patternsOf(language: Language) {
  const known = made.get(language);
  if (known) return known;
  const { will, earning, earn } = words[language];
  const patterns = {
    will: patternOf(language, `${will} ${earning}`),
    earn: patternOf(language, `${earn} ${earning}`),
    others: patternOf(language, others[language] ?? ""),
  };
  made.set(language, patterns);
  return patterns;
}

/** Returns whether a text (as `plainText` returns it) asks for what is to come. */
export function isOfFuture(text: string, language: Language): boolean {
  const { will, others: other } = patternsOf(language);
  if (!unspaced.includes(language)) return will.test(text) && !other.test(text);
  return will.test(text.replace(new RegExp(other.source, "gu"), " "));
}

/** Returns whether such a text asks what will be earned. */
export function asksEarnings(text: string, language: Language): boolean {
  return patternsOf(language).earn.test(text);
}

/** Returns whether a word of such a text says that something is to come, or to be earned, so that it is no name. */
export function isFutureWord(word: string, language: Language): boolean {
  const { will, earn } = patternsOf(language);
  return will.test(` ${word} `) || earn.test(` ${word} `);
}
