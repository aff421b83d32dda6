import type { LiveTopic } from "@marzipan/contract/live-topics";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Which cached answers a topic makes stale: whole rooms (`orders.`) or single calls by id. They are
 * refetched when the topic changes, here or on another device.
 */
const staleCalls: Readonly<Record<LiveTopic, readonly string[]>> = {
  orders: ["orders.", "bakeList.", "dashboard.", "clients.", "payments."],
  clients: ["clients.", "orders.", "dashboard.usage"],
  products: ["products.", "orders.suggestItems", "dashboard."],
  catalog: ["catalog.", "dashboard."],
  requests: ["orderRequests.", "dashboard."],
  payments: ["payments.", "dashboard."],
  expenses: ["expenses.", "dashboard.", "receipts.get", "files.document"],
  receipts: ["receipts."],
  tasks: ["tasks.", "dashboard."],
  account: ["accounts.", "dashboard.", "admin.", "contact."],
  subscription: ["accounts.me", "billing."],
};

/** Answers whether a change of the topics makes what a call answered stale. */
export function isStaleAfter(topics: readonly LiveTopic[], endpointId: unknown): boolean {
  if (typeof endpointId !== "string") return false;
  return topics.some((topic) =>
    staleCalls[topic].some(
      (call) => endpointId === call || (call.endsWith(".") && endpointId.startsWith(call)),
    ),
  );
}

/** Asks again for what is shown of the topics, and lets what is kept of them be asked for when it is shown. */
export async function refresh(client: QueryClient, topics: readonly LiveTopic[]): Promise<void> {
  if (topics.length === 0) return;
  await client.invalidateQueries({ predicate: (query) => isStaleAfter(topics, query.queryKey[0]) });
}
