import type { Deps } from "../../platform/feature/deps.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { makeNextAvif } from "../files/avif.actions.ts";
import { touchMenu } from "./catalog-items.store.ts";
import { loadHead } from "./menu.store.ts";

/**
 * Adds AVIF forms to the next of the menus' pictures that waits for them, and makes the menu's pages again; asks
 * for the job again while there may be more.
 */
export async function addNextAvif(deps: Deps): Promise<void> {
  const wasWaiting = await makeNextAvif(deps, async (tx) => {
    const head = await loadHead(tx);
    await touchMenu(tx);
    return head ? planOfRow(head, tx.now).plan : "basic";
  });
  if (wasWaiting) deps.avifWake.ask();
}
