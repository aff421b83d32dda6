import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };
const today = ["2026-11-26", "2026-11-26"];
const week = ["2026-11-22", "2026-11-28"];

describe("who paid", () => {
  it.each([
    ["who paid today", "en", today],
    ["Who has paid this week?", "en", week],
    ["which clients paid today", "en", today],
    ["did anybody pay today", "en", today],
    ["מי שילם היום", "he", today],
    ["מי שילמה לי השבוע?", "he", week],
    ["אילו לקוחות שילמו היום", "he", today],
    ["من دفع اليوم؟", "ar", today],
    ["مين دفع لي هذا الأسبوع", "ar", week],
    ["أي زبائن دفعوا اليوم", "ar", today],
    ["qui a payé aujourd'hui", "fr", today],
    ["Qui m'a payé cette semaine ?", "fr", week],
    ["quels clients ont payé aujourd'hui", "fr", today],
    ["wer hat heute bezahlt", "de", today],
    ["Wer hat diese Woche gezahlt?", "de", week],
    ["welche Kunden haben heute bezahlt", "de", today],
    ["wer zahlte heute", "de", today],
    ["wer hat mir heute Geld gegeben", "de", today],
    ["quién pagó hoy", "es", today],
    ["¿Quiénes me pagaron esta semana?", "es", week],
    ["qué clientes han pagado hoy", "es", today],
    ["quem pagou hoje", "pt", today],
    ["Quem me pagou esta semana?", "pt", week],
    ["quais clientes pagaram hoje", "pt", today],
    ["आज किसने भुगतान किया", "hi", today],
    ["इस हफ़्ते किसने पैसे दिए?", "hi", week],
    ["आज किस किस ने पेमेंट किया", "hi", today],
    ["इस हफ्ते किन ग्राहकों ने भुगतान किया", "hi", week],
    ["今天谁付了钱", "zh", today],
    ["今天谁付款了？", "zh", today],
    ["这周有谁付过钱", "zh", week],
    ["本周哪些客户付了款", "zh", week],
    ["今日誰が払いましたか", "ja", today],
    ["今日は誰が支払った？", "ja", today],
    ["今週支払ったお客さんは", "ja", week],
    ["今週払ってくれた人", "ja", week],
  ] as const)("asks for the clients: %s", (question, language, span) => {
    expect(understand(question, language, when)).toMatchObject({ intents: ["clients_paid"], span });
  });

  it.each([
    ["who hasn't paid this week", "en", "owed"],
    ["who paid by card today", "en", "cash_methods"],
    ["how many people paid today", "en", "clients_count"],
    ["how much did Dana pay today", "en", "cash"],
    ["who did I pay today", "en", undefined],
    ["מי לא שילם השבוע", "he", "owed"],
    ["למי שילמתי היום", "he", undefined],
    ["من لم يدفع هذا الأسبوع", "ar", "owed"],
    ["qui n'a pas payé cette semaine", "fr", "owed"],
    ["wer hat diese Woche nicht bezahlt", "de", "owed"],
    ["quién no ha pagado esta semana", "es", "owed"],
    ["quem não pagou esta semana", "pt", "owed"],
    ["इस हफ्ते किसने पैसे नहीं दिए", "hi", "owed"],
    ["这周谁没付钱", "zh", "owed"],
    ["今天给谁付了钱", "zh", undefined],
    ["今週誰が払っていない", "ja", "owed"],
  ] as const)("is not asked: %s", (question, language, intent) => {
    expect(understand(question, language, when)?.intents[0]).toBe(intent);
  });
});

describe("who bought something", () => {
  it.each([
    ["who bought challah", "en"],
    ["Which clients ordered challah last month?", "en"],
    ["who bought the most challah this year", "en"],
    ["who ordered bread this week", "en"],
    ["מי קנה חלה", "he"],
    ["אילו לקוחות הזמינו חלות החודש?", "he"],
    ["من اشترى خبز الحلة", "ar"],
    ["مين طلب كعكة العسل هذا الشهر؟", "ar"],
    ["أي زبائن طلبوا البقلاوة", "ar"],
    ["qui a acheté du pain", "fr"],
    ["Quels clients ont commandé des madeleines ce mois-ci ?", "fr"],
    ["wer hat Challa gekauft", "de"],
    ["Welche Kunden haben letzten Monat Brezeln bestellt?", "de"],
    ["quién compró pan", "es"],
    ["¿Qué clientes han pedido empanadas este mes?", "es"],
    ["quem comprou pão de queijo", "pt"],
    ["Quais clientes encomendaram brigadeiros este mês?", "pt"],
    ["ब्रेड किसने खरीदी", "hi"],
    ["इस महीने किन ग्राहकों ने लड्डू ऑर्डर किए", "hi"],
    ["谁买了面包", "zh"],
    ["这个月哪些客户订了月饼？", "zh"],
    ["誰がパンを買いましたか", "ja"],
    ["今月メロンパンを注文したお客様は", "ja"],
  ] as const)("is asked: %s", (question, language) => {
    expect(understand(question, language, when)).toMatchObject({ isOfBuyers: true });
  });

  it.each([
    ["who stopped buying challah", "en"],
    ["who didn't buy challah", "en"],
    ["how many clients bought challah", "en"],
    ["who ordered this month", "en"],
    ["how much challah did Dana buy", "en"],
    ["מי לא קנה חלה", "he"],
    ["من لم يطلب الخبز", "ar"],
    ["wer hat keine Brezeln mehr bestellt", "de"],
    ["谁没买面包", "zh"],
  ] as const)("is not asked: %s", (question, language) => {
    expect(understand(question, language, when)?.isOfBuyers ?? false).toBe(false);
  });
});
