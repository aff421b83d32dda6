import type { Language } from "@marzipan/contract/languages";
import { plainText, unspaced } from "./words.ts";

/** Beginnings of words for less and for more, of figures and of prices. */
const beginnings: Readonly<Record<Language, Readonly<Record<Direction, string>>>> = {
  en: {
    down: "fall fell drop declin decreas lower reduc shrink shrank slump sink sank worse less fewer down cheaper discount plung lost losing",
    up: "rise rising rose raise raising grow grew increas higher better more up improv climb",
  },
  he: {
    down: "יורד ירד ירידה ירדו ירדה נפל נפלו נפילה צנח פחות קטן קטנו קטנה נמוך להוריד מוריד אוריד הורד להוזיל מוזיל אוזיל נחלש חלש גרוע",
    up: "עולה עלה עלו עלתה עליה עלייה גדל גדלו גדלה צמח צמיח יותר גבוה להעלות מעלה אעלה נעלה העלא לייקר מייקר אייקר השתפר",
  },
  ar: {
    down: "نزل نزلت نزول انخفض انخفاض تراجع هبط هبوط قل قلت اقل نقص نقصت خفض اخفض نخفض ارخص اضعف اسوا وقع ضعف",
    up: "زاد زادت زيادة ازيد ارتفع ارتفاع طلع طلعت كبر نما نمو اكثر اكتر اعلي ارفع رفع نرفع رفعت احسن تحسن اغلي",
  },
  fr: {
    down: "baiss chut recul diminu tomb moins réduir reduir reduit dimin pire plong",
    up: "hauss augment mont plus mieux progress croî crois cru grimp relev",
  },
  de: {
    down: "gefallen fallen fiel sink sank gesunken wenig rückgang rueckgang zurückgegangen eingebroch schlecht senk gesenkt billig runter nachgelassen",
    up: "gestieg steig stieg gewachs wachs mehr besser höher hoher erhöh erhoh anheb teur rauf",
  },
  es: {
    down: "baja bajar bajado bajó bajaron bajan bajo caíd caída cayó cayeron caen caer menos peor disminu descen reduc reduj desplom flojo floja",
    up: "subi subie suben aument crec más mas mejor alza increment",
  },
  pt: {
    down: "caiu caída caíram cair baix menos pior diminu queda reduz desc",
    up: "subi subir sube aument cresc mais melhor alta increment",
  },
  zh: {
    down: "下降 下跌 减少 跌 降 少了 变少 差了 下滑",
    up: "上升 增长 增加 涨 提高 多了 变多 好了 提价",
  },
  hi: {
    down: "गिर घट कम कमी नीचे कमज़ोर कमजोर सस्त gir ghat kam",
    up: "बढ़ बढ ज़्यादा ज्यादा ऊपर बेहतर अधिक badh zyada jyada",
  },
  ja: {
    down: "下が 下げ 減っ 減り 減る 落ち 少な 悪く 値下 低",
    up: "上が 上げ 増え 増や 伸び 良く 多く 値上 高く",
  },
};

/** A shorter one counts as a whole word. */
const leastBeginning = 4;

/** Which way a figure or a price is said to go. */
export type Direction = "up" | "down";

/**
 * Returns whether what may be a name by the words around it is a word for less or more: as it was written, since "Rose"
 * is a name where "rose" is not.
 */
export function isDirectionWord(name: string, language: Language): boolean {
  const isCapital = language !== "de" && /^\p{Lu}/u.test(name);
  return !isCapital && directionOf(name, language) !== null;
}

/** Returns which way a question says that something went or is to go; `null` where it says neither, or both. */
export function directionOf(question: string, language: Language): Direction | null {
  const text = plainText(question).replace(" up to ", " ");
  const isUnspaced = unspaced.includes(language);
  const has = (way: Direction): boolean =>
    plainText(beginnings[language][way])
      .trim()
      .split(" ")
      .some((one) =>
        text.includes(isUnspaced ? one : one.length < leastBeginning ? ` ${one} ` : ` ${one}`),
      );
  const isDown = has("down");
  if (isDown === has("up")) return null;
  return isDown ? "down" : "up";
}
