/** The groups of articles as the help pages show them, each with its articles, the most needed first. */
export const articleGroups = {
  start: [
    "first-day",
    "tasks",
    "business-details",
    "languages",
    "home-screen",
    "assistant",
    "problems",
  ],
  orders: [
    "orders",
    "move-order",
    "cancel-order",
    "order-states",
    "calendar",
    "closed-days",
    "discounts",
    "whatsapp",
  ],
  baking: ["bake-list", "products", "clients", "import", "allergies", "printing"],
  menu: ["menu", "requests", "quotes", "ordering-rules", "sold-out"],
  money: [
    "payments",
    "who-owes",
    "deposits",
    "refunds",
    "confirmations",
    "expenses",
    "receipts",
    "receipt-problems",
    "analytics",
    "reports",
    "accountant",
  ],
  account: ["plan", "billing", "forgot-password", "security", "devices", "own-data"],
} as const;

/** A group of articles. */
export type ArticleGroup = keyof typeof articleGroups;

/** An article's id: the name of its folder. */
export type ArticleId = (typeof articleGroups)[ArticleGroup][number];

/** The groups in their order. */
export const articleGroupNames = Object.keys(articleGroups) as ArticleGroup[];

/** Every article's id, group after group. */
export const articleIds: readonly ArticleId[] = Object.values(articleGroups).flat();

/** Articles to read first. */
export const firstRead: readonly ArticleId[] = ["first-day", "orders", "bake-list", "menu", "plan"];

/** The version of the product with which the articles were last checked, and the day. */
export const articlesChecked = { version: "0.1.0", day: "2026-11-23" } as const;

/** Articles that belong together across groups. */
const pairs: readonly (readonly [ArticleId, ArticleId])[] = [
  ["first-day", "orders"],
  ["first-day", "menu"],
  ["tasks", "bake-list"],
  ["business-details", "confirmations"],
  ["languages", "whatsapp"],
  ["home-screen", "devices"],
  ["import", "own-data"],
  ["assistant", "analytics"],
  ["problems", "forgot-password"],
  ["move-order", "closed-days"],
  ["cancel-order", "refunds"],
  ["order-states", "bake-list"],
  ["discounts", "quotes"],
  ["closed-days", "ordering-rules"],
  ["whatsapp", "who-owes"],
  ["deposits", "discounts"],
  ["deposits", "ordering-rules"],
  ["bake-list", "printing"],
  ["allergies", "clients"],
  ["allergies", "products"],
  ["products", "menu"],
  ["receipts", "expenses"],
  ["analytics", "reports"],
  ["own-data", "reports"],
  ["own-data", "billing"],
  ["plan", "billing"],
];

/** Returns an article's group. */
export function groupOf(id: string): ArticleGroup {
  const found = articleGroupNames.find((name) =>
    (articleGroups[name] as readonly string[]).includes(id),
  );
  if (found === undefined) throw new Error(`${id} is in no group of articles`);
  return found;
}

/** Returns the articles that go with one: its pairs, then its neighbours in the group; at most four. */
export function relatedTo(id: string): ArticleId[] {
  const paired = pairs.flatMap(([one, other]) =>
    one === id ? [other] : other === id ? [one] : [],
  );
  const group: readonly ArticleId[] = articleGroups[groupOf(id)];
  const neighbours = group.filter((other) => other !== id);
  return [...new Set([...paired, ...neighbours])].slice(0, 4);
}
