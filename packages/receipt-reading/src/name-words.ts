/** Forms of companies in many countries: who bears one is a business. */
export const companyForm =
  /S\s?[DO]\s?N\.?,?\s*B\s?H\s?[DO0]|\bS[DOU0]N\.? ?[BH8]H[DLOUX0]\b|\bSDN\b|\bBHD\b|\bBERHAD\b|\b[S5]\/[B8](?![A-Z0-9])|\bPLT\b|\bLLP\b|\bLTD\b|\bLIMITED\b|\bPTE\b|\bPTY\b|\bPLC\b|\bINC\b|\bLLC\b|\bCORP\b|\bGMBH\b|\bAG\b|\bCO\.? ?KG\b|\be\.?K\.|\bOHG\b|\bGbR\b|\bSARL\b|\bEURL\b|\bSASU?\b|\bS\.A\.|\bS\.L\.|[ ,]SLU?\.?$|\bS\. ?de ?R\. ?L|\bS\.?r\.?l\.?$|\bB\.V\.|\bLTDA\b|\bLDA\b|\bEIRELI\b|\bEPP\b|\bMEI\b|\bPVT\b|בע["']*מ|ח\.פ|ושות['"]|ובניו|شركة|مؤسسة|مجموعة|ش\.? ?م\.? ?م|ذ\.? ?م\.? ?م|株式会社|\(株\)|\(有\)|有限公司|有限责任|有限会社|合同会社|प्रा\.? ?लि|लिमिटेड|एंड (?:संस|कंपनी)/iu;

/** What shops call themselves. */
export const shopWord =
  /ENTERPRISE|TRADING|RESTO?RAN|RESTAURANT|HARDWARE|CAF[EÉ]|COFFEE|KOPI|MARKET|\bMART|STORES?\b|STATION(ERY|ARY)|BAKER|KEDAI|PERNIAGAAN|SYARIKAT|ENGINEERING|PHARMAC|FARMA[SC]I|APOTHEKE|\bSHOP|CENTRE|CENTER|GALLERY|BISTRO|GROCER|FOOD|MOTOR|ELECTRIC|BOOK|NIAGA|RETAIL|HOLDING|INDUSTR|COMPANY|\bCO\b\.?|RUNCIT|HOUSE|HOTEL|KITCHEN|CATERING|DELI\b|WHOLESALE|SUPPL(?:Y|IES)|\bFUEL|PETROL|SERVICES?\b|OPTIC|BEAUTY|SALON|CLINIC|BOUTIQUE|JEWEL|FLORIST|TEXTILE|TYRE|B[ÄA]CKEREI|KONDITOREI|METZGEREI|MARKT|GETR[ÄA]NKE|DROGERIE|BOULANGERIE|P[ÂA]TISSERIE|[ÉE]PICERIE|FROMAGERIE|PANADER|PASTELER|FERRETER|PADARIA|CONFEITARIA|MERCEARIA|ATACAD|SUPERM|HIPERM|MARCH[ÉE]|TIENDA|BODEGA|MERCADO|LOJA|מאפ|קונדיטוריה|סופר|מכולת|חנות|שוק|מרכול|מעדני|מסעד|קפה|בית הקפה|חומרי|شركة|مخبز|مخابز|حلويات|سوق|أسواق|متجر|بقالة|مطعم|مقهى|محل|صيدلية|सुपर|मार्ट|बाज़ार|बाजार|स्टोर|भंडार|बेकरी|मिष्ठान|किराना|जनरल|ट्रेडर्स|होटल|商店|超市|便利|面包|麵包|蛋糕|餐厅|店|屋|商会|食品|ベーカリー|マート|ストア|スーパー|カフェ|レストラン|製菓|酒造/iu;

/** What is in addresses, numbers of registration, and the slip's own headings: no name. */
export const notName =
  /\bjalan\b|\bjln\b|\bjin\b\.?|lorong|taman|\bno\s?[.:,]?\s*\d|\blot\b|\btel\b|\btel[.:]|\bfax\b|\bph(one)?\b[.: ]|gst|sst|\breg\b|invoice|receipt|\bbill\b|\bdate\b|cashier|www|@|\.com|\d{5}|selangor|johor|kuala|lumpur|floor|ground|\bcash\b|welcome|thank|street|\broad\b|avenue|\bstr\.|straße|strasse|\brue\b|\bcalle\b|\brua\b|avenida|רחוב|רח'|שדרות|טלפון|טל[.:']|חשבונית|קבלה|עוסק|ח\.פ|تاريخ|هاتف|جوال|شارع|فاتورة|إيصال|ايصال|ضريبي|الرقم|电话|電話|地址|发票|小票|收据|領収|領收|レシート|住所|登録番号|〒|都.{1,4}区|市.{1,6}(?:区|路|町)|फ़?ोन|दूरभाष|रसीद|बिल|मार्ग|सड़क|रोड|नगर|rechnung|beleg|quittung|kassenbon|bon-nr|ticket|facture|reçu|recibo|factura|fatura|nota fiscal|cupom|\bcnpj\b|\bcif\b|\bnif\b|\bsiret\b|ust-?id|steuernr|page\b|table\b|counter|operator|tax id|original|duplicate|copy|\byour\b|\border\b|\bnumber\b|queue|served|customer|member\b|formerly|licensee|franchise|\bguest\b|please|\bhours?\b|survey|vat (?:no|reg)|abn\b/iu;

/** A number of a house, a plot or a block, as addresses bear it. */
export const houseNumber =
  /^\D{0,6}\d+[A-Z]?\s*[,&/-]\s*\d|\d[A-Z]?\s*,\s*\p{L}|\p{L}{2}\s*,\s*\d|\b[A-Z]{1,3}\.?\s?\d+[A-Z]?\/\d|,\s*\d{1,4}[A-Z]?$|\b\d{1,4}[A-Z]?\s*(?:st|nd|rd|th)?\s+floor/iu;

/** A number of a post office before its town. */
export const postcode = /^\W?[A-Z]{0,2}-?\d{4,5}\s*\p{Lu}/u;

/** The names of numbers of registration. */
export const numberWord = /^(?:company|co\.?|roc|brn|ssm|business)\s*(?:reg\w*\.?)?\s*no\b/i;

/** Headings of slips, as letters without spaces. */
export const heading =
  /^(?:simplified)?(?:tax|cash|official|guest|sales)?(?:invoice|receipt|bill|check|memo|order)(?:no)?$|^taxinvoice|^cashbill|^gst(?:id|reg|no)/;

/** What is above the name of who owns a shop of another name. */
export const ownerWord = /(?:owned|operated|managed|run) by\W*$/i;
