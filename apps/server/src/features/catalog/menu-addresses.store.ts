import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { ColumnTypes } from "../../platform/database/column-types.ts";

/** Lists the menu's addresses, the newest first. */
export async function listAddresses(tx: Tx) {
  return await tx.query(
    build
      .selectFrom("menu_address")
      .select(["slug", "kind", "is_open"])
      .where("business_id", "=", tx.businessId)
      .orderBy("since", "desc")
      .orderBy("slug"),
  );
}

/** Returns whether a slug leads to a menu, of whichever business. */
export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  const [row] = await tx.query<{ is_taken: boolean }>({
    text: "select app.is_slug_taken($1) as is_taken",
    values: [slug],
  });
  return row?.is_taken ?? true;
}

/** Adds an address; returns `false` where its key leads to a menu already, of whichever business. */
export async function addAddress(
  tx: Tx,
  address: { slug: string; kind: MenuAddressKind; isOpen: boolean },
): Promise<boolean> {
  const [row] = await tx.query(
    build
      .insertInto("menu_address")
      .values({
        slug: address.slug,
        business_id: tx.businessId,
        kind: address.kind,
        is_open: address.isOpen,
        since: tx.now,
      })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("slug"),
  );
  return row !== undefined;
}

/** Makes a former slug of the menu its slug again. */
export async function takeBackSlug(tx: Tx, slug: string, isOpen: boolean): Promise<void> {
  await tx.query(
    build
      .updateTable("menu_address")
      .set({ kind: "slug", is_open: isOpen, since: tx.now })
      .where("business_id", "=", tx.businessId)
      .where("slug", "=", slug),
  );
}

/** Makes every slug of the menu but one a former slug. */
export async function retireSlugs(tx: Tx, but: string): Promise<void> {
  await tx.query(
    build
      .updateTable("menu_address")
      .set({ kind: "old_slug" })
      .where("business_id", "=", tx.businessId)
      .where("kind", "=", "slug")
      .where("slug", "<>", but),
  );
}

/** Removes addresses of the menu; at least one is named. */
export async function removeAddresses(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.query(
    build
      .deleteFrom("menu_address")
      .where("business_id", "=", tx.businessId)
      .where("slug", "in", slugs),
  );
}

/** Switches the menu's addresses of some kinds on or off. */
export async function switchAddresses(
  tx: Tx,
  kinds: readonly ColumnTypes["menu_address.kind"][],
  isOpen: boolean,
): Promise<void> {
  await tx.query(
    build
      .updateTable("menu_address")
      .set({ is_open: isOpen })
      .where("business_id", "=", tx.businessId)
      .where("kind", "in", kinds),
  );
}

/** Lets the token's address be found by another key only. */
export async function replaceTokenKey(tx: Tx, key: string): Promise<void> {
  await tx.query(
    build
      .updateTable("menu_address")
      .set({ slug: key })
      .where("business_id", "=", tx.businessId)
      .where("kind", "=", "token"),
  );
}
