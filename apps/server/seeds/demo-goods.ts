import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";

/** How a product is on the demo's menu. */
interface OnMenu {
  isFromPrice?: true;
  minQuantity?: number;
  quantityStep?: number;
  /** Sold out until so many days from today. */
  soldOutDays?: number;
}

/** What a product is, in any language. */
export interface Good {
  category: "cakes" | "bread" | "smallBakes" | "sweets";
  /** Its picture of `pictures/`, without the ending. */
  picture: string;
  /** How many are ordered at once. */
  usual: readonly number[];
  allergens: readonly Allergen[];
  marks: readonly FoodMark[];
  /** `null` for what the menu leaves out. */
  menu: OnMenu | null;
}

const wheatEggs: readonly Allergen[] = ["gluten", "eggs"];
const wheatEggsMilk: readonly Allergen[] = ["gluten", "eggs", "milk"];
const withMilk: readonly FoodMark[] = ["dairy"];
const withoutMilk: readonly FoodMark[] = ["parve"];

const good = (
  category: Good["category"],
  picture: string,
  usual: readonly number[],
  allergens: readonly Allergen[],
  marks: readonly FoodMark[],
  menu: OnMenu | null = {},
): Good => ({ category, picture, usual, allergens, marks, menu });

/** The demo bakery's 25 products, alike in all languages but for their words and prices. */
export const goods = {
  honeyCake: good("cakes", "honey-cake", [1, 1, 2], wheatEggs, withoutMilk),
  cheesecake: good("cakes", "cheesecake", [1], wheatEggsMilk, withMilk),
  chocolateCake: good("cakes", "chocolate-cake", [1], wheatEggsMilk, withMilk),
  birthdayCake: good("cakes", "celebration-cake", [1], wheatEggsMilk, withMilk, {
    isFromPrice: true,
  }),
  carrotCake: good("cakes", "carrot-cake", [1], [...wheatEggsMilk, "tree_nuts"], withMilk),
  pavlova: good("cakes", "pavlova", [1], ["eggs", "milk"], withMilk),
  babka: good("cakes", "babka", [1, 2, 3], wheatEggsMilk, withMilk),
  orangeCake: good("cakes", "orange-cake", [1, 2], wheatEggs, withoutMilk),
  braid: good("bread", "challah", [2, 3, 4], wheatEggs, withoutMilk),
  sesameBraid: good("bread", "sesame-challah", [1, 2, 4], [...wheatEggs, "sesame"], withoutMilk),
  roll: good("bread", "challah-roll", [12, 20, 30], wheatEggs, withoutMilk, {
    minQuantity: 12,
    quantityStep: 6,
  }),
  sourdough: good("bread", "spelt-bread", [1, 2, 3], ["gluten"], ["parve", "vegan"]),
  croissant: good("smallBakes", "croissant", [6, 12, 40], wheatEggsMilk, withMilk, {
    minQuantity: 6,
  }),
  almondCroissant: good(
    "smallBakes",
    "almond-croissant",
    [4, 6, 12],
    [...wheatEggsMilk, "tree_nuts"],
    withMilk,
    { minQuantity: 4 },
  ),
  cinnamonRoll: good("smallBakes", "cinnamon-roll", [6, 12, 24], wheatEggsMilk, withMilk, {
    minQuantity: 6,
  }),
  chocolateRoll: good("smallBakes", "rugelach", [12, 24, 48], wheatEggs, withoutMilk, {
    minQuantity: 12,
    quantityStep: 12,
  }),
  macaron: good("smallBakes", "macarons", [12, 24], ["eggs", "tree_nuts", "milk"], withMilk, {
    minQuantity: 12,
  }),
  cupcake: good("smallBakes", "cupcakes", [6, 12, 30], wheatEggsMilk, withMilk, {
    minQuantity: 6,
  }),
  doughnut: good("smallBakes", "sufganiyot", [10, 20, 40], wheatEggsMilk, withMilk, {
    minQuantity: 10,
    soldOutDays: 8,
  }),
  cheesePastry: good("smallBakes", "burekas", [10, 20], [...wheatEggsMilk, "sesame"], withMilk, {
    minQuantity: 10,
  }),
  dateCookie: good("sweets", "maamoul", [12, 24, 40], ["gluten", "milk"], ["dairy", "halal"], {
    minQuantity: 12,
  }),
  baklava: good("sweets", "baklava", [1, 2], ["gluten", "milk", "tree_nuts"], ["dairy", "halal"]),
  knafeh: good("sweets", "knafeh", [1], ["gluten", "milk"], ["dairy", "halal"]),
  icedCookies: good("sweets", "hanukkah-cookies", [1, 2, 3], wheatEggs, withoutMilk, null),
  chestnutLog: good("sweets", "chestnut-log", [1], ["gluten", "tree_nuts"], ["parve", "vegan"]),
} satisfies Record<string, Good>;
