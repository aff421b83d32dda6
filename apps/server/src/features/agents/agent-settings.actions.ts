import type * as agents from "@marzipan/contract/agents";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { Tx } from "../../platform/database/database.ts";
import { loadSetting, saveSetting } from "./agent-settings.store.ts";

/** Returns whether a hosted model may be given what tells of people; before anyone decides it may not. */
export async function getAgentSettings(
  tx: Tx,
  hasModel: boolean,
): Promise<ReplyOf<typeof agents.getAgentSettings>> {
  const setting = await loadSetting(tx);
  return {
    hasModel,
    sharesDetails: setting?.sharesDetails ?? false,
    changedBy: setting?.changedBy ?? null,
    changedAt: setting?.changedAt.toISOString() ?? null,
  };
}

/** Stores what the owner decides, with who and when. */
export async function changeAgentSettings(
  tx: Tx<"session">,
  { sharesDetails }: Input<typeof agents.changeAgentSettings>["body"],
): Promise<ReplyOf<typeof agents.changeAgentSettings>> {
  const session = await tx.entered;
  await saveSetting(tx, sharesDetails, session.account_id);
  return { ok: true };
}
