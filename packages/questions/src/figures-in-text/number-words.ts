import type { Language } from "@marzipan/contract/languages";

/** Number words by value: `_` where a language has none of its own, `/` between forms of one. */
type Words = string;

/** Words that add up (three, twenty, two hundred as one word) and words that multiply (hundred, thousand). */
interface Lexicon {
  /** 0, 1, 2 … without a gap. */
  first: Words;
  /** Further values with their words. */
  more: Readonly<Record<number, Words>>;
  /** What multiplies the number before it. */
  times: Readonly<Record<number, Words>>;
  /** Words between parts of one number. */
  and: Words;
}

/**
 * The words that write numbers in the languages that put spaces or joined letters between them; Chinese and Japanese
 * write them by figures of their own (`cjk-numbers.ts`).
 */
export const numberWords: Partial<Record<Language, Lexicon>> = {
  en: {
    first:
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    more: {
      12: "dozen",
      30: "thirty",
      40: "forty",
      50: "fifty",
      60: "sixty",
      70: "seventy",
      80: "eighty",
      90: "ninety",
    },
    times: { 100: "hundred", 1000: "thousand/k", 1e6: "million/m/mio", 1e9: "billion" },
    and: "and",
  },
  fr: {
    first:
      "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    more: {
      20: "vingt",
      30: "trente",
      40: "quarante",
      50: "cinquante",
      60: "soixante",
      70: "septante",
      80: "quatrevingt/huitante",
      90: "nonante",
    },
    times: { 100: "cent/cents", 1000: "mille/k", 1e6: "million/millions", 1e9: "milliard" },
    and: "et",
  },
  de: {
    first:
      "null ein/eins/eine/einen/einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    more: {
      30: "dreißig/dreissig",
      40: "vierzig",
      50: "fünfzig",
      60: "sechzig",
      70: "siebzig",
      80: "achtzig",
      90: "neunzig",
    },
    times: { 100: "hundert", 1000: "tausend/tsd", 1e6: "million/millionen/mio" },
    and: "und",
  },
  es: {
    first:
      "cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta",
    more: {
      40: "cuarenta",
      50: "cincuenta",
      60: "sesenta",
      70: "setenta",
      80: "ochenta",
      90: "noventa",
      100: "cien/ciento",
      200: "doscientos/doscientas",
      300: "trescientos/trescientas",
      400: "cuatrocientos/cuatrocientas",
      500: "quinientos/quinientas",
      600: "seiscientos/seiscientas",
      700: "setecientos/setecientas",
      800: "ochocientos/ochocientas",
      900: "novecientos/novecientas",
    },
    times: { 1000: "mil", 1e6: "millón/millones" },
    and: "y",
  },
  pt: {
    first:
      "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte",
    more: {
      30: "trinta",
      40: "quarenta",
      50: "cinquenta",
      60: "sessenta",
      70: "setenta",
      80: "oitenta",
      90: "noventa",
      100: "cem/cento",
      200: "duzentos/duzentas",
      300: "trezentos/trezentas",
      400: "quatrocentos/quatrocentas",
      500: "quinhentos/quinhentas",
      600: "seiscentos/seiscentas",
      700: "setecentos/setecentas",
      800: "oitocentos/oitocentas",
      900: "novecentos/novecentas",
    },
    times: { 1000: "mil", 1e6: "milhão/milhões" },
    and: "e",
  },
  he: {
    first:
      "אפס אחת/אחד שתיים/שניים/שתי/שני שלוש/שלושה/שלושת ארבע/ארבעה/ארבעת חמש/חמישה/חמשת שש/שישה/ששת שבע/שבעה/שבעת שמונה/שמונת תשע/תשעה/תשעת",
    more: {
      20: "עשרים",
      30: "שלושים",
      40: "ארבעים",
      50: "חמישים",
      60: "שישים",
      70: "שבעים",
      80: "שמונים",
      90: "תשעים",
      100: "מאה",
      200: "מאתיים",
      2000: "אלפיים",
    },
    times: { 100: "מאות", 1000: "אלף/אלפים", 1e6: "מיליון/מיליוני" },
    and: "_",
  },
  ar: {
    first:
      "صفر واحد/واحدة اثنان/اثنين/اثنتان/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة",
    more: {
      20: "عشرون/عشرين",
      30: "ثلاثون/ثلاثين",
      40: "أربعون/أربعين",
      50: "خمسون/خمسين",
      60: "ستون/ستين",
      70: "سبعون/سبعين",
      80: "ثمانون/ثمانين",
      90: "تسعون/تسعين",
      100: "مئة/مائة",
      200: "مئتان/مئتين/مائتان/مائتين",
      300: "ثلاثمئة/ثلاثمائة",
      400: "أربعمئة/أربعمائة",
      500: "خمسمئة/خمسمائة",
      600: "ستمئة/ستمائة",
      700: "سبعمئة/سبعمائة",
      800: "ثمانمئة/ثمانمائة/ثمانيمئة",
      900: "تسعمئة/تسعمائة",
      2000: "ألفان/ألفين",
    },
    times: { 1000: "ألف/ألفا/آلاف", 1e6: "مليون/مليونا/ملايين" },
    and: "_",
  },
  hi: {
    first:
      "शून्य एक दो तीन चार पाँच/पांच छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस उनतीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे",
    more: {},
    times: { 100: "सौ", 1000: "हज़ार/हजार", 1e5: "लाख", 1e7: "करोड़" },
    and: "_",
  },
};

/** Words for ten, which after a number below ten make a teen of it (he, ar). */
export const teenWords: Partial<Record<Language, Words>> = {
  he: "עשר/עשרה",
  ar: "عشر/عشرة",
};

/** Letters that are joined in front of a number word: and, in, to, of, the … */
export const joinedLetters: Partial<Record<Language, RegExp>> = {
  he: /^[ושכ]{0,2}[הבלמ]{0,2}/u,
  ar: /^[وف]?(?:بال|كال|لل|ال|[بلك])?/u,
};
