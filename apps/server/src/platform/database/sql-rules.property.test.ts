import { isSamePhone, samePhonePattern } from "@marzipan/domain/clients";
import { normalise } from "@marzipan/domain/search";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("ownerUrl") });
  await client.connect();
});
afterAll(() => client.end());

/** The blocks of the scripts in which the product's languages are written, with signs and combining marks. */
const blocks = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x4fff],
  [0xff01, 0xff5e],
] as const;
const characters = blocks
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .filter((one) => !/[\p{Cn}\p{Cc}]/u.test(one));
const text = fc
  .array(fc.constantFrom(...characters, " ", " ", "\n", "Ⅳ", "ﬁ"), { maxLength: 20 })
  .map((parts) => parts.join(""));

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 10 });
const separated = (numbers: readonly number[]): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom("", "", "-", " ", ") ", "."), {
      minLength: numbers.length,
      maxLength: numbers.length,
    })
    .map((signs) => numbers.map((number, at) => `${number}${signs[at] ?? ""}`).join(""));
/** Two ways to write one number or, by another first digit, almost the same. */
const phones = digits.chain((numbers) =>
  fc.tuple(
    fc
      .constantFrom("", "0", "00", "+972", "(0")
      .chain((code) => separated(numbers).map((number) => `${code}${number}`)),
    fc
      .tuple(fc.constantFrom("", "0", "+49 ", "1"), fc.boolean())
      .chain(([code, isOther]) =>
        separated(isOther ? [9, ...numbers.slice(1)] : numbers).map((number) => `${code}${number}`),
      ),
  ),
);

describe("a rule that the domain and SQL have", () => {
  it("folds texts for searching alike", async () => {
    const property = fc.asyncProperty(
      fc.array(text, { minLength: 40, maxLength: 40 }),
      async (texts) => {
        const { rows } = await client.query<{ folded: string }>(
          "select app.search_text(t) as folded from unnest($1::text[]) t",
          [texts],
        );
        expect(rows.map(({ folded }) => folded)).toEqual(texts.map(normalise));
      },
    );
    await fc.assert(property, { numRuns: 25, seed: 242, endOnFailure: true });
  });

  it("finds by its pattern every phone number that is the same", async () => {
    const property = fc.asyncProperty(
      fc.array(phones, { minLength: 40, maxLength: 40 }),
      async (pairs) => {
        const { rows } = await client.query<{ found: boolean }>(
          "select p.phone ~ p.pattern as found from unnest($1::text[], $2::text[]) p (phone, pattern)",
          [pairs.map(([, phone]) => phone), pairs.map(([phone]) => samePhonePattern(phone))],
        );
        const missed = pairs.filter(
          ([one, other], at) => isSamePhone(one, other) && rows[at]?.found !== true,
        );
        expect(missed).toEqual([]);
        expect(pairs.some(([one, other]) => isSamePhone(one, other))).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 25, seed: 242, endOnFailure: true });
  });
});
