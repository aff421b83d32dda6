import { lettersOf } from "./seen-text.ts";

/** What the words of a row say about its amount. */
export type RowKind =
  | "total"
  | "finalTotal"
  | "subtotal"
  | "beforeTax"
  | "withTax"
  | "tax"
  | "count"
  | "paid"
  | "change"
  | "discount"
  | "rounding"
  | "summary"
  | "account";

/** The words of each kind in the ten languages (and Malay), as parts of a row's letters, with strokes between. */
const words: Readonly<Record<RowKind, readonly string[]>> = {
  total: [
    "total|tota|ttl|iotal|otal|jumlah|amountdue|balancedue|payable|nettamt|netamt|nettamount|netamount|saleamount|salesamount|billamount|amountpaid|amtpaid|amtdue|amttopay|topay|tobepaid|totaldue",
    "סהכ|סך הכל|סך הכול|לתשלום|לחיוב|סכום העסקה|סכום כולל|מחיר סופי",
    "الإجمالي|إجمالي|المجموع|المبلغ المستحق|الصافي|المطلوب|المبلغ الكلي|قيمة الفاتورة|صافي",
    "net à payer|montant dû|montant ttc|montant total|à payer|à régler|summe|gesamt|endbetrag|rechnungsbetrag|zu zahlen|zahlbetrag",
    "importe|a pagar|valor total|valor a pagar|合计|总计|总额|应付|实付|应收|合計|總計|總額|應付|應收|总金额|總金額|实收|价税合计",
    "कुल|योग|देय राशि|भुगतान योग्य|お会計|ご請求|お買上計|お買上げ計|総額|総計|税込計|お支払|領収金額|ご利用金額|सकल|शुद्ध राशि",
  ],
  finalTotal: [
    "grand|tobepaid|roundedtotal|totalrounded|totalround|roundtotal|roundd|rounded|payable|due|nett|nettotal|netamount|netamt|final",
    "לתשלום|לחיוב|סופי|المستحق|الصافي|الكلي|النهائي|net à payer|ttc|à payer|à régler|zu zahlen|endbetrag|gesamtbetrag|zahlbetrag|rechnungsbetrag",
    "a pagar|应付|实付|應付|价税合计|ご請求|お会計|税込合計|कुल योग|कुल राशि|देय|भुगतान योग्य",
  ],
  subtotal: [
    "subtotal|subtota|subttl|sub-total|ביניים|المجموع الفرعي|zwischensumme|sous-total|suma parcial|小計|小计|उप योग|उप-योग|उपयोग|उप कुल",
  ],
  beforeTax: [
    "exclud|excl|exgst|before|without|wogst|beforegst|taxable|לפני|ללא|חייב במעמ|بدون|قبل|netto|total ht|montant ht|hors taxe|base imponible|sin iva|sem iva|税抜|不含税|कर रहित|कर से पूर्व",
  ],
  withTax: [
    "incl|indusiv|inclusive|wgst|withgst|withtax|aftergst|कर सहित|सहित|כולל|شامل|inkl|brutto|ttc|incluido|incluído|税込|含税",
  ],
  tax: [
    "gst|sst|tax|vat|servicecharge|svccharge|servchg|servicechg|מעמ|ضريبة|الضريبة|mwst|ust|steuer|tva|taxe|impuesto|imposto|icms|税額|税额|消費税|内税|外税|增值税|税金|जीएसटी|कर राशि|सीजीएसटी|एसजीएसटी",
  ],
  count: [
    "qty|quantity|totalitem|noofitem|itemcount|items|item(s)|pcs|כמות|פריטים|פריט|الكمية|عدد|artikel|anzahl|positionen|nombre d|articles|quantité|cantidad|artículos|unidades|itens|qtd|quantidade|数量|点数|件数|共计件|お買上点数|मात्रा|संख्या|नग",
  ],
  paid: [
    "cash|tender|paid|received|receive|visa|master|debit|credit|card|amex|payment|tunai|bayar|מזומן|אשראי|שולם|התקבל|ויזה|מאסטרקארד|نقد|نقدا|بطاقة|المدفوع|مدفوع|bar|gegeben|bezahlt|karte|girocard|espèces|carte|reçu|efectivo|tarjeta|entregado|recibido|pagado|dinheiro|cartão|recebido|pago|现金|現金|刷卡|支付宝|微信|お預|預り|クレジット|नकद|नकद|कार्ड|प्राप्त",
  ],
  change: [
    "change|baki|balancereturn|עודף|الباقي|باقي|المرتجع|rückgeld|wechselgeld|restgeld|zurück|rendu|monnaie|cambio|vuelto|devuelto|troco|找零|找贖|お釣|おつり|釣銭|釣り|वापसी|शेष",
  ],
  discount: [
    "disc|saving|saved|youhavesaved|rabatt|nachlass|remise|réduction|descuento|desconto|הנחה|הנחת|חסכת|خصم|优惠|折扣|値引|割引|छूट",
  ],
  rounding: [
    "rounding|rndg|roundadj|adjust|roundingadj|עיגול|تقريب|rundung|arrondi|redondeo|arredond|端数|抹零|राउंड ऑफ",
  ],
  summary: [
    "summary|taxcode|gstcode|taxrate|gstamount|gstanalysis|taxamount|gstsumm|analysis|goodsamt|amountrm tax",
  ],
  account: [
    "point|loyalty|member|outstanding|previous|balancepoint|pointbalance|creditlimit|cardbalance|נקודות|نقاط|punkte|puntos|pontos|ポイント|积分|approval|trace|refno|deposit",
  ],
};

const patterns = new Map<RowKind, RegExp>(
  (Object.keys(words) as RowKind[]).map((kind) => [
    kind,
    new RegExp(
      [...new Set(words[kind].flatMap((list) => list.split("|")).map(lettersOf))]
        .filter(Boolean)
        .join("|"),
      "u",
    ),
  ]),
);

// Longer words that contain one of the words by chance: "bar" in "barcode", "due" in "product",
// "ust" in "customer".
const chance: Readonly<Partial<Record<RowKind, RegExp>>> = {
  paid: /barcode|barley|cashier|cashbill|cashsale|cashmemo|paidby|debitnote|cardno|postcard|cardboard|bargain|rebar|bario|barang|baris/gu,
  tax: /customer|robust|industr|kustom|trust|just|must|august|dust|taxinvoice|taxable|gstid|gstreg|gstno|taxid|taxi|crust|mustard/gu,
  finalTotal:
    /product|produce|residue|overdue|(?:gst|sst|tax|vat)payable|changedue|rounding|roundingadj/gu,
  total: /totally|summer|summar|实[付收]现金|(?:gst|sst|tax|vat)payable/gu,
  count: /itemcode|itemno|itemdesc/gu,
  discount: /discover|disco(?!unt)/gu,
};

/** Words at a row's beginning in letters that look alike, as faint or worn print is read; the total's end is often lost. */
const lookAlikes: readonly (readonly [RowKind, RegExp])[] = [
  ["total", /^(?:grand)?(?:tot|[tifl][ou][tiflz][ao][lit]|[ou][til]al(?!i))|^grandt/],
  ["subtotal", /^[s5]u[bh][tifl][ou][tiflz]/],
  ["paid", /^[clgo]ash$/],
  ["change", /^[cgo][hn]an[gc]e$/],
  ["rounding", /^[rn][ou]u?nd[il]n[gc]/],
];

/** Returns what kinds of words are in a row's letters. */
export function kindsOf(letters: string): ReadonlySet<RowKind> {
  const kinds = new Set<RowKind>();
  for (const [kind, pattern] of patterns) {
    const cleaned = chance[kind] ? letters.replace(chance[kind], " ") : letters;
    if (pattern.test(cleaned)) kinds.add(kind);
  }
  for (const [kind, pattern] of lookAlikes) if (pattern.test(letters)) kinds.add(kind);
  return kinds;
}
