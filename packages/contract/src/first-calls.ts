import { getMe } from "./accounts.ts";
import { getDashboard } from "./dashboard.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { getOrderRequestSummary } from "./order-requests.ts";
import { pages } from "./paths.ts";
import { debtorsOnDashboard, listDebtors } from "./payments.ts";

/** A call that a page makes first: its address, and the key under which the web keeps the answer. */
export interface FirstCall {
  path: string;
  /** JSON: the endpoint's id and the input, as the web's queries name it. */
  key: string;
}

const rooms = new Set(
  Object.values(pages)
    .filter(({ access }) => access !== "public")
    .map(({ path }) => path.split("/")[1]),
);

const ofEveryPage = [ask(getMe), ask(getOrderRequestSummary)];
const ofPage: Readonly<Record<string, readonly FirstCall[]>> = {
  [pages.dashboard.path]: [ask(getDashboard), ask(listDebtors, { limit: debtorsOnDashboard })],
};

/** Answers what a page behind the gates asks for as it opens, so that the server can send the answers along with it. */
export function firstCalls(path: string): readonly FirstCall[] {
  return rooms.has(path.split("/")[1]) ? [...ofEveryPage, ...(ofPage[path] ?? [])] : [];
}

function ask(endpoint: AnyEndpoint, query?: Readonly<Record<string, number>>): FirstCall {
  const asked = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    path: asked.length === 0 ? endpoint.path : `${endpoint.path}?${asked.join("&")}`,
    key: JSON.stringify([endpoint.id, query ? { query } : {}]),
  };
}
