import { accountsFeature } from "./features/accounts/accounts.feature.ts";
import { adminFeature } from "./features/admin/admin.feature.ts";
import { agentsFeature } from "./features/agents/agents.feature.ts";
import { analyticsFeature } from "./features/analytics/analytics.feature.ts";
import { authFeature } from "./features/auth/auth.feature.ts";
import { makeReopening } from "./features/auth/reopening.routes.ts";
import { startChosenTrial } from "./features/billing/billing.actions.ts";
import { bakeListFeature } from "./features/bake-list/bake-list.feature.ts";
import { billingFeature } from "./features/billing/billing.feature.ts";
import { calendarFeedFeature } from "./features/calendar-feed/calendar-feed.feature.ts";
import { catalogFeature } from "./features/catalog/catalog.feature.ts";
import { listDays } from "./features/catalog/day-places.actions.ts";
import { clientsFeature } from "./features/clients/clients.feature.ts";
import { contactFeature } from "./features/contact/contact.feature.ts";
import { dashboardFeature } from "./features/dashboard/dashboard.feature.ts";
import { expensesFeature } from "./features/expenses/expenses.feature.ts";
import { figuresFeature } from "./features/figures/figures.feature.ts";
import { filesFeature } from "./features/files/files.feature.ts";
import { ownFile, requireOwnPictures } from "./features/files/pictures.actions.ts";
import { orderSearchIndexFeature } from "./features/order-search-index/order-search-index.feature.ts";
import { prepareRequestMail } from "./features/order-requests/request-mails.actions.ts";
import { orderRequestsFeature } from "./features/order-requests/order-requests.feature.ts";
import { helpFeature } from "./features/help/help.feature.ts";
import { importsFeature } from "./features/imports/imports.feature.ts";
import { notificationsFeature } from "./features/notifications/notifications.feature.ts";
import { ordersFeature } from "./features/orders/orders.feature.ts";
import { hasPayments } from "./features/payments/payments.actions.ts";
import { paymentsFeature } from "./features/payments/payments.feature.ts";
import { productsFeature } from "./features/products/products.feature.ts";
import { receiptsFeature } from "./features/receipts/receipts.feature.ts";
import { reportsFeature } from "./features/reports/reports.feature.ts";
import { siteFeature } from "./features/site/site.feature.ts";
import { tasksFeature } from "./features/tasks/tasks.feature.ts";
import type { Tx } from "./platform/database/database.ts";
import type { ErasedPerson } from "./platform/account/erase-person.ts";
import { platformFeature } from "./platform/feature/platform.feature.ts";
import { tablesOf } from "./platform/feature/feature.ts";
import type { Feature } from "./platform/feature/feature.ts";

/** Every feature of the server: each calls only those before it, and is passed what it needs of later ones. */
export const features: readonly Feature[] = [
  platformFeature,
  accountsFeature({
    beforeMe: startChosenTrial,
    requireOwnPictures,
    reopening: makeReopening,
    ownFiles: ownFile,
    ownTables: () => listOwnTables(),
  }),
  authFeature,
  billingFeature,
  notificationsFeature({ listDays, prepareRequestMail }),
  filesFeature,
  figuresFeature,
  orderSearchIndexFeature,
  clientsFeature({ erasePerson: (tx, person) => erasePerson(tx, person) }),
  productsFeature,
  catalogFeature,
  ordersFeature({ hasPayments }),
  bakeListFeature,
  calendarFeedFeature,
  orderRequestsFeature,
  paymentsFeature,
  expensesFeature,
  importsFeature,
  receiptsFeature,
  tasksFeature,
  dashboardFeature,
  analyticsFeature,
  agentsFeature,
  reportsFeature,
  contactFeature,
  helpFeature,
  adminFeature,
  siteFeature,
];

/** Lists the tables whose rows are part of the export of a business's own data. */
function listOwnTables(): string[] {
  return tablesOf(features)
    .filter(({ table }) => table.rowsOf !== "none" && table.isInternal !== true)
    .map(({ name }) => name);
}

/**
 * Removes a person's data from all features, later ones first, since their rows refer to those of earlier ones. Returns
 * the files that the rows showed.
 */
async function erasePerson(tx: Tx, person: ErasedPerson): Promise<string[]> {
  const files: string[] = [];
  for (const feature of features.toReversed())
    files.push(...(await feature.erasePerson(tx, person)));
  return files;
}
