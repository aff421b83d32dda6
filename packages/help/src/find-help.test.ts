import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";
import { findHelp } from "./find-help.ts";
import { loadArticles } from "./load-articles.ts";

async function ask(language: Language, question: string, page?: string): Promise<string | null> {
  const { isKnown, hits } = await findHelp({ question, language, page });
  return isKnown ? (hits[0]?.id ?? null) : null;
}

describe("finding the article that answers", () => {
  it.each([
    ["en", "pasword forgoten", "forgot-password"],
    ["he", "ושכחתי את הסיסמה", "forgot-password"],
    ["he", "לקבלות שצילמתי", "receipts"],
    ["ar", "وبالباركود للمنيو", "menu"],
    ["de", "Passwortänderung", "security"],
    ["ja", "パスワードを忘れてしまいました", "forgot-password"],
    ["zh", "我把密码忘记了", "forgot-password"],
    ["hi", "पासवर्ड भुल गई", "forgot-password"],
    ["hi", "password bhool gaya", "forgot-password"],
    ["he", "איך עושים refund", "refunds"],
    ["fr", "forgot my password", "forgot-password"],
    ["en", "is there an app for my phone?", "home-screen"],
    ["en", "the app does not open", "problems"],
    ["he", "איך מתקינים את זה באייפון", "home-screen"],
    ["ar", "في تطبيق للموبايل؟", "home-screen"],
    ["fr", "vous avez une appli ?", "home-screen"],
    ["de", "wie installiere ich das auf dem Handy", "home-screen"],
    ["es", "¿hay app para Android?", "home-screen"],
    ["zh", "怎么装到手机上", "home-screen"],
    ["hi", "फोन में इंस्टॉल कैसे करें", "home-screen"],
    ["ja", "スマホに入れたい", "home-screen"],
    ["pt", "tem aplicativo?", "home-screen"],
    ["en", "import my customers from Excel", "import"],
    ["he", "איך מייבאים לקוחות מאקסל", "import"],
    ["ar", "استيراد الزبائن من إكسل", "import"],
    ["de", "Kundenliste hochladen", "import"],
    ["zh", "从 Excel 导入顾客", "import"],
    ["en", "How do I add a new client?", "clients"],
    ["en", "add a new order for a client", "orders"],
    ["he", "איך מוסיפים לקוח?", "clients"],
    ["he", "איך מוסיפים לקוח חדש?", "clients"],
    ["ar", "كيف أضيف زبونًا جديدًا؟", "clients"],
    ["fr", "Comment ajouter un nouveau client ?", "clients"],
    ["de", "Wie lege ich einen Kunden an?", "clients"],
    ["de", "Wie füge ich einen neuen Kunden hinzu?", "clients"],
    ["es", "¿Cómo agrego un cliente?", "clients"],
    ["pt", "Como adiciono um cliente?", "clients"],
    ["hi", "नया ग्राहक कैसे जोड़ें?", "clients"],
    ["zh", "怎么添加顾客？", "clients"],
    ["ja", "新しいお客様を登録したい", "clients"],
  ] as const)("in %s: %s", async (language, question, id) => {
    expect(await ask(language, question)).toBe(id);
  });

  it.each([
    ["en", "How do I add a product to the menu?", "add a product"],
    ["en", "put my products on the public menu", "new product"],
    ["he", "איך מוסיפים מוצר לתפריט?", "להוסיף מוצר"],
    ["he", "לשים מוצר בתפריט", "איך מוסיפים מוצר חדש"],
    ["ar", "كيف أضيف منتجا إلى المنيو؟", "إضافة منتج"],
    ["ar", "إضافة منتج إلى القائمة", "كيف أضيف منتجا"],
    ["fr", "Comment ajouter un produit au menu ?", "ajouter un produit"],
    ["fr", "ajouter des produits à la carte", "comment créer un produit"],
    ["de", "Wie füge ich ein Produkt zum Menü hinzu?", "Produkt anlegen"],
    ["de", "Produkte auf die Speisekarte setzen", "ein Produkt hinzufügen"],
    ["es", "¿Cómo agrego un producto al menú?", "añadir un producto"],
    ["es", "poner productos en la carta", "nuevo producto"],
    ["pt", "Como coloco um produto no cardápio?", "adicionar produto"],
    ["pt", "adicionar produtos ao menu", "cadastrar um produto"],
    ["hi", "मेन्यू में प्रोडक्ट कैसे जोड़ें?", "प्रोडक्ट जोड़ना"],
    ["hi", "मेनू में उत्पाद जोड़ें", "नया प्रोडक्ट"],
    ["zh", "怎么在菜单上添加产品？", "添加产品"],
    ["zh", "产品加到菜单", "新建产品"],
    ["ja", "メニューに商品を追加するには？", "商品を追加"],
    ["ja", "商品をメニューに載せたい", "商品を登録する"],
  ] as const)(
    "in %s tells a product on the menu from one of the list: %s",
    async (language, onMenu, listed) => {
      expect([await ask(language, onMenu), await ask(language, listed)]).toEqual([
        "menu",
        "products",
      ]);
    },
  );

  it.each(languages)("offers in %s who owes by the name that its tab has", async (language) => {
    const t = makeTranslate(language, await loadPhrases(language));
    const { isKnown, isNear, hits } = await findHelp({
      question: t("payments.who_owes"),
      language,
    });
    expect(isKnown || isNear).toBe(true);
    expect(hits.slice(0, 2).map(({ id }) => id)).toContain("who-owes");
  });

  it.each(languages)("finds every article in %s by its own title", async (language) => {
    const articles = await loadArticles(language);
    const found = await Promise.all(articles.map(({ title }) => ask(language, title)));
    expect(found).toEqual(articles.map(({ id }) => id));
  });

  it.each([
    ["he", "שלום"],
    ["he", "תודה רבה!"],
    ["de", "Guten Morgen"],
    ["es", "buenos días"],
    ["pt", "bom dia"],
    ["ar", "السلام عليكم"],
    ["hi", "शुक्रिया"],
    ["he", "מה שלומך היום?"],
    ["de", "Wie geht's"],
  ] as const)("answers no greeting with an article, in %s: %s", async (language, greeting) => {
    expect(await ask(language, greeting)).toBeNull();
  });

  it.each(["", "   ", "🎂🎂🎂", "?", "% _ !", "qwrtz plmk", "what is the weather like"])(
    "says that it does not know: %j",
    async (question) => {
      expect(await ask("en", question)).toBeNull();
    },
  );

  it.each([
    ["en", "how many eggs in a sponge cake"],
    ["he", "כמה סוכר בעוגה"],
    ["zh", "怎么做马卡龙"],
    ["es", "alquilar un local"],
    ["de", "wo gibt es günstige mixer"],
  ] as const)("has no answer to recipes and shopping, in %s: %s", async (language, question) => {
    expect(await ask(language, question)).toBeNull();
  });

  it("takes the page as a hint only", async () => {
    expect(await ask("en", "forgot my password", "/bake-list")).toBe("forgot-password");
    const confidenceOn = async (page?: string) => {
      const { hits } = await findHelp({ question: "print", language: "en", page });
      return hits.find(({ id }) => id === "bake-list")?.confidence ?? 0;
    };
    expect(await confidenceOn("/bake-list")).toBeGreaterThan(await confidenceOn());
  });

  it("reads the beginning of a long text only", async () => {
    const long = "order ".repeat(100);
    const [short, longer] = await Promise.all(
      [long.slice(0, 400), long].map((question) => findHelp({ question, language: "en" })),
    );
    expect(longer).toEqual(short);
  });
});
