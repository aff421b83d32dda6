import type pg from "pg";
import type { Deps } from "../../platform/feature/deps.ts";
import { timeOfId } from "../../platform/formats/ids.ts";
import { isOneTooMany } from "../../platform/limits/throttle.ts";
import { deleteUnusedFiles, listRowless } from "./clean-up.store.ts";
import type { FileName } from "./clean-up.store.ts";
import { removeFiles } from "./pictures.actions.ts";

const dayMs = 86_400_000;
/** How many files are looked up in one question. */
const batch = 500;

/** Removes the files that nothing has used for a day: one in a form in progress stays. */
export async function removeUnusedFiles(deps: Deps, client: pg.Client): Promise<void> {
  const since = new Date(deps.now().getTime() - dayMs);
  for (const { businessId, id } of await deleteUnusedFiles(client, since)) {
    await removeFiles(deps, businessId, id);
  }
}

/** Removes files without a row, once a day over all server processes. */
export async function removeOrphansDaily(deps: Deps, client: pg.Client): Promise<void> {
  const window = { lengthMs: dayMs, most: 1 };
  if (await isOneTooMany(deps, { key: "clean-up:orphans", window })) return;
  await removeOrphans(deps, client);
}

/**
 * Removes files without a row: those of an upload that a crash interrupted, and those whose removal
 * failed after their row was deleted. Files younger than a day are skipped, because their row may
 * not be committed yet. Looks files up in batches, so that memory stays constant.
 */
async function removeOrphans(deps: Deps, client: pg.Client): Promise<void> {
  const before = deps.now().getTime() - dayMs;
  let waiting = new Map<string, FileName>();
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

async function removeUntold(
  deps: Deps,
  client: pg.Client,
  files: readonly FileName[],
): Promise<void> {
  for (const { businessId, id } of await listRowless(client, files)) {
    await removeFiles(deps, businessId, id);
  }
}
