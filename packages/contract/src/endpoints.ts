import * as accountant from "./accountant.ts";
import * as accounts from "./accounts.ts";
import * as admin from "./admin.ts";
import * as agents from "./agents.ts";
import * as analytics from "./analytics.ts";
import * as auth from "./auth.ts";
import * as bakeList from "./bake-list.ts";
import * as billing from "./billing.ts";
import * as billingAdmin from "./billing-admin.ts";
import * as billingPayments from "./billing-payments.ts";
import * as billingWebhooks from "./billing-webhooks.ts";
import * as calendarFeed from "./calendar-feed.ts";
import * as captcha from "./captcha.ts";
import * as catalog from "./catalog.ts";
import * as catalogSections from "./catalog-sections.ts";
import * as catalogSettings from "./catalog-settings.ts";
import * as categories from "./categories.ts";
import * as clients from "./clients.ts";
import * as confirmations from "./confirmations.ts";
import * as contact from "./contact.ts";
import * as dashboard from "./dashboard.ts";
import { endpointsOf } from "./endpoint.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import * as expenses from "./expenses.ts";
import * as files from "./files.ts";
import * as help from "./help.ts";
import * as importCleanUp from "./import-clean-up.ts";
import * as importMappings from "./import-mappings.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as keptOrders from "./kept-orders.ts";
import * as customerUpdates from "./customer-updates.ts";
import * as orderPages from "./order-pages.ts";
import * as live from "./live.ts";
import * as notifications from "./notifications.ts";
import * as orderRequests from "./order-requests.ts";
import * as orderRequestsPublic from "./order-requests-public.ts";
import * as orders from "./orders.ts";
import * as ownAccount from "./own-account.ts";
import * as pastOrders from "./past-orders.ts";
import * as payments from "./payments.ts";
import * as products from "./products.ts";
import * as receipts from "./receipts.ts";
import * as reports from "./reports.ts";
import * as tasks from "./tasks.ts";

const known = endpointsOf(
  accounts,
  ownAccount,
  auth,
  captcha,
  billing,
  billingPayments,
  billingAdmin,
  billingWebhooks,
  notifications,
  files,
  clients,
  products,
  categories,
  catalog,
  catalogSections,
  catalogSettings,
  imports,
  importCleanUp,
  importMappings,
  orders,
  keptOrders,
  customerUpdates,
  orderPages,
  bakeList,
  calendarFeed,
  orderRequests,
  orderRequestsPublic,
  pastOrders,
  payments,
  confirmations,
  expenses,
  receipts,
  tasks,
  dashboard,
  analytics,
  agents,
  insights,
  reports,
  accountant,
  contact,
  help,
  admin,
  live,
);

/** One of the product's calls, with its own method, path and reply. */
export type KnownEndpoint = (typeof known)[number];

/** Every call of the product, in feature order: what the OpenAPI document and the walk read. */
export const endpoints: readonly AnyEndpoint[] = known;
