import { pages, redirects } from "@marzipan/contract/paths";
import type { PageAccess } from "@marzipan/contract/paths";
import type { QueryClient } from "@tanstack/react-query";
import type { RouterHistory } from "@tanstack/react-router";
import { createBrowserHistory, createRoute, createRouter } from "@tanstack/react-router";
import { accessOf, settingsSectionNames } from "./features/settings/settings-sections.ts";
import { LoadingScreen } from "./features/shell/LoadingScreen.tsx";
import { PageFailed } from "./features/shell/PageFailed.tsx";
import { ServersPage } from "./features/shell/ServersPage.tsx";
import { decideAuth, decideLanding, decideVerifyEmail } from "./platform/gate/decide-access.ts";
import { readWanted, readWantedBy } from "./platform/gate/wanted-path.ts";
import { loadMe } from "./platform/session/load-me.ts";
import { readSearch, writeSearch } from "./platform/url/use-url-params.ts";
import { administration } from "./routes-admin.ts";
import { checkout, checkoutSuccess } from "./routes-buying.ts";
import {
  app,
  bare,
  follow,
  inside,
  kept,
  lazyPage,
  leading,
  meOrStranger,
  nowhere,
  open,
  root,
  serversPage,
} from "./route-makers.tsx";
import type { HasSomething, Loader } from "./route-makers.tsx";

// Asked only where the plan does not open the page, so these stay out of the entry.
const hasTrackedPayments: HasSomething = async (client) =>
  (await loadMe(client))?.business.tracksPayments === true;
const hasExpenses: HasSomething = async (client) =>
  (await import("./features/expenses/has-expenses.ts")).hasExpenses(client);
const hasReceipts: HasSomething = async (client) =>
  (await import("./features/receipts/has-receipts.ts")).hasReceipts(client);
const hasCatalogItems: HasSomething = async (client) =>
  (await import("./features/catalog/has-items.ts")).hasCatalogItems(client);

const landing = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: async ({ context, location }) =>
    follow(decideLanding(await meOrStranger(context.client)), location.href),
  component: ServersPage,
});

const auth = createRoute({
  getParentRoute: () => root,
  path: pages.auth.path,
  beforeLoad: async ({ context, location }) => {
    const me = await meOrStranger(context.client);
    const { redirectTo, changed } = location.search as { redirectTo?: unknown; changed?: unknown };
    const emptied = changed === "true" ? readWantedBy() : null;
    const isOthers = me?.gate === "open" && emptied !== null && emptied !== me.user.id;
    if (!isOthers) follow(decideAuth(me, readWanted(redirectTo, me?.user.id)), location.href);
    return { me };
  },
  component: lazyPage(() => import("./features/accounts/AuthPage.tsx"), "AuthPage"),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: pages.verifyEmail.path,
  beforeLoad: async ({ context, location }) => {
    const me = await meOrStranger(context.client);
    follow(decideVerifyEmail(me, readWanted(null, me?.user.id)), location.href);
    return { me };
  },
  component: lazyPage(() => import("./features/accounts/VerifyEmailPage.tsx"), "VerifyEmailPage"),
});

const pricing = createRoute({
  getParentRoute: () => root,
  path: pages.pricing.path,
  beforeLoad: async ({ context }) => ({ me: await meOrStranger(context.client) }),
  component: lazyPage(() => import("./features/shell/PlansPage.tsx"), "PlansPage"),
});

const loadSettings = () => import("./features/settings/SettingsPage.tsx");
const loadVerifyPage = () => import("./features/accounts/VerifyPage.tsx");

const publicPages = [
  open(pages.authCallback.path, loadVerifyPage, "VerifyPage"),
  open(pages.authVerify.path, loadVerifyPage, "VerifyPage"),
  open(
    pages.verificationSuccess.path,
    () => import("./features/accounts/VerifiedPage.tsx"),
    "VerifiedPage",
  ),
  open(
    pages.verificationError.path,
    () => import("./features/accounts/NotVerifiedPage.tsx"),
    "NotVerifiedPage",
  ),
  open(
    pages.resetPassword.path,
    () => import("./features/accounts/ResetPasswordPage.tsx"),
    "ResetPasswordPage",
  ),
  open(pages.notMe.path, () => import("./features/accounts/NotMePage.tsx"), "NotMePage"),
  open(
    pages.sharedConfirmation.path,
    () => import("./features/payments/SharedConfirmationPage.tsx"),
    "SharedConfirmationPage",
  ),
  open(
    pages.sharedPapers.path,
    () => import("./features/reports/SharedPapersPage.tsx"),
    "SharedPapersPage",
  ),
  serversPage(`${pages.help.path}/$article`),
  ...[
    pages.help,
    pages.about,
    pages.contact,
    pages.terms,
    pages.termsOfUse,
    pages.privacy,
    pages.privacyPolicy,
    pages.refundPolicy,
    pages.security,
    pages.docs,
    pages.publicMenu,
  ].map(({ path }) => serversPage(path)),
  ...["/public/menu/$", "/m/$", "/menu/public/$"].map((path) => serversPage(path)),
];

const mainJob = [
  inside(
    pages.dashboard.path,
    () => import("./features/dashboard/DashboardPage.tsx"),
    "DashboardPage",
  ),
  inside("/orders", () => import("./features/orders/list/OrdersPage.tsx"), "OrdersPage"),
  inside(
    "/orders/calendar",
    () => import("./features/orders/calendar/OrderCalendarPage.tsx"),
    "OrderCalendarPage",
  ),
  inside(
    "/orders/deleted",
    () => import("./features/orders/list/DeletedOrdersPage.tsx"),
    "DeletedOrdersPage",
  ),
  inside("/orders/new", () => import("./features/orders/form/OrderFormPage.tsx"), "OrderFormPage"),
  inside("/orders/$orderId", () => import("./features/orders/page/OrderPage.tsx"), "OrderPage"),
  inside(
    "/orders/$orderId/edit",
    () => import("./features/orders/form/OrderFormPage.tsx"),
    "OrderFormPage",
  ),
  inside(
    "/orders/$orderId/card",
    () => import("./features/orders/page/OrderCardPage.tsx"),
    "OrderCardPage",
  ),
  inside("/clients", () => import("./features/clients/ClientsPage.tsx"), "ClientsPage"),
  inside(
    "/clients/deleted",
    () => import("./features/clients/DeletedClientsPage.tsx"),
    "DeletedClientsPage",
  ),
  inside("/clients/new", () => import("./features/clients/ClientFormPage.tsx"), "ClientFormPage"),
  inside("/clients/$clientId", () => import("./features/clients/ClientPage.tsx"), "ClientPage"),
  inside(
    "/clients/$clientId/edit",
    () => import("./features/clients/ClientFormPage.tsx"),
    "ClientFormPage",
  ),
  inside("/products", () => import("./features/products/ProductsPage.tsx"), "ProductsPage"),
  inside(
    "/products/deleted",
    () => import("./features/products/DeletedProductsPage.tsx"),
    "DeletedProductsPage",
  ),
  inside(
    "/products/new",
    () => import("./features/products/ProductFormPage.tsx"),
    "ProductFormPage",
  ),
  inside(
    "/products/$productId/edit",
    () => import("./features/products/ProductFormPage.tsx"),
    "ProductFormPage",
  ),
  inside(pages.tasks.path, () => import("./features/tasks/TasksPage.tsx"), "TasksPage"),
  inside(
    "/tasks/deleted",
    () => import("./features/tasks/DeletedTasksPage.tsx"),
    "DeletedTasksPage",
  ),
  inside(
    pages.bakeList.path,
    () => import("./features/bake-list/BakeListPage.tsx"),
    "BakeListPage",
  ),
  inside(pages.settings.path, loadSettings, "SettingsPage"),
  ...settingsSectionNames.map((section) =>
    inside(`${pages.settings.path}/${section}`, loadSettings, "SettingsPage", accessOf(section)),
  ),
];

const loadItemFormPage = () => import("./features/catalog/ItemFormPage.tsx");
const keptMenuPages: readonly [string, Loader, string, PageAccess?][] = [
  [pages.menu.path, () => import("./features/catalog/MenuPage.tsx"), "MenuPage"],
  ["/menu/share", () => import("./features/catalog/MenuSharePage.tsx"), "MenuSharePage"],
  [
    pages.menuOrdering.path,
    () => import("./features/catalog/MenuOrderingPage.tsx"),
    "MenuOrderingPage",
    pages.menuOrdering,
  ],
  ["/menu/items/$itemId/edit", loadItemFormPage, "ItemFormPage"],
  ["/menu/deleted", () => import("./features/catalog/DeletedItemsPage.tsx"), "DeletedItemsPage"],
];

const menu = [
  inside(
    pages.orderRequests.path,
    () => import("./features/order-requests/OrderRequestsPage.tsx"),
    "OrderRequestsPage",
  ),
  inside(
    "/order-requests/$requestId",
    () => import("./features/order-requests/RequestPage.tsx"),
    "RequestPage",
  ),
  inside(
    pages.pendingOrders.path,
    () => import("./features/order-requests/PendingOrdersPage.tsx"),
    "PendingOrdersPage",
  ),
  ...keptMenuPages.map(([path, load, name, access = pages.menu]) =>
    kept(path, load, name, access, hasCatalogItems),
  ),
  inside("/menu/items/new", loadItemFormPage, "ItemFormPage", pages.menu),
];

const { confirmation, newPayment, expenses, analytics, reports } = pages;
const loadImport = () => import("./features/imports/page/ImportPage.tsx");
const loadReports = () => import("./features/reports/ReportsPage.tsx");
const loadAnalytics = () => import("./features/analytics/AnalyticsPage.tsx");
const loadPaymentForm = () => import("./features/payments/PaymentFormPage.tsx");
const loadExpenses = () => import("./features/expenses/ExpensesPage.tsx");
const loadDeleted = () => import("./features/expenses/DeletedExpensesPage.tsx");
const loadExpenseForm = () => import("./features/expenses/ExpenseFormPage.tsx");
const keptExpenses = (path: string, load: Loader, name: string) =>
  kept(path, load, name, expenses, hasExpenses);
const money = [
  inside(
    confirmation.path,
    () => import("./features/payments/ConfirmationPage.tsx"),
    "ConfirmationPage",
  ),
  kept(
    pages.payments.path,
    () => import("./features/payments/PaymentsPage.tsx"),
    "PaymentsPage",
    pages.payments,
    hasTrackedPayments,
  ),
  kept(
    pages.owing.path,
    () => import("./features/payments/OwingPage.tsx"),
    "OwingPage",
    pages.owing,
    hasTrackedPayments,
  ),
  inside(newPayment.path, loadPaymentForm, "PaymentFormPage", newPayment),
  keptExpenses(expenses.path, loadExpenses, "ExpensesPage"),
  keptExpenses("/expenses/deleted", loadDeleted, "DeletedExpensesPage"),
  keptExpenses("/expenses/$expenseId", loadExpenseForm, "ExpenseFormPage"),
  inside("/expenses/new", loadExpenseForm, "ExpenseFormPage", expenses),
  inside(analytics.path, loadAnalytics, "AnalyticsPage", analytics),
  inside(reports.path, loadReports, "ReportsPage", reports),
  inside(pages.imports.path, loadImport, "ImportPage", pages.imports),
];

const loadDeletedReceipts = () => import("./features/receipts/DeletedReceiptsPage.tsx");
const scanning = [
  ["/receipts", () => import("./features/receipts/ReceiptsPage.tsx"), "ReceiptsPage"],
  ["/receipts/deleted", loadDeletedReceipts, "DeletedReceiptsPage"],
  ["/receipts/$receiptId", () => import("./features/receipts/ReviewPage.tsx"), "ReviewPage"],
] as const satisfies readonly (readonly [string, Loader, string])[];
const receipts = scanning.map(([path, load, name]) =>
  kept(path, load, name, pages.receipts, hasReceipts),
);

const leadings = Object.entries(redirects).map(([path, to]) => leading(path, to));

const tree = root.addChildren([
  landing,
  auth,
  verifyEmail,
  pricing,
  ...publicPages,
  ...leadings,
  bare.addChildren([checkout]),
  app.addChildren([
    ...mainJob,
    checkoutSuccess,
    ...menu,
    ...money,
    ...receipts,
    ...administration,
    nowhere,
  ]),
]);

/** Makes the app's router over a query client. An unknown path leads to `/` (spec §2). */
export function makeRouter(client: QueryClient, history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree: tree,
    history,
    context: { client },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultErrorComponent: PageFailed,
    // On the server it would write a script into the page.
    scrollRestoration: "document" in globalThis,
    defaultPreload: false,
  });
}
