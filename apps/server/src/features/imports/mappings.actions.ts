import { createHash } from "node:crypto";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as mappings from "@marzipan/contract/import-mappings";
import type { Tx } from "../../platform/database/database.ts";
import { loadMapping, storeMapping } from "./mappings.store.ts";

/** Returns the hash of a set of headings; their order and repetitions do not count. */
function shapeOf(headings: readonly string[]): string {
  const set = [...new Set(headings)].toSorted();
  return createHash("sha256").update(JSON.stringify(set)).digest("base64url");
}

/** Returns how the columns of the business's last file with the same set of headings were matched, `null` without. */
export async function findImportMapping(
  tx: Tx,
  { kind, headings }: Input<typeof mappings.findImportMapping>["body"],
): Promise<ReplyOf<typeof mappings.findImportMapping>> {
  return { columns: await loadMapping(tx, { kind, shape: shapeOf(headings) }) };
}

/** Saves how the columns of a file were matched, for the business's next file with the same set of headings. */
export async function saveImportMapping(
  tx: Tx,
  { kind, columns }: Input<typeof mappings.saveImportMapping>["body"],
): Promise<ReplyOf<typeof mappings.saveImportMapping>> {
  const shape = shapeOf(columns.map(({ heading }) => heading));
  await storeMapping(tx, { kind, shape }, columns);
  return { ok: true };
}
