/** What may have changed elsewhere; a page refetches what it shows of these topics. */
export const liveTopics = [
  "orders",
  "clients",
  "products",
  "catalog",
  "requests",
  "payments",
  "expenses",
  "receipts",
  "tasks",
  "reports",
  "imports",
  "notifications",
  "account",
  "subscription",
] as const;

/** A topic of live updates. */
export type LiveTopic = (typeof liveTopics)[number];

/** Of a topic that one page alone changed, the id of that page (`pageHeader`), which has refreshed itself. */
export type TopicPages = Readonly<Partial<Record<LiveTopic, string>>>;
