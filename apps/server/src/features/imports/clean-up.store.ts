import type { MarkedUpText } from "@marzipan/contract/import-clean-up";
import { mostTextsOfCall } from "@marzipan/contract/import-clean-up";
import type * as z from "zod/mini";
import type { Tx } from "../../platform/database/database.ts";

/** A text of an entry. */
export type StoredText = z.output<typeof MarkedUpText>;

type Kind = StoredText["kind"];

/** The texts of each kind of entries that imports fill. */
const selects: Readonly<Record<Kind, string>> = {
  products: `select 'products' as kind, id, name, 'description' as field, description as text
    from product where business_id = $1 and deleted_at is null`,
  catalog: `select 'catalog' as kind, id, name, 'description' as field, description as text
    from catalog_item where business_id = $1 and deleted_at is null`,
  clients: `select 'clients' as kind, id, name, field, text
    from client, lateral (values ('notes', notes), ('allergyNote', allergy_note)) as texts (field, text)
    where business_id = $1 and deleted_at is null`,
};

/** A tag of shop exports, or an entity; the web decides what becomes of it. */
const markup = String.raw`</?(p|br|div|span|b|strong|i|em|u|ul|ol|li|a|h[1-6]|table|tr|td|img|font|section)(\s[^<>]*|/)?>|&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]\w{1,30});`;

/** Lists the first texts that contain markup, products first. */
export async function listMarkedUp(tx: Tx): Promise<StoredText[]> {
  return await tx.query<StoredText>({
    name: "list_marked_up_texts",
    text: `select * from (${Object.values(selects).join(" union all ")}) as found
      where text ~* $2 limit $3`,
    values: [tx.businessId, markup, mostTextsOfCall],
  });
}

/** Returns the texts of some entries. */
export async function loadTexts(tx: Tx, kind: Kind, ids: readonly string[]): Promise<StoredText[]> {
  return await tx.query<StoredText>({
    name: `load_texts_of_${kind}`,
    text: `${selects[kind]} and id = any ($2::uuid[])`,
    values: [tx.businessId, ids],
  });
}
