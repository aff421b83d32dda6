import { sql } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Translations } from "../../platform/database/column-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Builds the business's sections with the number of their items, deleted ones aside. */
function selectSections(tx: Tx) {
  return build
    .selectFrom("catalog_section as s")
    .select([
      "s.id",
      "s.name",
      "s.name_key",
      "s.translations",
      "s.position",
      "s.created_at",
      "s.updated_at",
    ])
    .select((eb) =>
      eb
        .selectFrom("catalog_item as i")
        .select((of) => of.fn.countAll<number>().as("count"))
        .where("i.business_id", "=", tx.businessId)
        .whereRef("i.section_id", "=", "s.id")
        .where("i.deleted_at", "is", null)
        .as("items_count"),
    )
    .where("s.business_id", "=", tx.businessId);
}

/** Lists the sections in their order. */
export async function listSections(tx: Tx) {
  return await tx.query(selectSections(tx).orderBy("s.position").orderBy("s.id"));
}

/** Returns one section. */
export async function loadSection(tx: Tx, id: string) {
  return (await tx.query(selectSections(tx).where("s.id", "=", id)))[0];
}

/** A section with the number of its items. */
export type SectionRow = NonNullable<Awaited<ReturnType<typeof loadSection>>>;

/** Returns the id of the section with a name key. */
export async function findSection(tx: Tx, nameKey: string): Promise<string | undefined> {
  const [row] = await tx.query(
    build
      .selectFrom("catalog_section")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("name_key", "=", nameKey),
  );
  return row?.id;
}

/** Stores a section at the end unless its name key is there already; returns whether it did. */
export async function addSection(
  tx: Tx,
  section: {
    id: string;
    name: string;
    name_key: Column<"catalog_section.name_key">;
    translations: Translations<"name">;
  },
): Promise<boolean> {
  const [last] = await tx.query<{ position: number | null }>({
    name: "last_section",
    text: "select max(position) as position from catalog_section where business_id = $1",
    values: [tx.businessId],
  });
  const rows = await tx.query(
    build
      .insertInto("catalog_section")
      .values({
        ...section,
        translations: sql<never>`${JSON.stringify(section.translations)}::jsonb`,
        business_id: tx.businessId,
        position: (last?.position ?? -1) + 1,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .onConflict((conflict) => conflict.columns(["business_id", "name_key"]).doNothing())
      .returning("id"),
  );
  return rows.length > 0;
}

/** Changes a section's name and translations. */
export async function changeSection(
  tx: Tx,
  id: string,
  fields: {
    name: string;
    name_key: Column<"catalog_section.name_key">;
    translations: Translations<"name">;
  },
): Promise<void> {
  await tx.query(
    build
      .updateTable("catalog_section")
      .set({
        ...fields,
        translations: sql<never>`${JSON.stringify(fields.translations)}::jsonb`,
        updated_at: laterThanBefore(tx),
      })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Removes a section; its items stay without one, in their order after those that had none. Returns whether there was one. */
export async function removeSection(tx: Tx, id: string): Promise<boolean> {
  // Anyone who puts an item into it meanwhile waits, and then finds it gone.
  const held = build
    .selectFrom("catalog_section")
    .select("id")
    .where("business_id", "=", tx.businessId)
    .where("id", "=", id)
    .forUpdate();
  const emptied: Statement = {
    text: `with last as (
        select coalesce(max(position), -1) as place from catalog_item where business_id = $1 and section_id is null
      ), moved as (
        select i.id, (last.place + row_number() over (order by i.position, i.id))::int as place
          from catalog_item i, last where i.business_id = $1 and i.section_id = $2
      )
      update catalog_item i set position = m.place, section_id = null from moved m
       where i.business_id = $1 and i.id = m.id`,
    values: [tx.businessId, id],
  };
  const { removed } = await tx.send({
    held,
    emptied,
    removed: build
      .deleteFrom("catalog_section")
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .returning("id"),
  });
  return removed.length > 0;
}

/** Puts the sections into the given order; those that are not named follow in theirs. */
export async function putSectionsInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    text: `with places as (
        select s.id, (row_number() over (order by coalesce(array_position($2::uuid[], s.id), 1000000), s.position, s.id) - 1)::int as place
          from catalog_section s where s.business_id = $1
      )
      update catalog_section s set position = p.place from places p where s.business_id = $1 and s.id = p.id`,
    values: [tx.businessId, ids],
  });
}
