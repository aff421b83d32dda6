import type { PhraseBook } from "../core.ts";

/** The frame of the app: places, menus, and the screens when something breaks. */
export const shell = {
  // The places of the app.
  dashboard: "Dashboard",
  orders: "Orders",
  order_requests: "Order requests",
  bake_list: "Bake list",
  tasks: "Tasks",
  clients: "Clients",
  products: "Products",
  public_menu: "Public menu",
  expenses: "Expenses",
  receipts: "Receipts",
  analytics: "Analytics",
  reports: "Reports",
  settings: "Settings",
  admin_overview: "Administration",
  admin_users: "User management",
  admin_approvals: "User approvals",
  locked: "Not in your plan",
  bar_baking: "Baking",
  group_daily: "Every day",
  group_sold: "What you sell",
  group_books: "Books",
  // The frame around the pages.
  main_nav: "Main",
  skip_to_content: "Skip to the content",
  add_order: "Add order",
  find_hint: "Find or ask: name, day, question",
  ask: "Ask Marzipan",
  account: "Account",
  language_now: "Language: {name}",
  sign_out: "Sign out",
  signed_out: "Successfully signed out",
  offline: "You’re offline. What you see may be out of date.",
  no_network: "No connection.",
  kept_from: "What you see is from {time}, {ago}.",
  kept_days: "Saved on this device: orders from the past 7 days and the next 30",
  // When something breaks (spec §2, rulings §11).
  try_again: "Try Again",
  reload_page: "Reload Page",
  page_failed: "We couldn’t load this page",
  initialization_failed: "Initialization Failed",
  initialization_failed_text:
    "Marzipan couldn’t start. Check your connection, or try a newer browser, then reload the page.",
  startup_error: "Startup Error",
  startup_error_text: "Part of Marzipan didn’t load. Reload the page to try again.",
  // Signing out while something is typed and not saved.
  leaving_title: "Sign out without saving?",
  leaving_text:
    "You have unsaved changes. We can keep them on this device until you sign in again.",
  leaving_keep: "Keep them",
  leaving_discard: "Discard them",
  leaving_stay: "Stay signed in",
  // Without scripts, and where nothing is.
  no_scripts: "Marzipan needs JavaScript. Turn it on in your browser and reload the page.",
  not_found: "Page not found",
  // A page that does not come without a way to the server.
  no_connection: "No connection",
  no_connection_text: "This page opens automatically once you’re back online.",
} as const satisfies PhraseBook;
