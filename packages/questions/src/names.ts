import type { Language } from "@marzipan/contract/languages";
import type { Intent } from "./intents.ts";
import type { Tongue } from "./tongue.ts";
import { entriesOf, longest, plainText, unspaced } from "./words.ts";

/** Words for what is asked to be shown, which are no names. */
const noNames: ReadonlySet<string> = new Set(
  entriesOf(
    "pay paid pays analysis analyse analyze increase improve together hardly euros euro dollars shekels ignore ניתוח הגדיל להגדיל יחד ביחד بالكاد تحليل معا هلق هلا analyse ensemble analyse zusammen kaum análisis juntos análise juntos summary report overview including seller anybody anyone anything somebody someone nobody everybody everyone names details רשימה רשימת שמות פירוט מישהו מישהי قائمة اسماء تفاصيل احد liste noms détails quelqu_un personne dois doit devons doivent lista nombres detalles alguien nadie nomes detalhes alguém ninguém namen details jemand niemand muss müssen 该向 列表 名单 明细 有人 一覧 リスト 名前 誰か लिस्ट सूची नाम किसी תן תני סיכום דוח אחרון האחרון האחרונה ملخص تقرير شهر لشهر résumé rapport zusammenfassung bericht übersicht resumen informe reporte resumo relatório 总结 报告 汇总 まとめ レポート सारांश रिपोर्ट",
  ),
);

/** What leads a name in the languages that join it in front: to, for. */
const joinedTo: Partial<Record<Language, string>> = { he: "ל", ar: "ل" };

/** What someone does, whose name follows as it is: bought, ordered, paid, owes. */
const subjectAfter: Partial<Record<Language, string>> = {
  he: "קנה קנתה קנו הזמין הזמינה הזמינו שילם שילמה חייב חייבת",
  ar: "اشتري اشترت طلب طلبت دفع دفعت يدين تدين",
};

/** The most words of a name. */
const mostWords = 4;

/** The fewest letters of a word of a name, and of a name behind a joined letter. */
const leastWord = 2;
const leastJoined = 2;

/** What is asked of one item or client as it is of the whole business: a word that means nothing is its name. */
const namedIntents: readonly Intent[] = ["revenue", "orders", "cash", "owed"];

/** Parts of what is called a customer, which politeness ends as it does a name. */
const customers = /客$/u;

/**
 * Returns the name that a question holds by its words (`bare` and `rest` of a `Question`): behind a word such as "to"
 * or "client", before one such as "さん", a word with a capital where only names have one, or what means nothing else where
 * sales are asked for. It is answered as it was written; `null` where there is none.
 */
export function nameIn(
  question: string,
  { text, rest, intents }: { text: string; rest: readonly string[]; intents: readonly Intent[] },
  tongue: Tongue,
): string | null {
  const isOfNamed = intents.some((one) => namedIntents.includes(one));
  const isSpent = intents.includes("expenses");
  if (unspaced.includes(tongue.language)) {
    const name = politeName(text, tongue) ?? (isOfNamed || isSpent ? bareName(rest) : null);
    return name && pieceAsWritten(name, question);
  }
  const leads = new Set(entriesOf(tongue.nameAfter));
  const ends = new Set(entriesOf(tongue.nameBefore));
  const idle = new Set(entriesOf(tongue.idle));
  const units = new Set(Object.values(tongue.units).flatMap(entriesOf));
  const capitals = capitalsOf(question, tongue);
  const to = joinedTo[tongue.language];
  const subjects = new Set(entriesOf(subjectAfter[tongue.language] ?? ""));
  const words = text.split(" ").filter(Boolean);
  const isLeft = (word: string | undefined): boolean =>
    word !== undefined &&
    word.length >= leastWord &&
    rest.includes(word) &&
    !units.has(word) &&
    !noNames.has(word) &&
    !/\d/u.test(word);
  let bare: string | null = null;
  for (let at = 0; at < words.length; at += 1) {
    if (!isLeft(words[at]) || isLeft(words[at - 1])) continue;
    let end = at;
    while (isLeft(words[end]) && end - at < mostWords) end += 1;
    const [first = ""] = words.slice(at);
    const before = words[at - 1] ?? "";
    const overIdle = idle.has(before) ? (words[at - 2] ?? "") : "";
    const isSubject = subjects.has(before) || subjects.has(overIdle);
    const isLed = isSubject || leads.has(before);
    const isLedOver = leads.has(overIdle);
    const isJoined = to !== undefined && first.startsWith(to) && first.length > leastJoined;
    const isCapital = words.slice(at, end).some((word) => capitals.has(word));
    const written = words.slice(at, end).map((word) => asWritten(word, question));
    if (!isLed && !isLedOver && !isJoined && !isCapital && !ends.has(words[end] ?? "")) {
      if (isOfNamed || (isSpent && written.length > 1)) bare ??= written.join(" ");
      continue;
    }
    return isJoined && !isLed ? written.join(" ").slice(1) : written.join(" ");
  }
  return bare;
}

/**
 * Returns the words of a question that begin with a capital within a sentence, as `plainText` answers them; none in
 * German, which writes every noun with one.
 */
export function capitalsOf(question: string, { language }: Tongue): ReadonlySet<string> {
  if (language === "de") return new Set();
  const found = question.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}’'-]*/gu);
  return new Set([...found].map(([word]) => plainText(word).trim()));
}

function politeName(text: string, { nameBefore, nameAfter }: Tongue): string | null {
  for (const end of entriesOf(nameBefore)) {
    const at = text.indexOf(end);
    const start = at < 0 ? "" : text.slice(0, at);
    const head = entriesOf(nameAfter).reduce((left, lead) => left.split(lead).at(-1) ?? "", start);
    const name = /(?:[\p{Script=Han}]{1,5}|[\p{Script=Katakana}ー]{1,10})$/u.exec(head)?.[0] ?? "";
    if (name && !customers.test(name)) return name + end;
  }
  return null;
}

/** Returns what may be a name among what means nothing: foreign words in Japanese, two to four Chinese characters. */
function bareName(rest: readonly string[]): string | null {
  const form = /^(?:[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,4})$/u;
  return rest.find((one) => form.test(one) && !noNames.has(one)) ?? null;
}

/** Returns a piece of a text without blanks, as `plainText` returns it, as it was written. */
function pieceAsWritten(piece: string, question: string): string {
  const read = question.slice(0, longest);
  const { length } = piece;
  const starts = Array.from(read, (_, at) => at);
  const start = starts.find((at) => plainText(read.slice(at, at + length)).trim() === piece);
  return start === undefined ? piece : read.slice(start, start + length);
}

/** Returns a word of a text as `plainText` returns it as it was written. */
export function asWritten(word: string, question: string): string {
  const written = question.split(/[^\p{L}\p{M}\p{N}’'-]+/u);
  return written.find((one) => plainText(one).trim() === word) ?? word;
}
