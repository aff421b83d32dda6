/** Words of the menu in one language: name, what stands below it, and what the price is for. */
interface Words {
  name: string;
  description?: string;
  unitNote?: string;
}

/** How one product of the demo bakery stands on its menu. */
export interface DemoMenuItem {
  /** The product's name in the bakery's own list. */
  product: string;
  price: number;
  unitNote?: string;
  isFromPrice?: true;
  minQuantity?: number;
  quantityStep?: number;
  /** Sold out until so many days from today. */
  soldOutDays?: number;
  translations: { en?: Words; he?: Words; ar?: Words };
}

/** The sections in their order: the category's name, and how visitors read it. */
export const demoSections: readonly { name: string; he: string; ar: string }[] = [
  { name: "Cakes", he: "עוגות", ar: "كعك" },
  { name: "Bread", he: "לחם וחלה", ar: "خبز" },
  { name: "Small bakes", he: "מאפים קטנים", ar: "معجنات صغيرة" },
  { name: "Sweets", he: "ממתקים", ar: "حلويات" },
];

/** What the menu says of the bakery, with its translations. */
export const demoMenuTexts = {
  tagline: "Cakes, bread and sweets to order, from Masada Street in Haifa",
  address: "14 Masada St, Haifa",
  note: "Prices include VAT. Baked in a kitchen that works with nuts, sesame and milk: please tell us about allergies.",
  deliveryNote: "Delivery in Haifa and Kiryat Ata, ₪25.",
  translations: {
    he: {
      tagline: "עוגות, לחם וממתקים בהזמנה, מרחוב מסדה בחיפה",
      note: "המחירים כוללים מע״מ. אופים במטבח שיש בו אגוזים, שומשום וחלב: ספרו לנו על אלרגיות.",
      deliveryNote: "משלוחים בחיפה ובקריית אתא, ‎₪25.",
    },
    ar: {
      tagline: "كعك وخبز وحلويات حسب الطلب، من شارع مسادا في حيفا",
      note: "الأسعار تشمل الضريبة. نخبز في مطبخ فيه مكسرات وسمسم وحليب: أخبرونا عن أي حساسية.",
      deliveryNote: "التوصيل في حيفا وكريات آتا، 25 ₪.",
    },
  },
} as const;

/** The 24 items of the demo bakery's menu. */
export const demoMenuItems: readonly DemoMenuItem[] = [
  {
    product: "Honey cake, 24 cm",
    price: 140,
    unitNote: "serves 8",
    translations: {
      he: {
        name: "עוגת דבש, 24 ס״מ",
        description: "דבש כהה, קפה ותבלינים. טעימה יותר ביום השני.",
        unitNote: "ל־8 אנשים",
      },
      ar: {
        name: "كعكة العسل، 24 سم",
        description: "عسل داكن وقهوة وبهارات. ألذ في اليوم الثاني.",
        unitNote: "تكفي 8",
      },
    },
  },
  {
    product: "Cheesecake, 26 cm",
    price: 165,
    unitNote: "serves 10",
    translations: {
      he: {
        name: "עוגת גבינה, 26 ס״מ",
        description: "אפויה, על בסיס ביסקוויטים ועם שמנת חמוצה.",
        unitNote: "ל־10 אנשים",
      },
      ar: {
        name: "تشيز كيك، 26 سم",
        description: "مخبوزة على قاعدة بسكويت وفوقها قشدة حامضة.",
        unitNote: "تكفي 10",
      },
    },
  },
  {
    product: "Chocolate cake, 24 cm",
    price: 175,
    unitNote: "serves 10",
    translations: {
      he: {
        name: "עוגת שוקולד, 24 ס״מ",
        description: "שלוש שכבות, גנאש, בלי אגוזים.",
        unitNote: "ל־10 אנשים",
      },
      ar: {
        name: "كعكة الشوكولاتة، 24 سم",
        description: "ثلاث طبقات وغاناش، بلا مكسرات.",
        unitNote: "تكفي 10",
      },
    },
  },
  {
    product: "Birthday cake, 2 tiers",
    price: 620,
    isFromPrice: true,
    unitNote: "serves 25",
    translations: {
      he: {
        name: "עוגת יום הולדת, שתי קומות",
        description: "וניל או שוקולד, שם וצבעים לבחירה.",
        unitNote: "ל־25 אנשים",
      },
      ar: {
        name: "كعكة عيد ميلاد، طابقان",
        description: "فانيليا أو شوكولاتة، الاسم والألوان كما تحبون.",
        unitNote: "تكفي 25",
      },
    },
  },
  {
    product: "Carrot cake, 22 cm",
    price: 150,
    unitNote: "serves 8",
    translations: {
      he: {
        name: "עוגת גזר, 22 ס״מ",
        description: "אגוזי מלך, קינמון וקרם גבינה.",
        unitNote: "ל־8 אנשים",
      },
      ar: { name: "كعكة الجزر، 22 سم", description: "جوز وقرفة وكريمة الجبن.", unitNote: "تكفي 8" },
    },
  },
  {
    product: "Pavlova, berries",
    price: 195,
    unitNote: "serves 10",
    translations: {
      he: {
        name: "פבלובה עם פירות יער",
        description: "מרנג, קצפת ופירות העונה. ללא גלוטן.",
        unitNote: "ל־10 אנשים",
      },
      ar: {
        name: "بافلوفا بالتوت",
        description: "ميرنغ وكريمة وتوت الموسم. بلا غلوتين.",
        unitNote: "تكفي 10",
      },
    },
  },
  {
    product: "עוגת שמרים שוקולד",
    price: 62,
    translations: {
      en: { name: "Chocolate babka", description: "Butter dough and plenty of dark chocolate." },
      he: { name: "עוגת שמרים שוקולד" },
      ar: { name: "بابكا بالشوكولاتة", description: "عجينة زبدة وكثير من الشوكولاتة." },
    },
  },
  {
    product: "עוגת תפוזים, תבנית",
    price: 48,
    translations: {
      en: { name: "Orange loaf", description: "Soft and simple, without milk." },
      he: { name: "עוגת תפוזים, תבנית" },
      ar: { name: "كعكة البرتقال", description: "طرية وبسيطة، بلا حليب." },
    },
  },
  {
    product: "Challah, plain",
    price: 22,
    translations: {
      he: { name: "חלה רגילה", description: "שש צמות, נאפית ביום שישי בבוקר." },
      ar: { name: "خبز حلاة", description: "ست ضفائر، يُخبز صباح الجمعة." },
    },
  },
  {
    product: "Challah, sesame",
    price: 24,
    translations: {
      he: { name: "חלה עם שומשום", description: "שש צמות, עם שומשום." },
      ar: { name: "خبز حلاة بالسمسم", description: "ست ضفائر مع السمسم." },
    },
  },
  {
    product: "Challah roll",
    price: 9,
    unitNote: "each",
    minQuantity: 12,
    quantityStep: 6,
    translations: {
      he: {
        name: "לחמניית חלה",
        description: "קטנה ומתוקה, לגנים ולארוחות בוקר.",
        unitNote: "ליחידה",
      },
      ar: {
        name: "خبيزات حلاة",
        description: "صغيرة وحلوة، للروضات والفطور.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "לחם מחמצת כוסמין",
    price: 34,
    translations: {
      en: { name: "Spelt sourdough", description: "Risen for 24 hours." },
      he: { name: "לחם מחמצת כוסמין" },
      ar: { name: "خبز الحنطة المخمّر", description: "تخمير 24 ساعة." },
    },
  },
  {
    product: "Croissant, butter",
    price: 14,
    unitNote: "each",
    minQuantity: 6,
    translations: {
      he: {
        name: "קרואסון חמאה",
        description: "חמאה בלבד, שלושה ימי עבודה.",
        unitNote: "ליחידה",
      },
      ar: {
        name: "كرواسون بالزبدة",
        description: "زبدة فقط، ثلاثة أيام من العمل.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "Almond croissant",
    price: 19,
    unitNote: "each",
    minQuantity: 4,
    translations: {
      he: { name: "קרואסון שקדים", description: "במילוי המרציפן שלנו.", unitNote: "ליחידה" },
      ar: {
        name: "كرواسون باللوز",
        description: "محشو بالمرزبان من صنعنا.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "Cinnamon roll",
    price: 16,
    unitNote: "each",
    minQuantity: 6,
    translations: {
      he: {
        name: "שבלול קינמון",
        description: "רך, עם ציפוי גבינת שמנת.",
        unitNote: "ליחידה",
      },
      ar: { name: "لفائف القرفة", description: "طرية، مع كريمة الجبن.", unitNote: "للحبة" },
    },
  },
  {
    product: "Rugelach, chocolate",
    price: 5,
    unitNote: "each",
    minQuantity: 12,
    quantityStep: 12,
    translations: {
      he: {
        name: "רוגלך שוקולד",
        description: "ביחידות, מתריסר ומעלה.",
        unitNote: "ליחידה",
      },
      ar: {
        name: "روغلاخ بالشوكولاتة",
        description: "بالحبة، من دزينة.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "Almond macaron",
    price: 9,
    unitNote: "each",
    minQuantity: 12,
    translations: {
      he: { name: "מקרון שקדים", description: "פיסטוק, פטל או וניל.", unitNote: "ליחידה" },
      ar: {
        name: "ماكرون اللوز",
        description: "فستق أو توت أو فانيليا.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "Cupcake, vanilla",
    price: 16,
    unitNote: "each",
    minQuantity: 6,
    translations: {
      he: { name: "קאפקייק וניל", description: "עם שושנת קרם חמאה.", unitNote: "ליחידה" },
      ar: {
        name: "كب كيك الفانيليا",
        description: "مع وردة من كريمة الزبدة.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "סופגניות ריבה",
    price: 9,
    minQuantity: 10,
    unitNote: "ליחידה",
    soldOutDays: 8,
    translations: {
      en: {
        name: "Jam doughnuts",
        description: "In season only, fresh in the morning.",
        unitNote: "each",
      },
      he: { name: "סופגניות ריבה" },
      ar: {
        name: "سوفغانيوت بالمربى",
        description: "في الموسم فقط، طازجة صباحًا.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "בורקס גבינה",
    price: 12,
    minQuantity: 10,
    unitNote: "ליחידה",
    translations: {
      en: {
        name: "Cheese burekas",
        description: "Butter pastry, salty cheese.",
        unitNote: "each",
      },
      he: { name: "בורקס גבינה" },
      ar: {
        name: "بوريك بالجبنة",
        description: "عجينة زبدة وجبنة مالحة.",
        unitNote: "للحبة",
      },
    },
  },
  {
    product: "معمول بالتمر",
    price: 6,
    minQuantity: 12,
    unitNote: "للحبة",
    translations: {
      en: {
        name: "Date maamoul",
        description: "Semolina and dates, fresh every morning.",
        unitNote: "each",
      },
      he: {
        name: "מעמול תמרים",
        description: "סולת ותמרים, טרי בכל בוקר.",
        unitNote: "ליחידה",
      },
      ar: { name: "معمول بالتمر" },
    },
  },
  {
    product: "بقلاوة بالفستق",
    price: 85,
    unitNote: "نصف كيلو",
    translations: {
      en: { name: "Pistachio baklava", description: "A small tray.", unitNote: "half a kilo" },
      he: { name: "בקלאווה פיסטוק", description: "מגש קטן.", unitNote: "חצי קילו" },
      ar: { name: "بقلاوة بالفستق" },
    },
  },
  {
    product: "كنافة، صينية",
    price: 180,
    unitNote: "تكفي 10",
    translations: {
      en: { name: "Knafeh, a tray", description: "Enough for ten.", unitNote: "serves 10" },
      he: { name: "כנאפה, מגש", description: "מספיק לעשרה אנשים.", unitNote: "ל־10 אנשים" },
      ar: { name: "كنافة، صينية" },
    },
  },
  {
    product: "Chestnut log",
    price: 185,
    unitNote: "serves 12",
    translations: {
      he: {
        name: "גליל ערמונים",
        description: "קרם ערמונים ושוקולד מריר, טבעוני.",
        unitNote: "ל־12 אנשים",
      },
      ar: {
        name: "رول الكستناء",
        description: "كريمة الكستناء وشوكولاتة داكنة، نباتي.",
        unitNote: "تكفي 12",
      },
    },
  },
];
