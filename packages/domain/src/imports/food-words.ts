import { allergens, foodMarks } from "@marzipan/contract/food-facts";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import { normalise } from "../search.ts";

/** Names of the 14 allergens as files write them, in ten languages, in the order of `allergens`. */
const allergenNames: readonly string[] = [
  "gluten|wheat|cereals with gluten|גלוטן|חיטה|דגנים עם גלוטן|غلوتين|قمح|حبوب تحتوي على الغلوتين|céréales contenant du gluten|blé|weizen|glutenhaltiges getreide|trigo|cereales con gluten|含麸质谷物|麸质|小麦|ग्लूटेन|ग्लूटेन वाले अनाज|गेहूँ|グルテン|グルテンを含む穀物|glúten|cereais com glúten",
  "crustaceans|shellfish|סרטנים|قشريات|crustacés|krebstiere|crustáceos|甲壳类|झींगा और केकड़ा|甲殻類",
  "eggs|egg|ביצים|ביצה|بيض|œufs|œuf|oeufs|eier|ei|huevo|huevos|蛋类|鸡蛋|अंडा|अंडे|卵|ovos|ovo",
  "fish|דגים|דג|سمك|poisson|fisch|pescado|鱼类|鱼|मछली|魚|peixe",
  "peanuts|peanut|בוטנים|فول سوداني|arachides|cacahuètes|erdnüsse|cacahuete|cacahuetes|maní|花生|मूँगफली|ピーナッツ|落花生|amendoim",
  "soy|soya|soybeans|סויה|صويا|soja|大豆|सोया",
  "milk|dairy|lactose|חלב|לקטוז|حليب|لاكتوز|lait|milch|laktose|leche|lactosa|乳类|牛奶|乳|दूध|leite|lactose",
  "tree nuts|tree_nuts|nuts|nut|אגוזים|אגוזים ושקדים|שקדים|مكسرات|fruits à coque|noix|schalenfrüchte|nüsse|frutos de cáscara|frutos secos|nueces|坚果|नट्स|मेवे|ナッツ|ナッツ類|castanhas|nozes|frutos de casca rija|castanhas, nozes e amêndoas",
  "celery|סלרי|كرفس|céleri|sellerie|apio|芹菜|सेलेरी|セロリ|aipo",
  "mustard|חרדל|خردل|moutarde|senf|mostaza|芥末|सरसों|マスタード|からし|mostarda",
  "sesame|שומשום|سمسم|sésame|sesam|sésamo|ajonjolí|芝麻|तिल|ごま|gergelim",
  "sulphites|sulfites|סולפיטים|كبريتيت|sulfite|sulfitos|亚硫酸盐|सल्फ़ाइट|亜硫酸塩",
  "lupin|תורמוס|ترمس|lupinen|lupine|altramuz|altramuces|羽扇豆|ल्यूपिन|ルピン豆|ルピン|tremoço",
  "molluscs|mollusks|רכיכות|رخويات|mollusques|weichtiere|moluscos|软体类|सीप और घोंघा|軟体動物",
];

/** Names of the food marks as files write them, in the order of `foodMarks`. */
const markNames: readonly string[] = [
  "dairy|חלבי|ألبان|laitier|milchig|lácteo|乳制品|डेयरी|乳製品|laticínios",
  "parve|pareve|פרווה|بارفيه|parwe|帕尔韦|पारेव",
  "vegan|טבעוני|نباتي|végan|végétalien|vegano|纯素|वीगन|ヴィーガン",
  "halal|חלאל|حلال|清真|हलाल|ハラール",
  "kosher_passover|kosher for passover|כשר לפסח|كوشير للفصح|casher pour pessa'h|koscher für pessach|kosher para pésaj",
];

const namesOf = <Name>(
  names: readonly Name[],
  words: readonly string[],
): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name, at) =>
      [String(name), ...(words[at] ?? "").split("|")].map((word): [string, Name] => [
        normalise(word),
        name,
      ]),
    ),
  );

const byAllergenName = namesOf(allergens, allergenNames);
const byMarkName = namesOf(foodMarks, markNames);

/** What a cell names, and what of it is no name that is known. */
export interface ReadNames<Name> {
  names: Name[];
  rest: string;
}

/** Names none: an empty list of our own export, or a word for it. */
const none = new Set(["[]", "{}", "-", "none", "no", "n/a", "אין", "لا يوجد", "aucun", "keine"]);

/** Names none of the 14 in words, which differs from an empty cell: there nothing is stated. */
const statedNone = new Set(
  [...none, "לא", "sin alérgenos", "sem alérgenos", "无", "なし", "कोई नहीं"].filter((word) =>
    /\p{L}/u.test(word),
  ),
);

/** Returns whether a cell states that none of the 14 allergens is in it. */
export const statesNoAllergens = (cell = ""): boolean => statedNone.has(normalise(cell));

function readNames<Name>(cell: string, known: ReadonlyMap<string, Name>): ReadNames<Name> {
  const text = cell.trim();
  if (none.has(normalise(text))) return { names: [], rest: "" };
  const whole = known.get(normalise(text));
  if (whole !== undefined) return { names: [whole], rest: "" };
  const parts = text
    .replaceAll(/^[[{]|[\]}]$/g, "")
    .split(/[,;،、，|\n]/)
    .map((part) => part.trim().replaceAll(/^"|"$/g, "").trim())
    .filter(Boolean);
  const names = new Set<Name>();
  const rest: string[] = [];
  for (const part of parts) {
    const name = known.get(normalise(part));
    if (name === undefined) rest.push(part);
    else names.add(name);
  }
  return { names: [...names], rest: rest.join(", ") };
}

/** Reads allergens from a cell: our own names, or words of ten languages, parted by commas; the rest is a note. */
export const readAllergens = (cell = ""): ReadNames<Allergen> => readNames(cell, byAllergenName);

/** Reads food marks from a cell, as `readAllergens`. */
export const readMarks = (cell = ""): ReadNames<FoodMark> => readNames(cell, byMarkName);
