/** A call of an owner that is measured in databases and businesses of several sizes. */
export interface GrowthCall {
  name: string;
  path: (client: { id: string; name: string }) => string;
  /** Counts the orders that an answer shows, where that grows with the business. */
  countShown?: (body: unknown) => number;
  /** The most database time of a call in a business of 100,000 orders, in milliseconds; 10 when left out. */
  databaseAtMost?: number;
}

const dayMs = 86_400_000;
const day = (ahead: number): string =>
  new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);

const countItems = (body: unknown): number => (body as { items: unknown[] }).items.length;
const countOrders = (body: unknown): number => (body as { ordersCount: number }).ordersCount;
const fixed = (name: string, path: string): GrowthCall => ({ name, path: () => path });

/** What people ask for all day: every list, and what is summed. */
export const growthCalls: readonly GrowthCall[] = [
  fixed("orders list", "/api/orders?limit=25"),
  fixed("orders list, newest", "/api/orders?limit=25&sort=newest"),
  fixed("orders list, pending", "/api/orders?limit=25&status=pending"),
  fixed("counts of the tabs", "/api/orders/counts"),
  fixed("search, a word of every order", "/api/orders?limit=25&q=babka"),
  {
    name: "search, a client's name",
    path: ({ name }) => `/api/orders?limit=25&q=${encodeURIComponent(name)}`,
  },
  fixed("search, a phone", "/api/orders?limit=25&q=0525558066"),
  fixed("search, a number", "/api/orders?limit=25&q=%231000"),
  fixed("search, a word of none", "/api/orders?limit=25&q=pavlova"),
  {
    name: "calendar of a month",
    path: () => `/api/orders/calendar?from=${day(-15)}&to=${day(15)}`,
    countShown: countItems,
  },
  {
    name: "bake list of a week",
    path: () => `/api/bake-list?from=${day(0)}&to=${day(6)}`,
    countShown: countOrders,
  },
  fixed("who owes me", "/api/payments/debtors?limit=25"),
  fixed("payments list", "/api/payments?limit=25"),
  fixed("clients list", "/api/clients?limit=25"),
  fixed("recent clients in the order form", "/api/clients?limit=8&sort=recent"),
  { name: "client page", path: ({ id }) => `/api/clients/${id}` },
  { name: "habits of a client", path: ({ id }) => `/api/clients/${id}/habits` },
  { name: "orders of a client", path: ({ id }) => `/api/orders?limit=25&clientId=${id}` },
  fixed("menu editor", "/api/catalog-items?limit=100"),
  fixed("requests", "/api/order-requests?limit=25"),
  fixed("counts of requests", "/api/order-requests/counts"),
  fixed("products list", "/api/products?limit=25"),
  fixed("expenses list", "/api/expenses?limit=25"),
  fixed("tasks list", "/api/tasks"),
  fixed("dashboard", "/api/dashboard"),
  {
    name: "analytics of a year",
    path: () => `/api/analytics?from=${day(-364)}&to=${day(0)}&compare=none`,
    databaseAtMost: 150,
  },
];
