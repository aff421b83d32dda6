import { describe, expect, it } from "vitest";
import { findBusinessName } from "./business-name.ts";
import { makeRows } from "./seen-text.ts";

/** Lays lines below each other; `weakest` says how sure the reader was of their most doubtful letter. */
function nameOf(lines: readonly (string | readonly [string, number])[], weakest = 0.98) {
  const texts = lines.map((line, at) => {
    const [text, height] = typeof line === "string" ? ([line, 30] as const) : line;
    const top = at * 60;
    const place = { left: 40, right: 40 + text.length * 12, top, bottom: top + height };
    return { text, confidence: 0.98, weakest, ...place };
  });
  return findBusinessName(makeRows(texts));
}

describe("the name at the head of a slip", () => {
  it.each([
    [["Bäckerei Sommer", "Hauptstraße 12, 10115 Berlin", "Tel. 030 123456"], "Bäckerei Sommer"],
    [
      ["Getränke Huber GmbH & Co. KG", "Am Markt 3", "80331 München"],
      "Getränke Huber GmbH & Co. KG",
    ],
    [
      ["TICKET", "Ferretería Soler, S.L.", "Calle Mayor 12, 28013 Madrid"],
      "Ferretería Soler, S.L.",
    ],
    [["Épicerie Martin SARL", "12 rue de la République", "69001 Lyon"], "Épicerie Martin SARL"],
    [
      ["Mercado Oliveira Ltda", "CNPJ 12.345.678/0001-90", "Rua das Flores 120"],
      "Mercado Oliveira Ltda",
    ],
    [["領収書", "株式会社こむぎ屋", "東京都新宿区西新宿1-2-3"], "株式会社こむぎ屋"],
    [["购物小票", "上海麦香食品有限公司", "电话: 021-55667788"], "上海麦香食品有限公司"],
    [["חשבונית מס", 'חומרי אפייה לבן בע"מ', "רחוב הרצל 12, תל אביב"], 'חומרי אפייה לבן בע"מ'],
    [["فاتورة ضريبية مبسطة", "مخبز الياسمين", "شارع النيل 45"], "مخبز الياسمين"],
    [["रसीद", "अन्नपूर्णा किराना स्टोर", "स्टेशन रोड, जयपुर"], "अन्नपूर्णा किराना स्टोर"],
    [
      ["GREEN HILL HARDWARE (M) SDN BHD (123456-X)", "NO 5, JALAN BUNGA"],
      "GREEN HILL HARDWARE (M) SDN BHD",
    ],
  ])("is taken over headings and addresses: %s", (lines, expected) => {
    expect(nameOf(lines)?.value).toBe(expected);
  });

  it("goes over several lines, up to a company's form", () => {
    const broken = [
      "GREEN HILL HARDWARE",
      "ENTERPRISE",
      "(NORTH) SDN BHD",
      "654321-K",
      "NO 5, JALAN BUNGA",
    ];
    expect(nameOf(broken)?.value).toBe("GREEN HILL HARDWARE ENTERPRISE (NORTH) SDN BHD");
    expect(nameOf(["Rosie's Chicken North", "Ltd", "5 High Street"])?.value).toBe(
      "Rosie's Chicken North Ltd",
    );
  });

  it("is never a company's form alone, a phrase, or what is told below the address", () => {
    expect(nameOf(["Your order number is", "Blue Door Kitchen", "Ltd"])?.value).toBe(
      "Blue Door Kitchen Ltd",
    );
    const owned = [
      "BLUE DOOR STATIONERY",
      "NO. 5, HIGH STREET",
      "40170 HILLTOWN",
      "Owned By :",
      "BLUE SUPPLY LTD (1234567-K)",
    ];
    expect(nameOf(owned)?.value).toBe("BLUE DOOR STATIONERY");
    expect(nameOf(["BLUE DOOR CITY", "(HILL SHOP (12345))", "UNIT 4, HIGH STREET"])?.value).toBe(
      "BLUE DOOR CITY",
    );
  });

  it("takes no number below it for a part of it", () => {
    expect(nameOf(["سوق المدينة", "45", "هاتف: 011-4567890"])?.value).toBe("سوق المدينة");
  });

  it("has words that shops share mended, where its letters are doubted", () => {
    const lines = ["GREEN HILL ENTERFRISE", "NO 5, JALAN BUNGA"];
    expect(nameOf(lines, 0.7)?.value).toBe("GREEN HILL ENTERPRISE");
    expect(nameOf(lines, 0.99)?.value).toBe("GREEN HILL ENTERFRISE");
    expect(nameOf(["GREEN HILL SUN BHU", "NO 5, JALAN BUNGA"], 0.7)?.value).toBe(
      "GREEN HILL SDN BHD",
    );
  });
});
