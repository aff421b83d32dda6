import type { Allergen } from "@marzipan/contract/food-facts";
import type { Language } from "@marzipan/contract/languages";

/** One client of the demo bakery. */
export interface DemoClient {
  name: string;
  language: Language;
  phone: string;
  email?: string;
  allergens?: readonly Allergen[];
  notes?: string;
  /** How often this client orders, in relation to the others. */
  weight: number;
}

const phoneOf = (index: number): string =>
  `05${[0, 2, 4, 8][index % 4]}-555-${String(100 + index * 13).padStart(4, "0")}`;

const known: readonly Omit<DemoClient, "phone">[] = [
  { name: "Noa Levi", language: "en", email: "noa@nona.example", weight: 6 },
  { name: "Moshe Cohen", language: "he", weight: 5 },
  {
    name: "Amira Haddad",
    language: "ar",
    allergens: ["tree_nuts"],
    notes: "Calls 10 minutes before. The name in Hebrew and Arabic.",
    weight: 5,
  },
  { name: "Dana Peretz", language: "he", weight: 4 },
  {
    name: "Café Masada",
    language: "en",
    email: "orders@masada.example",
    notes: "Invoice at the end of the month.",
    weight: 14,
  },
  { name: "Gan Ofer kindergarten", language: "he", allergens: ["sesame", "peanuts"], weight: 9 },
  { name: "Yoav Barak", language: "he", weight: 4 },
  { name: "Tamar Azulay", language: "he", allergens: ["tree_nuts"], weight: 7 },
  { name: "Beit Ella", language: "en", email: "kitchen@beitella.example", weight: 10 },
  { name: "Rina Katz", language: "he", weight: 4 },
  { name: "Lior Amar", language: "he", weight: 3 },
  { name: "Shira Gal", language: "en", weight: 3 },
  { name: "Oren Sasson", language: "he", weight: 3 },
  { name: "Gil Ronen", language: "en", weight: 2 },
  {
    name: "Maayan Tal",
    language: "he",
    allergens: ["gluten"],
    notes: "Only what is baked without flour.",
    weight: 3,
  },
];

const hebrew = [
  "נועה לוי",
  "משה כהן",
  "רותי ביטון",
  "אבי מזרחי",
  "יעל פרידמן",
  "דוד אוחיון",
  "מיכל שפירא",
  "עומר דהן",
  "הילה גולן",
  "איתן רוזן",
  "שרון חדד",
  "ליאת אברהם",
  "גן הצבעונים",
  "בית קפה הפינה",
  "תמר אזולאי",
  "רון שגב",
];
const arabic = [
  "نور خوري",
  "ليلى منصور",
  "سامر حداد",
  "رنا عودة",
  "كريم ناصر",
  "هبة سليمان",
  "مقهى الياسمين",
  "جمال زعبي",
  "دانا شاهين",
];
const others = [
  "Julia Brandt",
  "François Mercier",
  "Ana Souza",
  "Carlos Ortega",
  "Yuki Tanaka",
  "Priya Sharma",
  "Hannah Weiss",
  "Daniel Adler",
  "Sophie Laurent",
  "Marta Vidal",
  "Li Wei",
  "Ben Harari",
  "Keren Shalev",
  "Tom Baker",
  "Office of Dr. Stein",
  "Orly Naveh",
  "Eitan Paz",
  "Zoë Müller",
  "Nadia Rossi",
  "Adam Klein",
];

const plain = (names: readonly string[], language: Language): Omit<DemoClient, "phone">[] =>
  names.map((name, index) => ({ name, language, weight: 1 + (index % 3) }));

/** The demo bakery's 60 clients, some named in Hebrew and Arabic. */
export const demoClients: readonly DemoClient[] = [
  ...known,
  ...plain(hebrew, "he"),
  ...plain(arabic, "ar"),
  ...plain(others, "en"),
].map((client, index) => ({ ...client, phone: phoneOf(index) }));
