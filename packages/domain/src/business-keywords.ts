import type { Language } from "@marzipan/contract/languages";

/**
 * The business keywords of spec §9 in ten languages. A word stands for itself; with `*` for every word
 * that begins so; in Chinese and Japanese, which write without spaces, for every place where it stands.
 */
export const businessKeywords: Readonly<Record<Language, string>> = {
  en: "marketing sale sales revenue revenues profit profits profitab* customer customers business businesses strateg* campaign* growth grow growing competitor* competition pricing promotion* promote promoting analysis analyses analyz* analys* increas* improv* optimiz* optimis* expand* expansion plan plans planned planning advice advise recommend*",
  he: "שיווק* מכירה מכירות מכירת הכנסה הכנסות הכנסת רווח* לקוח לקוחה לקוחות לקוחותי* לקוחותינו עסק עסקים עסקי עסקית עסקיים עסקיות אסטרטגי* קמפיין קמפיינים צמיחה לצמוח מתחרה מתחרים מתחרות תחרות תמחור תמחר מבצע מבצעים קידום קדם ניתוח נתח הגדיל הגדלה העלות שפר שיפור שיפורים אופטימיזציה ייעל ייעול התרחב הרחיב התרחבות הרחבה תוכנית תוכניות תכנית תכנון תכנן עצה עצות ייעוץ יעץ המלצה המלצות המליץ ממליץ ממליצה ממליצים",
  ar: "تسويق* مبيعات مبيع بيع ايراد* دخل ربح* ارباح* زبون* زبائن* عميل* عملاء* عمل اعمال مشروع* تجاره استراتيجي* حمله حملات حملتي نمو منافس* تسعير* ترويج* عرض عروض تحليل* زياده ازيد نزيد تحسين* احسن نحسن توسيع* توسع* خطه خطط خطتي تخطيط نصيحه نصائح انصح* تنصح* استشار* توصي* اوصي",
  fr: "marketing vente ventes chiffre revenu revenus profit profits bénéfice* rentab* client clients cliente clientes clientèle business entreprise* affaires commerce stratégi* campagne* croissance concurren* tarification promotion* promouvoir analys* augment* amélior* optimis* développ* étend* expansion plan plans planifi* conseil* recommand*",
  de: "marketing* verkauf verkäufe verkaufen verkaufszahlen umsatz umsätze umsatz* erlös* gewinn gewinne gewinn* kunde kunden kundin kundinnen kundschaft geschäft geschäfte geschäfts* betrieb* unternehmen* strategi* kampagne* wachstum* wachsen konkurren* mitbewerber* preisgestaltung preispolitik promotion* aktion aktionen werbe* analys* steiger* erhöh* verbesser* optimier* expan* erweiter* plan pläne planen planung* rat ratschl* beratung* berate* empfehl* empfiehl*",
  es: "marketing mercadeo venta ventas ingreso ingresos ganancia* beneficio* rentab* cliente clientes clienta clientas clientela negocio* empresa* estrategi* campaña* crecimiento crecer competencia competidor* precios promocion* promoción analiz* análisis aument* increment* mejor* optimiz* expand* expansión ampli* plan planes planific* planear consejo* aconsej* recomend* recomiend*",
  zh: "营销 市场 销售 销量 营业额 收入 利润 盈利 顾客 客户 客人 业务 生意 经营 战略 策略 宣传活动 增长 竞争 定价 促销 推广 分析 提高 增加 提升 改善 改进 优化 扩大 扩张 拓展 计划 规划 建议 推荐",
  hi: "मार्केटिंग बिक्री सेल सेल्स आमदनी कमाई राजस्व मुनाफ़ा मुनाफ़े मुनाफा मुनाफे फ़ायदा लाभ ग्राहक ग्राहकों कस्टमर कस्टमरों बिज़नेस बिजनेस व्यापार कारोबार धंधा रणनीति* स्ट्रैटेजी कैंपेन अभियान ग्रोथ तरक्की प्रतियोगी* मुकाबला कीमत* प्राइसिंग प्रमोशन* ऑफ़र विश्लेषण एनालिसिस बढ़ा* बढ़ोतरी सुधार* बेहतर ऑप्टिमाइज़* विस्तार* फैला* योजना* प्लान* सलाह सुझाव* सिफ़ारिश*",
  ja: "マーケティング 集客 販売 売上 売り上げ 収入 収益 利益 儲け 顧客 お客様 お客さん ビジネス 経営 商売 戦略 キャンペーン 成長 競合 ライバル 価格設定 値付け プロモーション 宣伝 分析 増や 増加 伸ば 改善 最適化 拡大 広げ 計画 プラン アドバイス 助言 おすすめ お勧め 提案",
  pt: "marketing venda vendas receita receitas faturamento lucro* rentab* cliente clientes clientela negócio* empresa* estratégi* campanha* crescimento crescer concorr* precificação preços promoç* promov* analis* análise* aument* melhor* otimiz* expand* expans* ampli* plano planos planej* conselho* aconselh* recomend*",
};
