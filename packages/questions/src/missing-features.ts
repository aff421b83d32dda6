/** What people ask for that Marzipan can't do, with the help article on the nearest way; `null` where there is none. */
export const missingFeatureArticles = {
  recipes: "products",
  costing: "expenses",
  standing_orders: "orders",
  item_options: "menu",
  coupons: "discounts",
  card_payments_from_customers: "deposits",
  delivery_fees: "discounts",
  multiple_locations: null,
  tax_invoices: "accountant",
  inventory: "sold-out",
  payroll_and_shifts: "expenses",
  loyalty_points: "discounts",
  gift_cards: "discounts",
  newsletter: "whatsapp",
  cash_register: "payments",
  courier_and_routes: "calendar",
  table_reservations: "requests",
  supplier_orders: "tasks",
  social_media: "menu",
  website_builder: "menu",
  barcode_labels: "printing",
  translations_of_chats: "whatsapp",
  employee_accounts_on_basic: "bake-list",
  currencies_mixed: "business-details",
} as const satisfies Readonly<Record<string, string | null>>;

/** Something that people ask for and Marzipan can't do: `cannot/…` among the intents. */
export type MissingFeature = keyof typeof missingFeatureArticles;
