import type * as z from "zod/mini";
import type { AdminAct, AuditFacts } from "@marzipan/contract/admin";
import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import type { Currency, IsoCurrency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { DocumentType } from "@marzipan/contract/files";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { SavedColumn } from "@marzipan/contract/import-mappings";
import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import type { PaymentKind, PaymentMethod } from "@marzipan/contract/payments";
import type { CustomerUpdate } from "@marzipan/domain/customer-updates";
import type { Settlement } from "@marzipan/contract/past-orders";
import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import type { ProviderEndReason } from "@marzipan/domain/provider-subscriptions";
import type { ReceiptProblem, ReceiptReading, ReceiptState } from "@marzipan/contract/receipts";
import type { Role } from "@marzipan/contract/roles";

/** What a file is: a picture in its small forms, a document with its original, or a picture that a customer put up and no order has taken. */
export type FileKind = "picture" | "document" | "request";

/** What was read of a receipt, as it is kept and sent. */
export type StoredReading = z.output<typeof ReceiptReading>;

/** Texts in other languages than the owner's. */
export type Translations<Name extends string> = {
  [Code in Language]?: { [Field in Name]?: string | undefined };
};

/** What became of a notice of the card provider; none yet while it waits. */
export type NoticeOutcome =
  | "applied"
  | "ignored"
  | "unknown_business"
  | "unknown_price"
  | "unreadable";

/** What columns hold more narrowly than PostgreSQL says, by table and column; NULL is not said here. */
export interface ColumnTypes {
  "account.language": Language;
  "account.theme": Theme;
  "account.role": Role;
  "account.chosen_plan": PlanName;
  "audit_event.act": AdminAct;
  "audit_event.facts": AuditFacts;
  "billing_event.body": object;
  "billing_event.outcome": NoticeOutcome;
  "billing_reconciliation.doubled": string[];
  "billing_reconciliation.mended": string[];
  "business.currency": Currency;
  "business.past_orders": Settlement;
  "business.whatsapp_texts": Record<string, string>;
  "catalog_item.currency": Currency;
  "catalog_item.allergens": Allergen[];
  "catalog_item.marks": FoodMark[];
  "catalog_item.translations": Translations<"name" | "description" | "unitNote">;
  "catalog_section.translations": Translations<"name">;
  "client.language": Language;
  "client.allergens": Allergen[];
  "contact_lead.language": Language;
  "expense.category": ExpenseCategory;
  "import_mapping.columns": SavedColumn[];
  "import_row.replaced": Record<string, unknown>;
  "expense.currency": IsoCurrency;
  "expense.confidence": Record<string, number>;
  "file.kind": FileKind;
  "file.content_type": DocumentType;
  "menu_address.kind": MenuAddressKind | "old_slug";
  "menu_settings.translations": Translations<"tagline" | "note" | "deliveryNote">;
  "menu_settings.catalog_currency": Currency;
  "menu_settings.opening_hours": OrderingRules["openingHours"];
  "menu_settings.closed_days": OrderingRules["closedDays"];
  "menu_settings.slot_minutes": OrderingRules["slotMinutes"];
  "menu_settings.fulfilments": OrderingRules["fulfilments"];
  "menu_settings.deposit_kind": "sum" | "percent";
  "order_request.status": RequestStatus;
  "order_request.language": Language;
  "order_request.fulfilment": "pickup" | "delivery";
  "order_request.allergens": Allergen[];
  "order_request.currency": Currency;
  "orders.customer_update": CustomerUpdate;
  "orders.fulfilment": "pickup" | "delivery";
  "orders.settlement": Settlement;
  "orders.status": "pending" | "in_progress" | "completed";
  "orders.allergens": Allergen[];
  "orders.currency": Currency;
  "orders.deposit_kind": "sum" | "percent";
  "payment.kind": PaymentKind;
  "payment.currency": Currency;
  "payment.method": PaymentMethod;
  "product.allergens": Allergen[];
  "product.marks": FoodMark[];
  "receipt.state": ReceiptState;
  "receipt.problem": ReceiptProblem;
  "receipt.reading": StoredReading;
  "subscription.end_reason": ProviderEndReason;
  "subscription.billing_interval": "month" | "year";
  "subscription.scheduled_kind": "cancel" | "downgrade";
  "subscription.scheduled_plan": PlanName;
  "subscription.plan": PlanName;
  "subscription.status": SubscriptionStatus;
}
