import type { PhraseBook } from "../core.ts";

/** Reports: what to make, the preview, the last downloads, and the accountant. */
export const reports = {
  // What to make.
  what: "What",
  kind_orders: "Orders",
  kind_payments: "Payments",
  kind_expenses: "Expenses",
  kind_clients: "Clients",
  kind_products: "Products and items",
  kind_profit_and_loss: "Profit and loss by month",
  kind_owed: "Who owes what",
  kind_workbook: "All of it in one file",
  language: "Language of the report",
  format: "Format",
  format_xlsx: "Excel",
  format_pdf: "PDF",
  format_csv: "CSV",
  format_zip: "Receipts (ZIP)",
  each_currency: "Each separately",
  make: "Make the report",
  sign_in: "Please sign in to download Excel reports.",
  begun: "The report is on its way. You can leave this page.",
  // The preview.
  preview: "Preview",
  first_rows: "The first rows; {all} in all",
  nothing: "Nothing in this period.",
  // The last downloads.
  downloads: "Last downloads",
  downloads_none: "Your last ten reports show up here.",
  again: "Make again: {name}",
  state_waiting: "Waiting in line",
  state_running: "Being created",
  state_done: "Ready",
  state_stopped: "Stopped",
  state_failed: "Failed",
  // Every month to the accountant.
  accountant: "Every month to the accountant",
  accountant_on: "Send last month’s papers by email",
  accountant_next: "Next email: {date}",
  mail_language: "Language of the mail",
  sent: "Sent",
  link_until: "Link open until {date}",
  link_stopped: "Link turned off",
  stop_link: "Stop the link: {name}",
  papers: "The month’s papers",
  papers_failed: "We couldn’t load the papers",
} as const satisfies PhraseBook;
