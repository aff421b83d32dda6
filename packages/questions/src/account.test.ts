import { describe, expect, it } from "vitest";
import { restsOnNames } from "./account.ts";
import type { Nameable } from "./meant-names.ts";
import { mayBeOnUse } from "./on-use.ts";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };

describe("the account of somebody", () => {
  it.each([
    ["Dana's balance", "en", ["danas"]],
    ["balance of Dana Levi", "en", ["dana", "levi"]],
    ["What's the balance on dana levi's account?", "en", ["dana", "levis"]],
    ["the account of Dana", "en", ["dana"]],
    ["dana levi balance outstanding", "en", ["dana", "levi"]],
    ["החשבון של דנה", "he", ["דנה"]],
    ["מה מצב החשבון של דנה לוי?", "he", ["דנה", "לוי"]],
    ["כמה יש לדנה בחשבון", "he", ["לדנה"]],
    ["יתרת דנה", "he", ["דנה"]],
    ["رصيد ليلى", "ar", ["ليلي"]],
    ["ما هو حساب ليلى حداد؟", "ar", ["ليلي", "حداد"]],
    ["كشف حساب الزبونة ليلى", "ar", ["ليلي"]],
    ["le solde de Claire", "fr", ["claire"]],
    ["Quel est le compte de la cliente Claire Dubois ?", "fr", ["claire", "dubois"]],
    ["relevé de compte Claire", "fr", ["claire"]],
    ["Annas Saldo", "de", ["annas"]],
    ["Wie ist der Kontostand von Anna Schmidt?", "de", ["anna", "schmidt"]],
    ["Konto Anna", "de", ["anna"]],
    ["saldo de Ana", "es", ["ana"]],
    ["¿Cómo está la cuenta de Ana García?", "es", ["ana", "garcia"]],
    ["estado de cuenta de Ana", "es", ["ana"]],
    ["saldo da Ana", "pt", ["ana"]],
    ["Como está a conta da Ana Silva?", "pt", ["ana", "silva"]],
    ["extrato da Ana", "pt", ["ana"]],
    ["रीता का बैलेंस", "hi", ["रीता"]],
    ["रीता शर्मा का हिसाब क्या है", "hi", ["रीता", "शरमा"]],
    ["रीता जी के खाते में कितना है", "hi", ["रीता"]],
    ["王女士的余额", "zh", ["王女士"]],
    ["王芳账户余额多少", "zh", ["王芳"]],
    ["王女士的账", "zh", ["王女士"]],
    ["山田さんの残高は", "ja", ["山田"]],
    ["山田花子様の口座を教えて", "ja", ["山田花子"]],
    ["田中さんの残高", "ja", []],
  ] as const)("is what she owes: %s", (question, language, rest) => {
    const found = understand(question, language, when);
    expect(found).toMatchObject({ intents: ["owed"], rest });
  });

  it.each([
    ["what is my balance", "en"],
    ["חשבון", "he"],
    ["ما هو رصيدي", "ar"],
    ["mon compte", "fr"],
    ["mein Konto", "de"],
    ["mi cuenta", "es"],
    ["账户", "zh"],
    ["मेरा खाता", "hi"],
    ["アカウント", "ja"],
  ] as const)("is not that of the one who asks: %s", (question, language) => {
    expect(understand(question, language, when)).toBeNull();
  });

  it("may be one of the product's use, until a client is named by all that is left", () => {
    const client = { kind: "client", nameKey: "dana levi" } satisfies Nameable;
    const item = { kind: "item", nameKey: "dana levi" } satisfies Nameable;
    const of = (groups: Nameable[][], unknown: string | null = null) => ({ groups, unknown });
    const known = understand("Dana's account", "en", when);
    expect(known).toMatchObject({ isOfAccount: true });
    expect(mayBeOnUse(known)).toBe(true);
    expect(restsOnNames(["danas"], of([[client]]))).toBe(true);
    expect(restsOnNames(["לדנה"], of([[{ ...client, nameKey: "דנה לוי" }]]))).toBe(true);
    expect(restsOnNames(["dana", "rivka"], of([[client]], "rivka"))).toBe(true);
    expect(restsOnNames(["delete", "dana"], of([[client]]))).toBe(false);
    expect(restsOnNames(["dana"], of([[item]]))).toBe(false);
    expect(restsOnNames(["dana"], of([]))).toBe(false);
    expect(understand("what does Dana owe", "en", when)).toMatchObject({ isOfAccount: false });
  });
});
