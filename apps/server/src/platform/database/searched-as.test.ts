import { wordPatterns } from "@marzipan/domain/search-words";
import { expect, it } from "vitest";
import { searchedAs, searchedName } from "./searched-as.ts";

it.each(["strasse", "straße", "stras", "s", "dana strass"])("%s may be in a text with ß", (q) => {
  expect(searchedAs("name_key", wordPatterns(q))).toBe("replace(name_key, 'ß', 'ss')");
});

it.each(["", "dana", "rosa", "12"])("%j is searched in the text as it is kept", (q) => {
  expect(searchedAs("name_key", wordPatterns(q))).toBe("name_key");
});

it.each(["Müller", "mueller", "bœuf", "dana mueller"])("%s folds how umlauts are spelled", (q) => {
  expect(searchedAs("name_key", wordPatterns(q))).toMatch(/^translate\(/);
  expect(searchedName("clients", wordPatterns(q))).toBe("clients_spelled");
});

it("compares most searches with the column as it is stored", () => {
  expect(searchedAs("name_key", wordPatterns("honey cake"))).toBe("name_key");
});
