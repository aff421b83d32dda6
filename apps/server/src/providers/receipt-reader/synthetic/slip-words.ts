import type { Language } from "@marzipan/contract/languages";

/** The words that drawn slips of a language use, each in the variants that shops print. */
export interface SlipWords {
  shops: readonly string[];
  streets: readonly string[];
  headings: readonly string[];
  number: readonly string[];
  date: readonly string[];
  items: readonly string[];
  subtotal: readonly string[];
  tax: readonly string[];
  total: readonly string[];
  cash: readonly string[];
  change: readonly string[];
  thanks: readonly string[];
  phone: string;
  currency: string;
  /** Writes an amount as shops of the language do; `variant` chooses among the ways. */
  money(amount: number, variant: number): string;
  /** Writes a day. */
  day(year: number, month: number, day: number, variant: number): string;
}

const two = (value: number): string => String(value).padStart(2, "0");
const group = (digits: string, mark: string): string =>
  digits.length <= 3 ? digits : `${group(digits.slice(0, -3), mark)}${mark}${digits.slice(-3)}`;
const written = (amount: number, mark: string, point: string): string => {
  const [whole = "0", part = "00"] = amount.toFixed(2).split(".");
  return `${group(whole, mark)}${point}${part}`;
};
const slashed = (y: number, m: number, d: number): string => `${two(d)}/${two(m)}/${y}`;
const dotted = (y: number, m: number, d: number): string => `${two(d)}.${two(m)}.${y}`;
const short = (y: number, m: number, d: number): string => `${two(d)}/${two(m)}/${two(y % 100)}`;
const pick = (variant: number, ways: readonly string[]): string =>
  ways[variant % ways.length] ?? "";
const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** The words of each language that is drawn. */
export const slipWords: Partial<Record<Language, SlipWords>> = {
  he: {
    shops: ["מאפיית השקד", 'חומרי אפייה לבן בע"מ', "סופר הכפר", "מכולת דוד ובניו"],
    streets: ["רחוב הרצל 12, תל אביב", "שדרות ירושלים 4, חיפה"],
    headings: ["חשבונית מס / קבלה", "קבלה", "חשבונית מס"],
    number: ["מס' קבלה: ", "מספר: ", "חשבונית מס' "],
    date: ["תאריך: ", "תאריך "],
    items: ["קמח לבן", "סוכר", "חמאה", "שוקולד מריר", "ביצים", "שמרים", "אבקת אפייה"],
    subtotal: ["סכום ביניים", 'סה"כ לפני מע"מ'],
    tax: ['מע"מ 18%', 'מע"מ'],
    total: ['סה"כ לתשלום', 'סה"כ', 'סך הכל כולל מע"מ'],
    cash: ["מזומן", "שולם במזומן"],
    change: ["עודף"],
    thanks: ["תודה ולהתראות", "נשמח לראותכם שוב"],
    phone: "טל: 03-5551234",
    currency: "ILS",
    money: (amount, variant) =>
      pick(variant, [written(amount, ",", "."), `₪${written(amount, ",", ".")}`]),
    day: (y, m, d, variant) => pick(variant, [slashed(y, m, d), dotted(y, m, d), short(y, m, d)]),
  },
  ar: {
    shops: ["مخبز الياسمين", "سوق المدينة", "حلويات الشام"],
    streets: ["شارع الملك فيصل ١٢", "شارع النيل 45"],
    headings: ["فاتورة ضريبية مبسطة", "إيصال"],
    number: ["رقم الفاتورة: ", "فاتورة رقم "],
    date: ["التاريخ: ", "تاريخ "],
    items: ["طحين", "سكر", "زبدة", "شوكولاتة", "بيض", "خميرة", "حليب"],
    subtotal: ["المجموع الفرعي", "المجموع قبل الضريبة"],
    tax: ["ضريبة القيمة المضافة 15%", "الضريبة"],
    total: ["الإجمالي", "المبلغ المستحق", "المجموع الكلي"],
    cash: ["نقدا", "المدفوع"],
    change: ["الباقي"],
    thanks: ["شكرا لزيارتكم"],
    phone: "هاتف: 011-4567890",
    currency: "SAR",
    money: (amount, variant) =>
      pick(variant, [
        written(amount, ",", "."),
        written(amount, ",", "."),
        arabicDigits(written(amount, "٬", "٫")),
      ]),
    day: (y, m, d, variant) =>
      pick(variant, [slashed(y, m, d), `${y}-${two(m)}-${two(d)}`, arabicDigits(slashed(y, m, d))]),
  },
  hi: {
    shops: ["श्री कृष्णा मिष्ठान्न भंडार", "अन्नपूर्णा किराना स्टोर", "शर्मा बेकरी"],
    streets: ["महात्मा गांधी मार्ग, दिल्ली", "स्टेशन रोड, जयपुर"],
    headings: ["रसीद", "बिल"],
    number: ["बिल संख्या: ", "रसीद सं. "],
    date: ["दिनांक: ", "तारीख: "],
    items: ["मैदा", "चीनी", "मक्खन", "दूध", "खमीर", "चॉकलेट", "बादाम"],
    subtotal: ["उप योग", "उप-योग"],
    tax: ["जीएसटी 5%", "जीएसटी"],
    total: ["कुल योग", "कुल राशि", "कुल"],
    cash: ["नकद"],
    change: ["वापसी"],
    thanks: ["धन्यवाद, फिर पधारें"],
    phone: "फोन: 011-23456789",
    currency: "INR",
    money: (amount, variant) =>
      pick(variant, [written(amount, ",", "."), `₹${written(amount, ",", ".")}`]),
    day: (y, m, d, variant) => pick(variant, [slashed(y, m, d), `${two(d)}-${two(m)}-${y}`]),
  },
  ja: {
    shops: ["さくらベーカリー", "みどりマート", "株式会社こむぎ屋"],
    streets: ["東京都新宿区西新宿1-2-3", "大阪市北区梅田4-5"],
    headings: ["領収書", "レシート"],
    number: ["レシートNo. ", "伝票番号: "],
    date: ["日付: ", ""],
    items: ["小麦粉", "砂糖", "バター", "牛乳", "たまご", "チョコレート", "イースト"],
    subtotal: ["小計"],
    tax: ["消費税(8%)", "内消費税"],
    total: ["合計", "お会計", "税込合計"],
    cash: ["お預り", "現金"],
    change: ["お釣り", "おつり"],
    thanks: ["ありがとうございました"],
    phone: "電話 03-1234-5678",
    currency: "JPY",
    money: (amount, variant) =>
      pick(variant, ["¥", "¥", ""]) + group(String(Math.round(amount)), ","),
    day: (y, m, d, variant) =>
      pick(variant, [
        `${y}年${m}月${d}日`,
        `${y}/${two(m)}/${two(d)}`,
        `令和${y - 2018}年${m}月${d}日`,
      ]),
  },
  zh: {
    shops: ["幸福面包店", "好又多超市", "上海麦香食品有限公司"],
    streets: ["上海市南京路100号", "广州市天河路25号"],
    headings: ["购物小票", "收据"],
    number: ["单号: ", "小票号码: "],
    date: ["日期: ", "时间: "],
    items: ["面粉", "白糖", "黄油", "牛奶", "鸡蛋", "巧克力", "酵母"],
    subtotal: ["小计"],
    tax: ["增值税", "税额"],
    total: ["合计", "应付金额", "总计"],
    cash: ["现金", "实付现金"],
    change: ["找零"],
    thanks: ["谢谢惠顾"],
    phone: "电话: 021-55667788",
    currency: "CNY",
    money: (amount, variant) => pick(variant, ["", "¥"]) + written(amount, ",", "."),
    day: (y, m, d, variant) => pick(variant, [`${y}-${two(m)}-${two(d)}`, `${y}年${m}月${d}日`]),
  },
  de: {
    shops: ["Bäckerei Sommer", "Großmarkt Weber GmbH", "Konditorei Lindner"],
    streets: ["Hauptstraße 12, 10115 Berlin", "Marktplatz 3, 80331 München"],
    headings: ["Rechnung", "Kassenbon", "Quittung"],
    number: ["Beleg-Nr.: ", "Rechnungsnr. ", "Bon-Nr. "],
    date: ["Datum: ", ""],
    items: ["Weizenmehl", "Zucker", "Butter", "Schokolade", "Eier", "Hefe", "Vollmilch"],
    subtotal: ["Zwischensumme", "Netto"],
    tax: ["MwSt 19%", "MwSt. 7 %"],
    total: ["Summe", "Gesamtbetrag", "Zu zahlen"],
    cash: ["Bar", "Gegeben"],
    change: ["Rückgeld", "Zurück"],
    thanks: ["Vielen Dank für Ihren Einkauf"],
    phone: "Tel. 030 123456",
    currency: "EUR",
    money: (amount, variant) => written(amount, ".", ",") + pick(variant, [" €", "", " EUR"]),
    day: (y, m, d, variant) =>
      pick(variant, [dotted(y, m, d), `${two(d)}.${two(m)}.${two(y % 100)}`]),
  },
  fr: {
    shops: ["Boulangerie du Marché", "Épicerie Martin SARL", "Pâtisserie Lemoine"],
    streets: ["12 rue de la République, 69001 Lyon", "5 avenue Foch, 75116 Paris"],
    headings: ["Ticket de caisse", "Facture", "Reçu"],
    number: ["Ticket n° ", "Facture N° "],
    date: ["Date : ", "Le "],
    items: ["Farine T55", "Sucre", "Beurre doux", "Chocolat noir", "Oeufs", "Levure", "Lait"],
    subtotal: ["Sous-total", "Total HT"],
    tax: ["TVA 20 %", "TVA 5,5%"],
    total: ["Total TTC", "NET À PAYER", "Total"],
    cash: ["Espèces"],
    change: ["Rendu", "Monnaie rendue"],
    thanks: ["Merci de votre visite"],
    phone: "Tél. 04 78 12 34 56",
    currency: "EUR",
    money: (amount, variant) => written(amount, " ", ",") + pick(variant, [" €", ""]),
    day: (y, m, d, variant) =>
      pick(variant, [slashed(y, m, d), `${d} ${frenchMonths[m - 1] ?? ""} ${y}`]),
  },
  es: {
    shops: ["Panadería La Espiga", "Supermercado Ruiz S.L.", "Pastelería Gómez"],
    streets: ["Calle Mayor 12, 28013 Madrid", "Avenida del Puerto 7, Valencia"],
    headings: ["Factura simplificada", "Ticket", "Recibo"],
    number: ["Factura nº: ", "Ticket núm. "],
    date: ["Fecha: "],
    items: ["Harina", "Azúcar", "Mantequilla", "Chocolate", "Huevos", "Levadura", "Leche"],
    subtotal: ["Subtotal", "Base imponible"],
    tax: ["IVA 21%", "IVA 10 %"],
    total: ["TOTAL", "Total a pagar", "Importe total"],
    cash: ["Efectivo", "Entregado"],
    change: ["Cambio"],
    thanks: ["Gracias por su compra"],
    phone: "Tel. 91 234 56 78",
    currency: "EUR",
    money: (amount, variant) => written(amount, ".", ",") + pick(variant, [" €", ""]),
    day: (y, m, d, variant) => pick(variant, [slashed(y, m, d), `${two(d)}-${two(m)}-${y}`]),
  },
  pt: {
    shops: ["Padaria São João", "Mercado Oliveira Ltda", "Confeitaria Doce Mel"],
    streets: ["Rua das Flores 120, São Paulo", "Avenida Central 45, Recife"],
    headings: ["Cupom fiscal", "Recibo", "Nota fiscal"],
    number: ["Cupom nº ", "Recibo nº: "],
    date: ["Data: "],
    items: ["Farinha", "Açúcar", "Manteiga", "Chocolate", "Ovos", "Fermento", "Leite"],
    subtotal: ["Subtotal"],
    tax: ["ICMS 18%", "Impostos"],
    total: ["TOTAL R$", "Valor a pagar", "Total"],
    cash: ["Dinheiro", "Valor recebido"],
    change: ["Troco"],
    thanks: ["Obrigado, volte sempre"],
    phone: "Tel. (11) 3456-7890",
    currency: "BRL",
    money: (amount, variant) => pick(variant, ["R$ ", ""]) + written(amount, ".", ","),
    day: (y, m, d, variant) => pick(variant, [slashed(y, m, d), short(y, m, d)]),
  },
};

const frenchMonths =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
