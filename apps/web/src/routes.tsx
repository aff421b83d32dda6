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
  ofPage,
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
  component: lazyPage(() => import("./features/accounts/AuthPage.tsx")),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: pages.verifyEmail.path,
  beforeLoad: async ({ context, location }) => {
    const me = await meOrStranger(context.client);
    follow(decideVerifyEmail(me, readWanted(null, me?.user.id)), location.href);
    return { me };
  },
  component: lazyPage(() => import("./features/accounts/VerifyEmailPage.tsx")),
});

const pricing = createRoute({
  getParentRoute: () => root,
  path: pages.pricing.path,
  beforeLoad: async ({ context }) => ({ me: await meOrStranger(context.client) }),
  component: lazyPage(() => import("./features/shell/PlansPage.tsx")),
});

const loadSettings = () => import("./features/settings/SettingsPage.tsx");
const loadVerifyPage = () => import("./features/accounts/VerifyPage.tsx");

const publicPages = [
  open(pages.authCallback.path, loadVerifyPage),
  open(pages.authVerify.path, loadVerifyPage),
  open(pages.verificationSuccess.path, () => import("./features/accounts/VerifiedPage.tsx")),
  open(pages.verificationError.path, () => import("./features/accounts/NotVerifiedPage.tsx")),
  open(pages.resetPassword.path, () => import("./features/accounts/ResetPasswordPage.tsx")),
  open(pages.notMe.path, () => import("./features/accounts/NotMePage.tsx")),
  open(
    pages.sharedConfirmation.path,
    () => import("./features/payments/SharedConfirmationPage.tsx"),
  ),
  open(pages.sharedPapers.path, () => import("./features/reports/SharedPapersPage.tsx")),
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

const loadOrderForm = () => import("./features/orders/form/OrderFormPage.tsx");
const loadClientForm = () => import("./features/clients/ClientFormPage.tsx");
const loadProductForm = () => import("./features/products/ProductFormPage.tsx");
const mainJob = [
  ofPage(pages.dashboard, () => import("./features/dashboard/DashboardPage.tsx")),
  inside("/orders", () => import("./features/orders/list/OrdersPage.tsx")),
  inside("/orders/calendar", () => import("./features/orders/calendar/OrderCalendarPage.tsx")),
  inside("/orders/deleted", () => import("./features/orders/list/DeletedOrdersPage.tsx")),
  inside("/orders/new", loadOrderForm),
  inside("/orders/$orderId", () => import("./features/orders/page/OrderPage.tsx")),
  inside("/orders/$orderId/edit", loadOrderForm),
  inside("/orders/$orderId/card", () => import("./features/orders/page/OrderCardPage.tsx")),
  inside("/clients", () => import("./features/clients/ClientsPage.tsx")),
  inside("/clients/deleted", () => import("./features/clients/DeletedClientsPage.tsx")),
  inside("/clients/new", loadClientForm),
  inside("/clients/$clientId", () => import("./features/clients/ClientPage.tsx")),
  inside("/clients/$clientId/edit", loadClientForm),
  inside("/products", () => import("./features/products/ProductsPage.tsx")),
  inside("/products/deleted", () => import("./features/products/DeletedProductsPage.tsx")),
  inside("/products/new", loadProductForm),
  inside("/products/$productId/edit", loadProductForm),
  inside(pages.tasks.path, () => import("./features/tasks/TasksPage.tsx")),
  inside("/tasks/deleted", () => import("./features/tasks/DeletedTasksPage.tsx")),
  inside(pages.bakeList.path, () => import("./features/bake-list/BakeListPage.tsx")),
  inside("/bake-list/kitchen", () => import("./features/bake-list/KitchenPage.tsx")),
  ofPage(pages.notifications, () => import("./features/notifications/NotificationsPage.tsx")),
  ofPage(pages.settings, loadSettings),
  ...settingsSectionNames.map((section) =>
    inside(`${pages.settings.path}/${section}`, loadSettings, accessOf(section)),
  ),
];

const loadItemFormPage = () => import("./features/catalog/ItemFormPage.tsx");
const keptMenuPages: readonly [string, Loader, PageAccess?][] = [
  [pages.menu.path, () => import("./features/catalog/MenuPage.tsx")],
  ["/menu/share", () => import("./features/catalog/MenuSharePage.tsx")],
  [
    pages.menuOrdering.path,
    () => import("./features/catalog/MenuOrderingPage.tsx"),
    pages.menuOrdering,
  ],
  ["/menu/items/$itemId/edit", loadItemFormPage],
  ["/menu/deleted", () => import("./features/catalog/DeletedItemsPage.tsx")],
];

const menu = [
  inside(pages.orderRequests.path, () => import("./features/order-requests/OrderRequestsPage.tsx")),
  inside("/order-requests/$requestId", () => import("./features/order-requests/RequestPage.tsx")),
  inside(pages.pendingOrders.path, () => import("./features/order-requests/PendingOrdersPage.tsx")),
  ...keptMenuPages.map(([path, load, access = pages.menu]) =>
    kept(path, load, access, hasCatalogItems),
  ),
  inside("/menu/items/new", loadItemFormPage, pages.menu),
];

const { confirmation, newPayment, expenses, analytics, reports } = pages;
const loadImport = () => import("./features/imports/page/ImportPage.tsx");
const loadReports = () => import("./features/reports/ReportsPage.tsx");
const loadAnalytics = () => import("./features/analytics/AnalyticsPage.tsx");
const loadPaymentForm = () => import("./features/payments/PaymentFormPage.tsx");
const loadExpenses = () => import("./features/expenses/ExpensesPage.tsx");
const loadDeleted = () => import("./features/expenses/DeletedExpensesPage.tsx");
const loadExpenseForm = () => import("./features/expenses/ExpenseFormPage.tsx");
const keptExpenses = (path: string, load: Loader) => kept(path, load, expenses, hasExpenses);
const money = [
  inside(confirmation.path, () => import("./features/payments/ConfirmationPage.tsx")),
  kept(
    pages.payments.path,
    () => import("./features/payments/PaymentsPage.tsx"),
    pages.payments,
    hasTrackedPayments,
  ),
  kept(
    pages.owing.path,
    () => import("./features/payments/OwingPage.tsx"),
    pages.owing,
    hasTrackedPayments,
  ),
  ofPage(newPayment, loadPaymentForm),
  keptExpenses(expenses.path, loadExpenses),
  keptExpenses("/expenses/deleted", loadDeleted),
  keptExpenses("/expenses/$expenseId", loadExpenseForm),
  inside("/expenses/new", loadExpenseForm, expenses),
  ofPage(analytics, loadAnalytics),
  ofPage(reports, loadReports),
  ofPage(pages.imports, loadImport),
];

const loadDeletedReceipts = () => import("./features/receipts/DeletedReceiptsPage.tsx");
const scanning = [
  ["/receipts", () => import("./features/receipts/ReceiptsPage.tsx")],
  ["/receipts/deleted", loadDeletedReceipts],
  ["/receipts/$receiptId", () => import("./features/receipts/ReviewPage.tsx")],
] as const satisfies readonly (readonly [string, Loader])[];
const receipts = scanning.map(([path, load]) => kept(path, load, pages.receipts, hasReceipts));

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
