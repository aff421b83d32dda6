import type { SavedColumn } from "@marzipan/contract/import-mappings";
import { describe, expect, it } from "vitest";
import type { Table } from "../reading/import-file.types.ts";
import {
  chooseTarget,
  columnsToSave,
  countTaken,
  matchColumns,
  missingTargets,
} from "./matching.rules.ts";
import { targetByHeading } from "./headings.rules.ts";
import { rowsToSend } from "./rows.rules.ts";
import { makeTable } from "./table.rules.ts";

/** Makes a table of a sheet written as text: bars between cells. */
const tableOf = (...lines: readonly string[]): Table =>
  makeTable(
    { name: "", rows: lines.map((line) => line.split("|").map((cell) => cell.trim())) },
    false,
  );

const told = (table: Table, saved: readonly SavedColumn[] = []): string[] =>
  matchColumns("clients", table, saved).map(({ target, by, clash }) =>
    [target, by ?? "-", ...(clash === null ? [] : [clash])].join(" "),
  );

describe("the headings", () => {
  it("are found below titles and empty rows", () => {
    const table = tableOf(
      "Clients 2026||",
      "",
      "Name|Mobile|City",
      "Noa|052-555-0142|Haifa",
      "Dana|052-555-0121|",
    );
    expect(table).toMatchObject({ headings: ["Name", "Mobile", "City"], headingRow: 3 });
    expect(table.rows.map(({ row }) => row)).toEqual([4, 5]);
  });

  it("are not there where the first row is data", () => {
    for (const table of [
      tableOf("Noa Levi|052-555-0142", "Dana Peretz|052-555-0121"),
      tableOf("Noa Levi", "Dana Peretz", "Moshe Cohen"),
      tableOf("Noa Levi|", "Dana Peretz|052-555-0121", "Moshe|052-555-0187"),
    ]) {
      expect(table.headingRow).toBeNull();
      expect(table.headings.join("")).toBe("");
    }
    expect(tableOf("Noa Levi|052-555-0142", "Dana Peretz|052-555-0121").rows).toHaveLength(2);
  });

  it("are found where no word is known, and where all is words", () => {
    expect(tableOf("Wer|Womit", "Noa|052-555-0142", "Dana|052-555-0121").headingRow).toBe(1);
    expect(tableOf("Gebäck|Regal", "Challah|Brote", "Rugelach|Gebäck").headingRow).toBe(1);
    expect(tableOf("Name", "Challah", "Rugelach").headingRow).toBe(1);
  });
});

describe("what a column holds", () => {
  it("is said by its heading, in ten languages and as programs export it", () => {
    for (const line of [
      "Name|Phone|Email|Notes",
      'שם הלקוחה|נייד|דוא"ל|הערות',
      "الاسم|رقم الهاتف|البريد الإلكتروني|ملاحظات",
      "Nom|N° de téléphone|Courriel|Remarques",
      "Kunde|Handynummer|E-Mail-Adresse|Bemerkungen",
      "Nombre|Móvil|Correo electrónico|Observaciones",
      "姓名|手机号码|邮箱|备注",
      "नाम|मोबाइल नंबर|ईमेल|नोट्स",
      "お名前|電話番号|メールアドレス|備考",
      "Nome|Telefone|E-mail|Observações",
      "Name|Phone 1 - Value|E-mail 1 - Value|Notes",
    ])
      expect(told(tableOf(line, "Noa Levi|052-555-0142|noa@example.com|Poppy"))).toEqual([
        "name heading",
        "phone heading",
        "email heading",
        "notes heading",
      ]);
    expect(
      told(
        tableOf(
          "Given Name|Family Name|Phone 1 - Type|E-mail 1 - Value",
          "Noa|Levi|Mobile|noa@example.com",
        ),
      ),
    ).toEqual(["first_name heading", "last_name heading", "skip -", "email heading"]);
    expect(
      told(
        tableOf(
          "First Name|Surname|Email Address|Phone Number",
          "Noa|Levi|noa@example.com|052-555-0142",
        ),
      ),
    ).toEqual(["first_name heading", "last_name heading", "email heading", "phone heading"]);
  });

  it("is else guessed from the contents", () => {
    expect(
      told(
        tableOf(
          "Noa Levi|noa@example.com|052-555-0142|3",
          "Dana Peretz|dana@example.com|525550121|1",
        ),
      ),
    ).toEqual(["name contents", "email contents", "phone contents", "skip -"]);
  });

  it("is as in the last file with the same headings, whatever their order", () => {
    const table = tableOf("Name|City|Notes", "Noa Levi|Haifa|Likes poppy");
    const chosen = chooseTarget(matchColumns("clients", table, []), 1, "notes");
    const saved = columnsToSave(table, chosen);
    expect(saved).toEqual([
      { heading: "name", target: "name", isChosen: false },
      { heading: "city", target: "notes", isChosen: true },
      { heading: "notes", target: "notes", isChosen: false },
    ]);
    const next = tableOf("CITY|Notes|Name:", "Jaffa|-|Dana Peretz");
    expect(told(next, saved)).toEqual(["notes last", "notes heading", "name heading"]);
    expect(columnsToSave(next, matchColumns("clients", next, saved))).toContainEqual({
      heading: "city",
      target: "notes",
      isChosen: true,
    });
  });

  it("is as in the last file where two columns have one heading, and one of them leads", () => {
    const table = tableOf("Name|Phone|Phone", "Noa|04-555-0190|052-555-0142", "Dana|04-555-0191|");
    const chosen = chooseTarget(matchColumns("clients", table, []), 2, "phone");
    expect(told(table, columnsToSave(table, chosen))).toEqual([
      "name heading",
      "phone heading 2",
      "phone last",
    ]);
    const skipped = chooseTarget(chosen, 1, "skip");
    expect(told(table, columnsToSave(table, skipped))[1]).toBe("skip last");
  });

  it("ignores what is saved and not offered any more", () => {
    const table = tableOf("Name|City", "Noa Levi|Haifa");
    const saved = [{ heading: "city", target: "planet", isChosen: true }];
    expect(told(table, saved)).toEqual(["name heading", "skip -"]);
  });

  it("fills the gaps of the closest column for the same field", () => {
    const table = tableOf(
      "Name|Home phone|Mobile|Fax phone",
      "Noa||052-555-0142|",
      "Dana|04-555-0190|052-555-0121|",
      "Moshe|04-555-0191||",
    );
    expect(told(table)).toEqual(["name heading", "phone heading 2", "phone heading", "skip -"]);
    const sent = rowsToSend("clients", table, matchColumns("clients", table, []));
    expect(sent.map(({ cells }) => [cells.phone, cells.notes])).toEqual([
      ["052-555-0142", undefined],
      ["052-555-0121", "Home phone: 04-555-0190"],
      ["04-555-0191", undefined],
    ]);
    const chosen = chooseTarget(matchColumns("clients", table, []), 1, "phone");
    expect(chosen.map(({ target, clash }) => [target, clash])).toEqual([
      ["name", null],
      ["phone", null],
      ["phone", 1],
      ["skip", null],
    ]);
  });

  it("is a full name before its parts, row by row", () => {
    const table = tableOf("Name|First name|Last name", "Noa Levi|Noa|Levi", "|Dana|Peretz");
    const sent = rowsToSend("clients", table, matchColumns("clients", table, []));
    expect(sent.map(({ cells }) => cells)).toEqual([{ name: "Noa Levi" }, { name: "Dana Peretz" }]);
  });

  it("counts what comes in, and knows whether there is a name", () => {
    const matches = matchColumns("products", tableOf("Title|Type|Price", "Challah|Breads|20"), []);
    expect(matches.map(({ target }) => target)).toEqual(["name", "category", "skip"]);
    expect([countTaken(matches), missingTargets("products", matches)]).toEqual([2, []]);
    const without = chooseTarget(matches, 0, "skip");
    expect(missingTargets("products", without)).toEqual(["name"]);
  });
});

describe("the rows that are sent", () => {
  it("join the parts of a name, and the notes with their headings", () => {
    const table = tableOf(
      "First name|Last name|City|Comments|Mobile",
      "Noa|Levi|Haifa|Likes  poppy|052-555-0142",
      "Dana|||| ",
      "||||",
    );
    const matches = chooseTarget(matchColumns("clients", table, []), 2, "notes");
    expect(rowsToSend("clients", table, matches)).toEqual([
      {
        row: 2,
        cells: { name: "Noa Levi", phone: "052-555-0142", notes: "City: Haifa\nLikes  poppy" },
      },
      { row: 3, cells: { name: "Dana" } },
    ]);
  });

  it("are cut where they are longer than anything that is taken, so that the row is refused and not the call", () => {
    const table = tableOf("Name|Notes", `Noa|${"a".repeat(6000)}`);
    const [row] = rowsToSend("clients", table, matchColumns("clients", table, []));
    expect(row?.cells.notes).toHaveLength(5000);
  });
});

it.each([
  ["catalog", "Precio [Taller]", "price"],
  ["catalog", "Price (ILS)", "price"],
  ["orders", "Total (EUR)", "total"],
  ["clients", "Telefon (privat)", "phone"],
  ["clients", "Phone (verified)", null],
] as const)("knows in a file of %s the heading %j", (kind, heading, target) => {
  expect(targetByHeading(kind, heading)).toBe(target);
});
