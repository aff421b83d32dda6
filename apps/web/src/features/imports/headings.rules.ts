import type { ImportKind } from "@marzipan/contract/imports";

/** What a column can hold: a field, a part of the name, or nothing that comes in. */
export type Target =
  | "name"
  | "first_name"
  | "last_name"
  | "phone"
  | "email"
  | "language"
  | "allergyNote"
  | "notes"
  | "category"
  | "description"
  | "skip";

/** What the columns of a file can hold, in the order in which they are offered. */
export const targetsOf = {
  clients: [
    "name",
    "first_name",
    "last_name",
    "phone",
    "email",
    "notes",
    "allergyNote",
    "language",
    "skip",
  ],
  products: ["name", "category", "description", "skip"],
} as const satisfies Record<ImportKind, readonly Target[]>;

const list = (words: string): string[] => words.split(",").map(plainHeading);

/** Headings as people and programs write them, in ten languages; `·` stands for what Google and Outlook number. */
const people: readonly (readonly [Target, readonly string[]])[] = [
  [
    "name",
    list(
      "name,full name,client,client name,customer,customer name,contact,contact name,display name,שם,שם מלא,שם הלקוח,שם הלקוחה,שם לקוח,שם לקוחה,לקוח,לקוחה,לקוחות,איש קשר,اسم,الاسم,الاسم الكامل,اسم العميل,اسم الزبون,العميل,الزبون,الاسم الكامل للزبون,nom,nom complet,nom du client,nom et prénom,nom prénom,client·e,cliente,kunde,kundin,kundenname,vollständiger name,kontakt,nombre,nombre completo,nombre del cliente,nombre y apellidos,cliente nombre,姓名,名字,名称,客户,客户姓名,客户名称,顾客,顾客姓名,联系人,नाम,पूरा नाम,ग्राहक,ग्राहक का नाम,ग्राहक नाम,氏名,名前,お名前,お客様名,顧客名,顧客,得意先名,nome,nome completo,nome do cliente,cliente nome",
    ),
  ],
  [
    "first_name",
    list(
      "first name,firstname,given name,forename,שם פרטי,الاسم الأول,الاسم الاول,prénom,prenom,vorname,primer nombre,nombre de pila,名,पहला नाम,प्रथम नाम,下の名前,primeiro nome,nome próprio",
    ),
  ],
  [
    "last_name",
    list(
      "last name,lastname,surname,family name,שם משפחה,اسم العائلة,الكنية,اللقب,nom de famille,nachname,familienname,apellido,apellidos,姓,姓氏,उपनाम,सरनेम,अंतिम नाम,苗字,名字 姓,sobrenome,apelido",
    ),
  ],
  [
    "phone",
    list(
      "phone,phone number,phone no,phone 1,phone 1 value,mobile,mobile phone,mobile number,mobile no,cell,cell phone,cellphone,cellular,tel,telephone,telephone number,whatsapp,whatsapp number,contact number,home phone,business phone,primary phone,default address phone,billing phone,טלפון,מספר טלפון,טל,נייד,טלפון נייד,מספר נייד,פלאפון,סלולרי,וואטסאפ,ווטסאפ,هاتف,الهاتف,رقم الهاتف,جوال,الجوال,رقم الجوال,موبايل,محمول,تلفون,واتساب,téléphone,telephone,numéro de téléphone,tél,portable,mobile téléphone,gsm,telefon,telefonnummer,handy,handynummer,mobil,mobiltelefon,mobilnummer,rufnummer,teléfono,telefono,número de teléfono,móvil,movil,celular,número de celular,电话,电话号码,手机,手机号,手机号码,联系电话,联系方式,फ़ोन,फोन,फ़ोन नंबर,फोन नंबर,मोबाइल,मोबाइल नंबर,電話,電話番号,携帯,携帯電話,携帯番号,telefone,número de telefone,telemóvel,numero de telefone",
    ),
  ],
  [
    "email",
    list(
      "email,e-mail,mail,email address,e-mail address,email 1,e-mail 1 value,email 1 value,primary email,billing email,מייל,אימייל,דואל,דוא״ל,דוא''ל,דוא\"ל,דואר אלקטרוני,כתובת מייל,כתובת אימייל,بريد,البريد,البريد الإلكتروني,بريد إلكتروني,البريد الالكتروني,ايميل,إيميل,courriel,adresse e-mail,adresse email,adresse mail,mél,e-mail-adresse,emailadresse,mailadresse,correo,correo electrónico,correo electronico,dirección de correo,邮箱,电子邮件,电子邮箱,邮件,ईमेल,ई-मेल,ईमेल पता,メール,メールアドレス,eメール,endereço de email,endereço de e-mail,correio eletrónico",
    ),
  ],
  [
    "language",
    list(
      "language,preferred language,locale,שפה,اللغة,لغة,langue,sprache,idioma,语言,भाषा,言語,língua",
    ),
  ],
  [
    "allergyNote",
    list(
      "allergies,allergy,allergy note,allergens,dietary needs,dietary notes,אלרגיה,אלרגיות,רגישויות,رجيم,حساسية,الحساسية,allergie,allergies note,allergien,unverträglichkeiten,alergia,alergias,过敏,过敏原,过敏信息,एलर्जी,アレルギー,アレルギー情報",
    ),
  ],
  [
    "notes",
    list(
      "notes,note,comment,comments,remark,remarks,memo,customer note,הערות,הערה,ملاحظات,ملاحظة,remarque,remarques,commentaire,commentaires,notiz,notizen,bemerkung,bemerkungen,anmerkung,anmerkungen,kommentar,nota,notas,observaciones,comentarios,备注,说明,注释,टिप्पणी,नोट,नोट्स,備考,メモ,observações,observacoes,comentários",
    ),
  ],
];

const goods: readonly (readonly [Target, readonly string[]])[] = [
  [
    "name",
    list(
      "name,product,product name,item,item name,title,product title,שם,מוצר,שם המוצר,שם מוצר,פריט,שם הפריט,اسم,الاسم,منتج,المنتج,اسم المنتج,الصنف,اسم الصنف,nom,produit,nom du produit,article,désignation,libellé,produkt,produktname,artikel,artikelname,bezeichnung,nombre,producto,nombre del producto,artículo,articulo,名称,产品,产品名称,商品,商品名称,品名,नाम,उत्पाद,उत्पाद का नाम,प्रोडक्ट,प्रोडक्ट का नाम,商品名,製品名,名前,品目,nome,produto,nome do produto,artigo",
    ),
  ],
  [
    "category",
    list(
      "category,categories,group,type,product type,product category,collection,reporting category,department,קטגוריה,קטגוריות,קבוצה,סוג,מחלקה,فئة,الفئة,الفئات,تصنيف,التصنيف,القسم,مجموعة,catégorie,categorie,catégories,groupe,rayon,famille,kategorie,kategorien,gruppe,warengruppe,produktgruppe,categoría,categoria,categorías,grupo,familia,分类,类别,种类,श्रेणी,कैटेगरी,वर्ग,समूह,カテゴリ,カテゴリー,分類,種類,categorias",
    ),
  ],
  [
    "description",
    list(
      "description,short description,details,product description,text,תיאור,תאור,פירוט,תיאור המוצר,وصف,الوصف,وصف المنتج,تفاصيل,descriptif,beschreibung,produktbeschreibung,kurzbeschreibung,descripción,descripcion,detalle,描述,说明,产品描述,商品描述,विवरण,वर्णन,説明,商品説明,内容,descrição,descricao,detalhes",
    ),
  ],
];

/** Words of which one in a longer heading says what its column holds. */
const tellingWords: readonly (readonly [Target, ReadonlySet<string>])[] = [
  [
    "email",
    new Set(
      list("email,mail,mails,emails,מייל,אימייל,דוא״ל,courriel,correo,邮箱,メール,ईमेल,إيميل,ايميل"),
    ),
  ],
  [
    "phone",
    new Set(
      list(
        "phone,phones,mobile,tel,telephone,cell,whatsapp,טלפון,נייד,פלאפון,סלולרי,هاتف,الهاتف,جوال,الجوال,téléphone,portable,telefon,handy,teléfono,telefono,móvil,celular,telefone,telemóvel,फ़ोन,फोन,मोबाइल",
      ),
    ),
  ],
];

/** Words that make a heading one about a field and not the field: `Phone 1 - Type`. */
const aboutWords = new Set(
  list(
    "type,label,extension,ext,status,country,code,verified,opt,consent,marketing,subscriber,subscription,accepts",
  ),
);

/** Writes a heading so that it can be compared: lower case, one kind of letters, no marks between its words. */
export function plainHeading(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-_–—:;*#/\\|.()[\]"'״׳”“’‘·&,]+/gu, " ")
    .trim();
}

const byHeading: Record<ImportKind, ReadonlyMap<string, Target>> = {
  clients: new Map(people.flatMap(([target, words]) => words.map((word) => [word, target]))),
  products: new Map(goods.flatMap(([target, words]) => words.map((word) => [word, target]))),
};

/** Returns what a column holds by its heading, `null` where that does not say it. */
export function targetByHeading(kind: ImportKind, heading: string): Target | null {
  const plain = plainHeading(heading);
  const known = byHeading[kind].get(plain);
  if (known !== undefined || kind === "products" || plain === "") return known ?? null;
  const words = plain.split(" ");
  if (words.some((word) => aboutWords.has(word))) return null;
  return tellingWords.find(([, telling]) => words.some((word) => telling.has(word)))?.[0] ?? null;
}

/** Returns whether a text is a heading that any file may have. */
export function isKnownHeading(text: string): boolean {
  return targetByHeading("clients", text) !== null || targetByHeading("products", text) !== null;
}
