import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as cleanUp from "@marzipan/contract/import-clean-up";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { holdClients } from "../clients/for-orders.actions.ts";
import { listMarkedUp, loadTexts } from "./clean-up.store.ts";
import { describeImport } from "./imports.actions.ts";
import { addImport, countRows, keepTraces } from "./imports.store.ts";
import { catalogTarget } from "./kinds/catalog.target.ts";
import { clientTarget } from "./kinds/client.target.ts";
import { productTarget } from "./kinds/product.target.ts";

type Body = Input<typeof cleanUp.cleanTexts>["body"];
type Texts = Record<string, string>;

/** What a kind of entries needs for other texts: the same that an import and its undo use. */
interface Cleaned {
  hold: (tx: Tx, ids: readonly string[]) => Promise<Map<string, Date>>;
  write: (tx: Tx, changes: ReadonlyMap<string, Texts>) => Promise<Map<string, Date>>;
}

const targets: Readonly<Record<Body["kind"], Cleaned>> = {
  clients: clientTarget,
  products: productTarget,
  catalog: catalogTarget,
};

/** Lists texts that contain HTML of an earlier import. */
export async function listMarkedUpTexts(
  tx: Tx,
): Promise<ReplyOf<typeof cleanUp.listMarkedUpTexts>> {
  return { items: await listMarkedUp(tx) };
}

/**
 * Replaces texts by shorter ones and notes the earlier ones for the undo of the import that it creates. A text that is
 * not what it was when it was listed stays; an entry that is not there refuses all.
 */
export async function cleanTexts(
  tx: Tx<"session">,
  { kind, fileName, texts }: Body,
): Promise<ReplyOf<typeof cleanUp.cleanTexts>> {
  await holdClients(tx);
  const ids = [...new Set(texts.map(({ id }) => id))];
  const held = await targets[kind].hold(tx, ids);
  if (ids.some((id) => !held.has(id))) throw new AppError("not_found");
  const current = new Map(
    (await loadTexts(tx, kind, ids)).map(({ id, field, text }) => [`${id} ${field}`, text]),
  );
  const changed = texts.filter(
    ({ id, field, before, text }) =>
      current.get(`${id} ${field}`) === before && text.length < before.length,
  );
  const cleaned = new Map<string, Texts>();
  const replaced = new Map<string, Texts>();
  for (const { id, field, before, text } of changed) {
    cleaned.set(id, { ...cleaned.get(id), [field]: text });
    replaced.set(id, { ...replaced.get(id), [field]: before });
  }
  const written = await targets[kind].write(tx, cleaned);
  const { id } = await addImport(tx, makeId(), { kind, fileName });
  const traces = [...written].map(([entry, changed_at]) => ({
    entry_id: entry,
    kind: null,
    is_made: false,
    filled: [],
    replaced: replaced.get(entry) ?? {},
    changed_at,
  }));
  await keepTraces(tx, id, traces);
  const tally = { made: 0, joined: written.size, unchanged: 0, refused: 0 };
  return describeImport(tx, await countRows(tx, id, tally));
}
