import type { MarkedUpText } from "@marzipan/contract/import-clean-up";
import { mostTextsOfCall } from "@marzipan/contract/import-clean-up";
import type * as z from "zod/mini";
import type { Tx } from "../../platform/database/database.ts";

/** A text of an entry. */
export type StoredText = z.output<typeof MarkedUpText>;

type Kind = StoredText["kind"];

/** The texts of each kind of entries that imports fill, each with the column that has it. */
const texts: Readonly<Record<Kind, { table: string; columns: [StoredText["field"], string][] }>> = {
  products: { table: "product", columns: [["description", "description"]] },
  catalog: { table: "catalog_item", columns: [["description", "description"]] },
  clients: {
    table: "client",
    columns: [
      ["notes", "notes"],
      ["allergyNote", "allergy_note"],
    ],
  },
};

function selectTexts(kind: Kind, condition: (column: string) => string): string {
  const { table, columns } = texts[kind];
  return columns
    .map(
      ([
        field,
        column,
      ]) => `select '${kind}' as kind, id, name, '${field}' as field, ${column} as text
        from ${table} where business_id = $1 and deleted_at is null and ${condition(column)}`,
    )
    .join(" union all ");
}

/** A tag of shop exports, or an entity; the web decides what becomes of it. */
const markup = String.raw`</?(p|br|div|span|b|strong|i|em|u|ul|ol|li|a|h[1-6]|table|tr|td|img|font|section)(\s[^<>]*|/)?>|&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]\w{1,30});`;

/** Lists the first texts that contain markup, products first. */
export async function listMarkedUp(tx: Tx): Promise<StoredText[]> {
  const selects = (["products", "catalog", "clients"] as const).map((kind) =>
    selectTexts(kind, (column) => `${column} ~* $2`),
  );
  return await tx.query<StoredText>({
    name: "list_marked_up_texts",
    text: `${selects.join(" union all ")} limit $3`,
    values: [tx.businessId, markup, mostTextsOfCall],
  });
}

/** Returns the texts of some entries. */
export async function loadTexts(tx: Tx, kind: Kind, ids: readonly string[]): Promise<StoredText[]> {
  return await tx.query<StoredText>({
    name: `load_texts_of_${kind}`,
    text: selectTexts(kind, () => "id = any ($2::uuid[])"),
    values: [tx.businessId, ids],
  });
}
