import { accountsRoom } from "./features/accounts/accounts.room.ts";
import { adminRoom } from "./features/admin/admin.room.ts";
import { agentsRoom } from "./features/agents/agents.room.ts";
import { analyticsRoom } from "./features/analytics/analytics.room.ts";
import { authRoom } from "./features/auth/auth.room.ts";
import { makeReopening } from "./features/auth/reopening.routes.ts";
import { startChosenTrial } from "./features/billing/billing.actions.ts";
import { bakeListRoom } from "./features/bake-list/bake-list.room.ts";
import { billingRoom } from "./features/billing/billing.room.ts";
import { calendarFeedRoom } from "./features/calendar-feed/calendar-feed.room.ts";
import { catalogRoom } from "./features/catalog/catalog.room.ts";
import { clientsRoom } from "./features/clients/clients.room.ts";
import { contactRoom } from "./features/contact/contact.room.ts";
import { dashboardRoom } from "./features/dashboard/dashboard.room.ts";
import { expensesRoom } from "./features/expenses/expenses.room.ts";
import { figuresRoom } from "./features/figures/figures.room.ts";
import { filesRoom } from "./features/files/files.room.ts";
import { ownFile, requireOwnPictures } from "./features/files/pictures.actions.ts";
import { orderWordsRoom } from "./features/order-words/order-words.room.ts";
import { orderRequestsRoom } from "./features/order-requests/order-requests.room.ts";
import { helpRoom } from "./features/help/help.room.ts";
import { importsRoom } from "./features/imports/imports.room.ts";
import { ordersRoom } from "./features/orders/orders.room.ts";
import { hasPayments } from "./features/payments/payments.actions.ts";
import { paymentsRoom } from "./features/payments/payments.room.ts";
import { productsRoom } from "./features/products/products.room.ts";
import { receiptsRoom } from "./features/receipts/receipts.room.ts";
import { reportsRoom } from "./features/reports/reports.room.ts";
import { siteRoom } from "./features/site/site.room.ts";
import { tasksRoom } from "./features/tasks/tasks.room.ts";
import { platformRoom } from "./platform/platform.room.ts";
import { tablesOf } from "./platform/room.ts";
import type { Room } from "./platform/room.ts";

/** Every room of the server: each calls only those before it, and is handed in what it needs of those behind. */
export const rooms: readonly Room[] = [
  platformRoom,
  accountsRoom({
    beforeMe: startChosenTrial,
    requireOwnPictures,
    reopening: makeReopening,
    ownFiles: ownFile,
    ownTables: () => listOwnTables(),
  }),
  authRoom,
  billingRoom,
  filesRoom,
  figuresRoom,
  orderWordsRoom,
  clientsRoom,
  productsRoom,
  catalogRoom,
  ordersRoom({ hasPayments }),
  importsRoom,
  bakeListRoom,
  calendarFeedRoom,
  orderRequestsRoom,
  paymentsRoom,
  expensesRoom,
  receiptsRoom,
  tasksRoom,
  dashboardRoom,
  analyticsRoom,
  agentsRoom,
  reportsRoom,
  contactRoom,
  helpRoom,
  adminRoom,
  siteRoom,
];

/** Lists the tables whose rows are part of the export of a business's own data. */
function listOwnTables(): string[] {
  return tablesOf(rooms)
    .filter(({ table }) => table.rowsOf !== "none" && table.isInternal !== true)
    .map(({ name }) => name);
}
