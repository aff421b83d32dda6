import type { Language } from "@marzipan/contract/languages";
import { fold } from "./fold.ts";

/** Words that say nothing of what is asked about: question words, pronouns, auxiliaries, politeness, and what bakers bake. */
const texts: Readonly<Record<Language, string>> = {
  en: "a an the i me my mine we us our you your it its he she they them this that these those is are was were be been am do does did doing done can could would should will shall may might must how what when where which who whom why if of to in on at by for from with without about into as and or but not no yes please help want need like get got have has had there here so just some any every each all then than too very also it's i'm don't doesn't can't let make made go cake cakes bread croissant croissants cookie cookies pastry pastries pie muffin bun cupcake challah thing things someone somebody people say says said now next still anymore something first one two want wants wanted doesn did didn isn aren won im ive whos whats dont doesnt didnt cant use using king who",
  he: "אני אנחנו אתה את אתם הוא היא הם זה זאת זו של שלי שלך שלנו שלכם איך מה מתי איפה למה מי כמה האם אפשר צריך צריכה רוצה יכול יכולה יש אין לא כן גם רק עם על אל את כל כמו אם או אבל כי בבקשה עזרה לי לך לנו לו לה להם פה שם כאן עכשיו איזה איזו ואיך בתוך היה להיות עושים לעשות משהו עוגה עוגות לחם חלה חלות קרואסון קרואסונים עוגייה עוגיות מאפה מאפים עוגת מישהו מישהי אומרים הלאה עכשיו עוד קודם ראשון משהו כבר זקוק",
  ar: "انا نحن انت انتم هو هي هم هذا هذه ذلك كيف ما ماذا متى اين لماذا من كم هل ممكن يمكن اريد احتاج عندي لدي لا نعم ايضا فقط مع على الى في عن ان او لكن لان رجاء مساعدة لي لك لنا له لها لهم هنا هناك الان اي كل ان كان يكون شي شيء بدي شو وين ليش لازم فيني كعكة كعك كيكة كيك خبزة كرواسون بسكويت معجنات حدا بقولو هلق هلا الان بعدين لسا انو عم قبل فيها",
  fr: "je j tu il elle nous vous ils on me moi mon ma mes ton ta tes notre nos votre vos le la les l un une des du de d au aux ce cet cette ces c est sont était être suis ai as a avons avez ont avoir fait faire comment que qu quoi quand où quel quelle quels pourquoi qui si et ou mais ne n pas non oui avec sans pour par sur dans en à peux peut puis-je pouvoir veux voudrais besoin s'il plaît aide y se s aussi très tout tous toute toutes gâteau gâteaux pain croissant croissants biscuit tarte tartes quelqu madame monsieur dit disent maintenant suite encore veut veux donc alors ça là en elle il m",
  de: "ich du er sie es wir ihr mir mich mein meine meinen meiner dein ihr ihre unser der die das den dem des ein eine einen einem einer dies dieser ist sind war sein bin habe hat haben kann können könnte soll muss müssen will möchte wie was wann wo welche welcher warum wer wieso ob und oder aber nicht nein ja mit ohne für von zu zum zur auf in im an am bei aus bitte hilfe man auch nur noch sich dass wenn mache machen geht gibt denn mal da so kuchen torte torten brot brötchen croissant croissants keks kekse jemand leute frau herr sagt sagen jetzt weiter noch nächstes gerade muss müssen soll davon alles allein doch erst damit",
  es: "yo tú tu él ella nosotros usted ustedes me mi mis te su sus nos el la los las lo un una unos unas de del al este esta estos estas eso es son era ser estar está están estoy he ha han hacer hago hace cómo como qué que cuándo cuando dónde donde cuál por qué quién quien si y o pero no sí con sin para por en a puedo puede poder quiero necesito favor ayuda hay se muy también todo todos ya le les tengo pastel pasteles torta pan croissant croissants galleta galletas alguien señora señor dice dicen ahora siguiente después todavía primero todo esto cosa dónde pongo",
  zh: "我 你 您 他 她 我们 的 了 吗 呢 吧 是 在 有 没有 不 也 都 就 和 与 怎么 怎样 如何 什么 为什么 哪里 哪个 谁 多少 可以 能 能不能 要 想 想要 需要 请 请问 帮 帮我 这 那 这个 那个 一个 一下 把 被 给 到 从 对 会 啊 办 蛋糕 面包 牛角包 饼干 说 人 接下来 还 先 东西",
  hi: "मैं मुझे मेरा मेरी मेरे हम हमें हमारा आप आपका आपकी तुम यह ये वह वो इस उस का की के को में से पर है हैं था थी हो होता होती होगा कैसे क्या कब कहाँ क्यों कौन कितना कितने अगर और या लेकिन नहीं हाँ भी ही तो कर करें करना करूँ करते किया सकता सकते सकती चाहिए चाहता कृपया मदद जी ने कोई कुछ सब यहाँ वहाँ रहा रही रहे kaise kya kab kahan kyun kaun mera meri mere mujhe main hum aap hai hain ho ka ki ke ko mein me se par aur ya nahi nahin karna kare karo karu kar karen chahiye sakta sakte ye yeh wo केक ब्रेड रोटी क्रॉसों croissant cake बिस्कुट किसी लोग कहते अब आगे अभी पहले बना उसकी usne khud",
  ja: "です ます ください か は が を に で と も の へ や から まで した する して しい たい どう どうやって どうすれば どこ なに 何 いつ なぜ 誰 いくつ これ それ この その 私 ある ない いる できる できない こと もの いい よい ですか ますか ません には ケーキ パン クロワッサン クッキー 次 これから いま 今 やっぱり",
  pt: "eu tu você vocês ele ela nós me meu minha meus minhas seu sua seus suas nos o a os as um uma uns de do da dos das ao à este esta isso é são era ser estar está estou estão tenho tem têm fazer faço faz como que quê quando onde qual por porque quem se e ou mas não sim com sem para pra em no na posso pode poder quero preciso favor ajuda há muito também todo todos já lhe bolo bolos torta pão croissant croissants biscoito alguém dona senhor diz dizem agora depois seguinte ainda primeiro tudo isso coisa onde coloco pra pro dá",
};

/** Words for the person or the day a question is about: they rarely say what is asked. */
const people: Readonly<Record<Language, string>> = {
  en: "client clients customer customers client's customer's people ppl person everybody sunday monday tuesday wednesday thursday friday saturday saterday today tomorrow tomorow tmrw birthday hour dozen",
  he: "לקוח לקוחה לקוחות הלקוח הלקוחה הלקוחות ללקוח ללקוחה ללקוחות אנשים כולם ראשון שני שלישי רביעי חמישי שישי שבת היום מחר יום הולדת שעה",
  ar: "زبون زبونة زبائن زباين الزبون الزبونة الزبائن الزباين للزبون للزبائن عميل العميل ناس الناس الأحد الاثنين الاتنين الثلاثاء الأربعاء الخميس الجمعة السبت اليوم بكرا بكرة غدا عيد ميلاد ساعة",
  fr: "client clients cliente clientes gens dimanche lundi mardi mercredi jeudi vendredi samedi demain aujourd hui anniversaire heure douzaine douze",
  de: "kunde kunden kundin kundinnen leuten sonntag montag dienstag mittwoch donnerstag freitag samstag heute morgen geburtstag uhr dutzend",
  es: "cliente clientes clienta clientas gente domingo lunes martes miércoles jueves viernes sábado hoy mañana cumpleaños hora docena",
  zh: "顾客 客人 客户 大家 星期 周末 今天 明天 生日",
  hi: "ग्राहक ग्राहकों कस्टमर grahak customer लोगों लोग रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार आज कल जन्मदिन दर्जन",
  ja: "お客様 お客さん 客 みんな 曜日 金曜 土曜 日曜 今日 明日 誕生日",
  pt: "cliente clientes pessoal gente domingo segunda terça quarta quinta sexta sábado hoje amanhã aniversário hora dúzia",
};

const peopleFolded = new Map<Language, ReadonlySet<string>>();

/** Returns a language's words for the person or the day a question is about, folded. */
export function peopleWordsOf(language: Language): ReadonlySet<string> {
  const known = peopleFolded.get(language);
  if (known) return known;
  const words = new Set(people[language].split(" ").map(fold));
  peopleFolded.set(language, words);
  return words;
}

const cache = new Map<Language, ReadonlySet<string>>();

/** Returns a language's stop words, folded. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  const words = new Set(texts[language].split(" ").map(fold));
  cache.set(language, words);
  return words;
}
