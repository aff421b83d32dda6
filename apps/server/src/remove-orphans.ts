import type pg from "pg";
import { removeFiles } from "./features/files/pictures.actions.ts";
import type { Deps } from "./platform/deps.ts";
import { timeOfId } from "./platform/ids.ts";

const dayMs = 86_400_000;
/** How many files are looked up in one question. */
const batch = 500;

interface Kept {
  businessId: string;
  id: string;
}

/**
 * Removes files without a row: those of an upload that a crash interrupted, and those whose removal
 * failed after their row was deleted. Files younger than a day are skipped, because their row may
 * not be committed yet. Looks files up in batches, so that memory stays constant.
 */
export async function removeOrphans(deps: Deps, client: pg.Client): Promise<void> {
  const before = deps.now().getTime() - dayMs;
  let waiting = new Map<string, Kept>();
  for await (const key of deps.files.keys()) {
    const [businessId, id, form] = key.split("/");
    if (businessId === undefined || id === undefined || form === undefined) continue;
    const madeAt = timeOfId(id);
    if (madeAt === null || madeAt >= before) continue;
    waiting.set(`${businessId}/${id}`, { businessId, id });
    if (waiting.size < batch) continue;
    await removeUntold(deps, client, [...waiting.values()]);
    waiting = new Map();
  }
  await removeUntold(deps, client, [...waiting.values()]);
}

async function removeUntold(deps: Deps, client: pg.Client, kept: readonly Kept[]): Promise<void> {
  const { rows } = await client.query<Kept>(
    `select k.business_id as "businessId", k.id
       from unnest($1::text[], $2::text[]) as k (business_id, id)
      where not exists (
        select from file f where f.business_id::text = k.business_id and f.id = k.id::uuid)`,
    [kept.map(({ businessId }) => businessId), kept.map(({ id }) => id)],
  );
  for (const { businessId, id } of rows) await removeFiles(deps, businessId, id);
}
