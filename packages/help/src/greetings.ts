import { fold } from "./fold.ts";

/** Words of greeting, thanks, farewell and assent in all languages; some of them mean something else beside others. */
const words = `
  hello hi hey hiya good great morning afternoon evening night day thanks thank you thx so very much ok okay bye goodbye yes no nice cool perfect
  שלום היי הי בוקר ערב לילה צהריים טוב טובה אור תודה רבה לך מעולה מצוין יופי סבבה אוקיי אוקי ביי להתראות כן לא
  مرحبا اهلا وسهلا السلام عليكم صباح مساء الخير النور شكرا جزيلا لك تمام ممتاز نعم لا مع السلامة يعطيك العافية
  bonjour bonsoir bonne journée soirée salut coucou merci beaucoup bien super parfait oui non revoir au ok d'accord
  hallo hi guten gute morgen tag abend nacht servus moin danke vielen dank schön sehr super toll prima tschüss ja nein
  hola buenos buenas días día tardes noches gracias muchas genial perfecto vale adiós sí no
  你好 您好 谢谢 谢谢你 多谢 早上好 下午好 晚上好 好的 好 是 不 再见 嗨
  नमस्ते नमस्कार धन्यवाद शुक्रिया बहुत ठीक है अच्छा हाँ नहीं जी namaste shukriya dhanyavaad
  こんにちは こんばんは おはよう おはようございます ありがとう ありがとうございます はい いいえ さようなら どうも
  olá oi bom boa dia tarde noite obrigado obrigada muito valeu ótimo beleza tchau sim não
`;

/** Questions that greet, one a line. */
const questions = `
  how are you
  how are you doing
  how are you today
  what's up
  מה שלומך
  מה שלומך היום
  מה שלומכם
  מה נשמע
  מה המצב
  מה קורה
  كيف حالك
  كيفك
  شو اخبارك
  comment ça va
  ça va
  comment allez-vous
  wie geht's
  wie geht es dir
  wie geht es ihnen
  cómo estás
  qué tal
  tudo bem
  como vai
  你好吗
  最近怎么样
  お元気ですか
  कैसे हो
  आप कैसे हैं
  आप कैसी हैं
`;

const greetings: ReadonlySet<string> = new Set(words.split(/\s+/).map(fold));
const greetingQuestions: ReadonlySet<string> = new Set(
  questions.split("\n").map((line) => wordsOf(line).join(" ")),
);

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? []).map(fold);
}

/** Returns whether a text says nothing but a greeting, thanks or the like. */
export function isGreeting(text: string): boolean {
  const said = wordsOf(text);
  if (said.length === 0) return false;
  return said.every((word) => greetings.has(word)) || greetingQuestions.has(said.join(" "));
}
