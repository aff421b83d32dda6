import { describe, expect, it } from "vitest";
import { cutPieces, isOwnPath, makePlain, makePlainName } from "./plain-answer.rules.ts";
import { makePseudonyms, wordsOfNames } from "./privacy/pseudonyms.rules.ts";

describe("a model's text made plain", () => {
  it("keeps words, takes markup and addresses out, and makes links to own pages apart", () => {
    const { text, links } = makePlain(
      "## Well\n- **Bold** and *soft* `code`\n1. See [orders](/orders?when=range) or [x](https://evil.example/a).\n![p](//evil.example)Done: 3 * 4 * 5, a_b.",
    );
    expect(text).toBe("Well\n• Bold and soft code\n1. See orders or x.\nDone: 3 * 4 * 5, a_b.");
    expect(links).toEqual([{ label: "orders", path: "/orders?when=range" }]);
  });

  it.each(["/orders", "/analytics?from=2026-11-01&to=2026-11-30", "/help"])(
    "leads to %s",
    (path) => {
      expect(isOwnPath(path)).toBe(true);
    },
  );

  it.each([
    "/admin/users",
    "//evil.example",
    "/orders/../admin",
    "/api/me",
    "/orders?q=a b c",
    "/orders?q=https://evil.example",
    "https://evil.example/orders",
    "/\\evil.example",
    "",
  ])("does not lead to %j", (path) => {
    expect(isOwnPath(path)).toBe(false);
  });

  it("is cut at sentences and lines, and nowhere inside a date or a link", () => {
    const cutter = cutPieces();
    const text = "On 26. November it was [Well. Done](/orders) so. ₪1,234.50! Yes。はい\nEnd";
    const pieces = Array.from(text).flatMap((letter) => cutter.add(letter));
    expect([...pieces, cutter.rest()]).toEqual([
      "On 26. November it was [Well. Done](/orders) so. ",
      "₪1,234.50! Yes。",
      "はい\n",
      "End",
    ]);
  });

  it("shows names without markup", () => {
    expect(makePlainName("[Dana](https://evil.example) <b>")).toBe("Dana b");
  });
});

describe("pseudonyms", () => {
  const names = ["Dana Levi", "רות כהן", "王小明"];
  const hide = (text: string): string => makePseudonyms(names, false).hide(text);

  it.each([
    ["What does Dana Levi owe?", "What does client_1 owe?"],
    ["dana's cake, levi", "client_1 cake, client_1"],
    ["כמה חייבת לרות כהן ושכהן", "כמה חייבת client_1"],
    ["王小明欠多少", "client_1欠多少"],
    ["Call 052-765 4321 or +972 52 7654321 or ٠٥٢٧٦٥٤٣٢١", "Call [phone] or [phone] or [phone]"],
    ["• Dana Levi (…50141)", "• client_1 ([phone])"],
    ["mail a.b@c.example, please", "mail [email], please"],
    [
      "between 05.10.2026 and 2026-10-12: 1,234.50 of 12000",
      "between 05.10.2026 and 2026-10-12: 1,234.50 of 12000",
    ],
  ])("stand in the place of names, phone numbers and addresses: %s", (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it("are put back, and those that nobody has are found", () => {
    const one = makePseudonyms(names, false);
    expect([
      one.of("client", "Dana Levi"),
      one.of("item", "Pie"),
      one.of("client", "dana levi"),
    ]).toEqual(["client_1", "item_2", "client_1"]);
    const text = "ל{client_1} and Client 1, client_2, client_9";
    expect(one.restore(text, (name) => name)).toBe("לDana Levi and Dana Levi, client_2, client_9");
    expect(one.findStrange(text)).toEqual(["client_2", "client_9"]);
  });

  it("are no more where the owner has agreed", () => {
    const one = makePseudonyms(names, true);
    expect([one.of("client", "Dana"), one.hide("Dana 0527654321")]).toEqual([
      "Dana",
      "Dana 0527654321",
    ]);
  });

  it("are looked for by the question's words, months apart", () => {
    expect(wordsOfNames(["In May, for Dana"], "en")).toEqual(["in", "for", "dana"]);
    expect(wordsOfNames(["ולדנה"], "he")).toContain("דנה");
  });
});
