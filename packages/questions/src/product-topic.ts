import type { Language } from "@marzipan/contract/languages";
import { anyOf } from "./pattern-sources.ts";
import { entriesOf, joinedOf, plainText, unspaced } from "./words.ts";

/** What a question on the product's use is about although it has a business keyword: Marzipan's plan, or where figures are. */
export type ProductTopic = "cancel_plan" | "change_plan" | "see_figures";

interface TopicWords {
  /** What people call the plan that they have with Marzipan. */
  plan: string;
  /** Words beside which a plan is one of the business's own, as a marketing plan. */
  otherPlan: string;
  cancel: string;
  change: string;
  figures: string;
  where: string;
  see: string;
  export: string;
}

const topicWords: Readonly<Record<Language, TopicWords>> = {
  en: {
    plan: "plan plans subscription* membership*",
    otherPlan:
      "marketing business sales growth meal production baking pricing order orders customer* client*",
    cancel: "cancel canceling cancelling unsubscribe end stop quit terminate leave",
    change: "change changing switch upgrade upgrading downgrade downgrading pause resume renew",
    figures: "sale sales revenue* profit* income earnings turnover",
    where: "where",
    see: "see view find look check",
    export: "export* download*",
  },
  he: {
    plan: "תוכנית תוכניות תוכניתי תכנית תכניות מנוי מנויים מסלול חבילה",
    otherPlan: "שיווק* עסקית עסקי מכירות צמיחה עבודה ייצור הזמנה הזמנות לקוח* תמחור",
    cancel: "בטל בטלים בטלת לבטל ביטול לסיים להפסיק הפסיק פסיקים עצור לעצור",
    change: "שנה שנים לשנות שינוי להחליף חליפים שדרג שדרגים לשדרג שדרוג להקפיא חדש לחדש",
    figures: "מכירות מכירה הכנסות הכנסה רווח רווחים",
    where: "איפה היכן",
    see: "רואה רואים רואות לראות אראה נמצא נמצאות נמצאים מופיע* צופים למצוא מוצאים",
    export: "ייצא* יצא* לייצא ייצוא יצוא להוריד ורידים הורדה",
  },
  ar: {
    plan: "خطة خطتي خطط اشتراك اشتراكي باقة باقتي عضوية عضويتي",
    otherPlan: "تسويق* عمل اعمال مبيعات نمو انتاج طلبية طلبيات زبون* زبائن* عميل* عملاء تسعير",
    cancel: "الغي الغاء الغ نلغي انهي انهاء اوقف ايقاف",
    change: "اغير تغيير غير ابدل تبديل ارقي ترقية اجدد تجديد",
    figures: "مبيعات مبيعاتي ايراد* ارباح ارباحي ربح دخل دخلي",
    where: "اين وين",
    see: "اري ارى نرى اشوف اجد تظهر يظهر نجد اطلع مشاهدة",
    export: "اصدر تصدير نصدر صدر تنزيل انزل تحميل",
  },
  fr: {
    plan: "plan plans forfait forfaits abonnement abonnements formule formules",
    otherPlan: "marketing vente ventes affaires croissance production commande* client* tarifaire",
    cancel: "annul* résili* arrêt* stopper termin*",
    change: "chang* modifi* renouvel* suspend* upgrade passer",
    figures: "vente ventes chiffre* recette* revenu* bénéfice* gains",
    where: "où",
    see: "voir vois voit trouve* trouver consulter visualiser affich*",
    export: "export* téléchar*",
  },
  de: {
    plan: "plan tarif abo abonnement mitgliedschaft paket",
    otherPlan:
      "marketing* geschäft* verkaufs* wachstum* produktions* bestellung* kunde kunden preis*",
    cancel: "kündig* gekündigt kündbar beende* stornier* abbestell*",
    change: "wechsl* wechsel* änder* upgrade* hochstuf* herabstuf* pausier* verlänger*",
    figures: "verkäufe verkauf umsatz umsätze erlös* gewinn gewinne einnahmen",
    where: "wo",
    see: "seh* sieht siehst find* steh* anschau* einseh*",
    export: "exportier* export herunterlad* runterlad* lade download*",
  },
  es: {
    plan: "plan planes suscripción suscripciones membresía membresías abono paquete",
    otherPlan: "marketing mercadeo negocio* ventas crecimiento producción pedido* cliente* precios",
    cancel: "cancel* anul* dar_de_baja doy_de_baja termin* dejar",
    change: "cambi* modific* renov* paus* mejorar_mi actualiz*",
    figures: "venta ventas ingreso ingresos ganancia* beneficio*",
    where: "dónde donde",
    see: "veo ver encuentro encontrar están aparece* consult* miro",
    export: "export* descarg*",
  },
  zh: {
    plan: "计划 订阅 套餐 会员 方案",
    otherPlan: "营销 商业 销售 增长 生产 订单 客户 顾客 定价",
    cancel: "取消 退订 终止 停止 结束",
    change: "更改 更换 改变 升级 降级 换 续订 暂停",
    figures: "销售 销售额 收入 营业额 利润 销量",
    where: "哪里 哪儿 在哪",
    see: "看 查看 找 查",
    export: "导出 下载",
  },
  hi: {
    plan: "प्लान योजना सदस्यता सब्सक्रिप्शन मेंबरशिप पैकेज",
    otherPlan: "मार्केटिंग बिज़नेस व्यापार बिक्री ऑर्डर* ग्राहक* कीमत*",
    cancel: "रद्द कैंसल कैंसिल बंद ख़त्म खत्म",
    change: "बदल* अपग्रेड डाउनग्रेड रिन्यू नवीनीकृत",
    figures: "बिक्री सेल सेल्स आमदनी कमाई मुनाफ़ा मुनाफा",
    where: "कहाँ कहां",
    see: "दिखती दिखता दिखेगी दिखेगा दिखते देखूँ देखूं देखें देख मिलेगी मिलेगा",
    export: "एक्सपोर्ट निर्यात डाउनलोड",
  },
  ja: {
    plan: "プラン サブスクリプション サブスク メンバーシップ 契約 会員",
    otherPlan: "マーケティング 事業 販売 成長 生産 注文 顧客 お客",
    cancel: "解約 キャンセル 退会 やめ 取り消 停止",
    change: "変更 変え アップグレード ダウングレード 切り替え 更新",
    figures: "売上 売り上げ 収入 収益 利益",
    where: "どこ",
    see: "見",
    export: "エクスポート ダウンロード 書き出",
  },
  pt: {
    plan: "plano planos assinatura assinaturas pacote",
    otherPlan: "marketing negócio* vendas crescimento produção pedido* cliente* preços",
    cancel: "cancel* anul* encerr* termin* parar",
    change: "mud* troc* alter* renov* paus* atualiz*",
    figures: "venda vendas receita receitas faturamento lucro*",
    where: "onde",
    see: "vejo ver encontro encontrar estão aparece* consult* acho",
    export: "export* baix* download*",
  },
};

const made = new Map<string, RegExp>();

function patternOf(language: Language, kind: keyof TopicWords): RegExp {
  const key = `${language} ${kind}`;
  const known = made.get(key);
  if (known) return known;
  const isUnspaced = unspaced.includes(language);
  const any = anyOf(entriesOf(topicWords[language][kind]), isUnspaced ? "" : "[^ ]*");
  const verbStart = language === "he" ? "(?:[ומלנתיא]{0,2})" : "";
  const source = isUnspaced ? any : `(?<= )${joinedOf(language)}${verbStart}${any}(?= )`;
  const pattern = new RegExp(source, "u");
  made.set(key, pattern);
  return pattern;
}

function topicIn(text: string, language: Language): ProductTopic | null {
  const has = (kind: keyof TopicWords): boolean => patternOf(language, kind).test(text);
  if (has("plan") && !has("otherPlan")) {
    if (has("cancel")) return "cancel_plan";
    if (has("change")) return "change_plan";
  }
  const asksPlace = has("export") || (has("where") && has("see"));
  return asksPlace && has("figures") ? "see_figures" : null;
}

/**
 * Returns what of the product a question is about that has a business keyword (spec §9): the person's own plan, as in
 * "How do I cancel my plan?", or where figures are shown and exported; `null` for any other. Read in the person's
 * language and in English.
 */
export function productTopicOf(message: string, language: Language): ProductTopic | null {
  const text = plainText(message);
  return topicIn(text, language) ?? topicIn(text, "en");
}
