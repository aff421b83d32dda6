import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };

describe("what somebody paid and still owes", () => {
  it.each([
    ["How much has Dana paid and what does she owe", "en", "Dana"],
    ["what does dana levi owe and how much did she pay this year?", "en", "dana levi"],
    ["what did dana levi pay and how much is left", "en", "dana levi"],
    ["How much has Dana paid and how much is still unpaid?", "en", "Dana"],
    ["how much has dana paid this year and how much is still open", "en", "dana"],
    ["כמה דנה שילמה וכמה היא חייבת", "he", "דנה"],
    ["כמה שילמה דנה לוי ומה היא עוד חייבת לי?", "he", "דנה לוי"],
    ["כמה חייבת דנה וכמה כבר שילמה", "he", "דנה"],
    ["כמה שילם יוסי וכמה נשאר לו", "he", "יוסי"],
    ["كم دفعت ليلى وكم عليها؟", "ar", "ليلى"],
    ["كم دفعت ليلى حداد وكم تدين لي", "ar", "ليلى حداد"],
    ["كم دفع يوسف وكم باقي عليه", "ar", "يوسف"],
    ["Combien Claire a payé et combien elle doit", "fr", "Claire"],
    ["combien a payé Claire Dubois et combien doit-elle encore ?", "fr", "Claire Dubois"],
    ["Combien Claire a-t-elle réglé et que reste-t-il", "fr", "Claire"],
    ["Wie viel hat Anna bezahlt und was schuldet sie noch", "de", "Anna"],
    ["was hat Anna Schmidt gezahlt und wie viel ist noch offen?", "de", "Anna Schmidt"],
    ["¿Cuánto ha pagado Ana y cuánto debe?", "es", "Ana"],
    ["cuanto pagó Ana García y cuánto le falta", "es", "Ana García"],
    ["Quanto a Ana pagou e quanto ela deve?", "pt", "Ana"],
    ["quanto a Ana Silva já pagou e quanto falta", "pt", "Ana Silva"],
    ["रीता ने कितना भुगतान किया और कितना बाकी है", "hi", "रीता"],
    ["रीता ने कितना दिया और कितना बकाया है", "hi", "रीता"],
    ["रीता शर्मा ने कितने पैसे दिए और कितने बचे हैं", "hi", "रीता शर्मा"],
    ["王女士付了多少，还欠多少", "zh", "王女士"],
    ["王女士付了多少钱还剩多少没付", "zh", "王女士"],
    ["田中さんはいくら払いましたか、いくら残っていますか", "ja", "田中さん"],
    ["田中さんの支払い済みと未払いを教えて", "ja", "田中さん"],
    ["田中さんはいくら払って未払いはいくら", "ja", "田中さん"],
  ] as const)("are both asked, with the name: %s", (question, language, name) => {
    const found = understand(question, language, when);
    expect(found).toMatchObject({ intents: ["owed", "cash"], name });
  });

  it.each([
    ["how much has Dana not paid", "en"],
    ["How much does Dana have to pay me", "en"],
    ["כמה דנה עוד לא שילמה", "he"],
    ["كم لم تدفع ليلى", "ar"],
    ["combien Claire n'a pas payé", "fr"],
    ["wie viel hat Anna noch nicht bezahlt", "de"],
    ["cuánto no ha pagado Ana", "es"],
    ["quanto a Ana não pagou", "pt"],
    ["रीता ने कितना भुगतान नहीं किया", "hi"],
    ["王女士还没付多少", "zh"],
    ["田中さんがまだ払っていないのはいくら", "ja"],
  ] as const)("are not both asked of what is not paid: %s", (question, language) => {
    expect(understand(question, language, when)?.intents).toEqual(["owed"]);
  });
});
