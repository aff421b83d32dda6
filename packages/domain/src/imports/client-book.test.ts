import { describe, expect, it } from "vitest";
import { makeClientBook } from "./client-book.ts";
import type { BookedClient, ImportedClient } from "./client-book.ts";

const blank = {
  name: "Noa Levi",
  phone: null,
  email: null,
  language: null,
  allergens: [],
  allergyNote: "",
  notes: "",
} satisfies ImportedClient;

const client = (more: Partial<BookedClient>): BookedClient => ({ ...blank, id: "noa", ...more });
const row = (more: Partial<ImportedClient>): ImportedClient => ({ ...blank, ...more });

/** What becomes of a row: to whom it belongs, by what, and what it fills. */
function told(known: readonly BookedClient[], sent: ImportedClient): unknown {
  const decision = makeClientBook(known).decide(sent);
  return decision.known ? [decision.known.id, decision.by, decision.filled] : "new";
}

describe("whose row it is", () => {
  it("is the client's with the same phone, however it is written, if the names share a word", () => {
    const noa = client({ phone: "052-555-0142" });
    expect(told([noa], row({ name: "Noa L.", phone: "+972 52 555 0142" }))).toEqual([
      "noa",
      "phone",
      {},
    ]);
    expect(told([noa], row({ name: "Moshe", phone: "052-555-0142" }))).toBe("new");
  });

  it("is the client's with the same email where no two phones differ", () => {
    const noa = client({ email: "Noa@example.com" });
    const mail = "noa@example.com";
    expect(told([noa], row({ email: mail, phone: "052-555-0142" }))).toEqual([
      "noa",
      "email",
      { phone: "052-555-0142" },
    ]);
    expect(
      told(
        [client({ email: mail, phone: "052-555-0199" })],
        row({ email: mail, phone: "052-555-0142" }),
      ),
    ).toBe("new");
  });

  it("is the client's with the same phone where the row has no name of its own", () => {
    const noa = client({ phone: "052-555-0142" });
    const phone = "0525550142";
    expect(told([noa], row({ name: phone, phone }))).toEqual(["noa", "phone", {}]);
  });

  it("is of several with one phone the one's of the same name", () => {
    const phone = "052-555-0142";
    const family = [
      client({ id: "dana", name: "Dana Levi", phone }),
      client({ id: "noa", name: "Noa Levi", phone }),
    ];
    expect(told(family, row({ phone }))).toEqual(["noa", "phone", {}]);
  });

  it("is nobody's by the name alone, unless it says nothing that the only one of that name does not say", () => {
    const noa = client({ notes: "Likes poppy" });
    expect(told([noa], row({ phone: "052-555-0142" }))).toBe("new");
    expect(told([noa], row({}))).toEqual(["noa", "name", {}]);
    expect(told([noa], row({ notes: "Likes poppy" }))).toEqual(["noa", "name", {}]);
    expect(told([noa], row({ notes: "Likes cheese" }))).toBe("new");
    expect(told([noa, client({ id: "other" })], row({}))).toBe("new");
  });
});

describe("what a row fills", () => {
  it("is what was empty; nothing is overwritten", () => {
    const noa = client({ phone: "052-555-0142", notes: "Likes poppy" });
    const sent = row({
      phone: "0525550142",
      email: "noa@example.com",
      language: "he",
      allergyNote: "Nuts",
      notes: "Other",
    });
    expect(told([noa], sent)).toEqual([
      "noa",
      "phone",
      { email: "noa@example.com", language: "he", allergyNote: "Nuts" },
    ]);
  });
});

describe("a book", () => {
  it("knows who was put into it, and what was filled since", () => {
    const book = makeClientBook([]);
    const phone = "052-555-0142";
    expect(book.decide(row({ phone })).known).toBeNull();
    book.put(client({ phone }));
    book.put(client({ phone, email: "noa@example.com" }));
    expect(book.decide(row({ email: "noa@example.com" }))).toMatchObject({
      by: "email",
      filled: {},
    });
  });
});
