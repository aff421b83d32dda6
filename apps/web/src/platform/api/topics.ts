import type { LiveTopic } from "@marzipan/contract/live-topics";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Which cached returns a topic makes stale besides those of the room of its name: whole rooms (`orders.`) or single
 * calls by id. They are refetched when the topic changes, here or on another device.
 */
const alsoStale: Partial<Record<LiveTopic, readonly string[]>> = {
  orders: ["bakeList.", "dashboard.", "clients.", "payments.", "analytics."],
  clients: ["orders.", "dashboard.usage", "analytics.", "imports."],
  products: ["orders.suggestItems", "dashboard.", "imports."],
  catalog: ["dashboard.", "imports."],
  requests: ["orderRequests.", "dashboard.", "analytics.", "notifications."],
  payments: ["clients.habits", "dashboard.", "analytics."],
  expenses: ["dashboard.", "receipts.get", "files.document", "analytics."],
  tasks: ["dashboard."],
  account: [
    "accounts.",
    "calendarFeed.",
    "agents.",
    "dashboard.",
    "notifications.",
    "admin.",
    "contact.",
  ],
  subscription: ["accounts.me", "billing.", "insights."],
};

/** Returns whether a change of the topics makes what a call answered stale. */
export function isStaleAfter(topics: readonly LiveTopic[], endpointId: unknown): boolean {
  if (typeof endpointId !== "string") return false;
  return topics.some((topic) =>
    [`${topic}.`, ...(alsoStale[topic] ?? [])].some(
      (call) => endpointId === call || (call.endsWith(".") && endpointId.startsWith(call)),
    ),
  );
}

/** Asks again for what is shown of the topics, and lets what is kept of them be asked for when it is shown. */
export async function refresh(client: QueryClient, topics: readonly LiveTopic[]): Promise<void> {
  if (topics.length === 0) return;
  await client.invalidateQueries({ predicate: (query) => isStaleAfter(topics, query.queryKey[0]) });
}

/**
 * `refresh` for an act whose page is left: called once the next page is shown, it asks for nothing that the page left
 * alone showed, nor for what came after the act ended (milliseconds since 1970) or is on its way.
 */
export async function refreshSince(
  client: QueryClient,
  topics: readonly LiveTopic[],
  endedAt: number,
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      isStaleAfter(topics, queryKey[0]) && state.dataUpdatedAt > 0 && state.dataUpdatedAt < endedAt,
  });
}
