import { randomUUID } from "node:crypto";
import type { agentIntents, agentTypes } from "@marzipan/contract/agents";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** A message as it is stored. */
export interface StoredMessage {
  intent: (typeof agentIntents)[number];
  role: "user" | "assistant";
  content: string;
  agent_type: (typeof agentTypes)[number];
}

/** Stores what was asked and what was answered. */
export async function addMessages(
  tx: Tx,
  accountId: string,
  messages: readonly StoredMessage[],
): Promise<void> {
  await tx.query(
    build.insertInto("agent_message").values(
      messages.map((message) => ({
        ...message,
        business_id: tx.businessId,
        id: randomUUID(),
        account_id: accountId,
        created_at: tx.now,
      })),
    ),
  );
}
