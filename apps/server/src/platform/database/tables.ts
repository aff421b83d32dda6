import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Generated } from "kysely";
import type * as z from "zod/mini";
import type { AdminAct, AuditFacts } from "@marzipan/contract/admin";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Currency, IsoCurrency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { DocumentType } from "@marzipan/contract/files";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { PaymentKind, PaymentMethod } from "@marzipan/contract/payments";
import type { ReceiptProblem, ReceiptReading, ReceiptState } from "@marzipan/contract/receipts";
import type { PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import type { MenuTables } from "./menu-tables.ts";

/** What a file is: a picture in its small forms, a document with its original, or a picture that a customer put up and no order has taken. */
export type FileKind = "picture" | "document" | "request";

/** What was read of a receipt, as it is kept and sent. */
export type StoredReading = z.output<typeof ReceiptReading>;

/** The tables as the migrations leave them; calendar days and times of day are texts. */
export interface Tables extends MenuTables {
  business: {
    id: string;
    name: string;
    time_zone: string;
    country: string;
    currency: Currency;
    phone: string | null;
    logo_id: string | null;
    week_start: number | null;
    is_set_up: Generated<boolean>;
    whatsapp_texts: Generated<Record<string, string>>;
    created_at: Date;
    updated_at: Date;
  };
  business_counter: {
    business_id: string;
    last_order_number: Generated<number>;
    stored_bytes: Generated<number>;
    last_request_number: Generated<number>;
  };
  account: {
    id: string;
    business_id: string;
    email: string;
    email_key: string;
    full_name: string;
    language: Language;
    theme: Theme | null;
    profile_image_id: string | null;
    is_admin: Generated<boolean>;
    email_verified_at: Date | null;
    approved_at: Date | null;
    declined_at: Date | null;
    decline_reason: string | null;
    blocked_at: Date | null;
    blocked_reason: string | null;
    session_version: Generated<number>;
    chosen_plan: PlanName;
    phone_e164: string | null;
    phone_verified_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  session: {
    id: string;
    account_id: string;
    business_id: string;
    revoked_at: Date | null;
    expires_at: Date;
    idle_expires_at: Date;
    browser: string;
    system: string;
    device_fingerprint: string | null;
    session_token_hash: string | null;
    created_at: Date;
    last_seen_at: Date;
  };
  subscription: {
    business_id: string;
    plan: PlanName;
    status: SubscriptionStatus;
    trial_end_at: Date | null;
    trial_used_at: Date | null;
    current_period_end_at: Date | null;
    plan_started_at: Date;
    created_at: Date;
    updated_at: Date;
  };
  audit_event: {
    id: string;
    at: Date;
    by_account: string;
    about_account: string;
    act: AdminAct;
    facts: Generated<AuditFacts>;
  };
  contact_lead: {
    id: string;
    name: string;
    email: string;
    phone: string;
    message: string;
    language: Language;
    created_at: Date;
  };
  consultation: { business_id: string; id: string; created_at: Date };
  idempotency: {
    business_id: string;
    key: string;
    call: string;
    body_hash: string;
    status: number | null;
    reply: string | null;
    created_at: Date;
  };
  file: {
    business_id: string;
    id: string;
    kind: Generated<FileKind>;
    content_type: DocumentType | null;
    width: number | null;
    height: number | null;
    size_bytes: number;
    content_hash: string;
    has_avif: Generated<boolean>;
    /** When its AVIF forms are to be made next, `null` when nothing is to be done. */
    avif_due_at: Generated<Date | null>;
    avif_attempts: Generated<number>;
    created_at: Date;
    deleted_at: Date | null;
  };
  client: {
    business_id: string;
    id: string;
    name: string;
    name_key: string;
    search_key: string;
    phone: string | null;
    phone_key: string | null;
    email: string | null;
    language: Language | null;
    allergens: Generated<Allergen[]>;
    allergy_note: Generated<string>;
    notes: Generated<string>;
    merged_into: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  category: {
    business_id: string;
    id: string;
    name: string;
    name_key: string;
    created_at: Date;
    updated_at: Date;
  };
  product: {
    business_id: string;
    id: string;
    name: string;
    name_key: string;
    description: Generated<string>;
    category_id: string | null;
    image_id: string | null;
    allergens: Generated<Allergen[]>;
    marks: Generated<FoodMark[]>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  payment: {
    business_id: string;
    id: string;
    order_id: string | null;
    order_number: number | null;
    kind: PaymentKind;
    refers_to_id: string | null;
    amount_minor: number;
    effect_minor: number;
    currency: Currency;
    method: PaymentMethod;
    reference: Generated<string>;
    note: Generated<string>;
    paid_date: string;
    search_key: string;
    account_id: string | null;
    by_name: string | null;
    created_at: Date;
  };
  receipt_link: {
    business_id: string;
    id: string;
    order_id: string;
    token_hash: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  expense: {
    business_id: string;
    id: string;
    date: string;
    category: ExpenseCategory;
    amount_minor: number;
    currency: IsoCurrency;
    description: Generated<string>;
    business_name: Generated<string>;
    supplier_name_key: Generated<string>;
    receipt_number: Generated<string>;
    file_id: string | null;
    confidence: Record<string, number> | null;
    repeat_day: number | null;
    search_key: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  receipt: {
    business_id: string;
    id: string;
    file_id: string;
    state: ReceiptState;
    problem: ReceiptProblem | null;
    reading: StoredReading | null;
    attempts: Generated<number>;
    claimed_at: Date | null;
    expense_id: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  task: {
    business_id: string;
    id: string;
    title: string;
    due_date: string | null;
    completed_at: Date | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  orders: {
    business_id: string;
    id: string;
    number: number;
    client_id: string | null;
    client_name: string;
    client_key: string;
    phone: string | null;
    customer_email: string | null;
    delivery_date: string;
    delivery_time: string | null;
    fulfilment: Generated<"pickup" | "delivery">;
    address: string | null;
    status: Generated<"pending" | "in_progress" | "completed">;
    ready_at: Date | null;
    cancelled_at: Date | null;
    cancel_reason: string | null;
    notes: string | null;
    allergens: Generated<Allergen[]>;
    allergy_note: Generated<string>;
    currency: Currency;
    items_total_minor: number;
    agreed_price_minor: number | null;
    total_minor: number;
    deposit_kind: "sum" | "percent" | null;
    deposit_value_minor: number | null;
    deposit_due_date: string | null;
    search_key: string;
    is_imported: Generated<boolean>;
    created_day: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  order_item: {
    business_id: string;
    order_id: string;
    position: number;
    dessert_name: string;
    name_key: string;
    quantity: number;
    unit_price_minor: number;
    line_total_minor: number;
    product_id: string | null;
  };
  order_picture: { business_id: string; order_id: string; position: number; file_id: string };
  order_event: {
    business_id: string;
    order_id: string;
    id: string;
    kind: string;
    from_value: string | null;
    to_value: string | null;
    at: Date;
    account_id: string | null;
    by_name: string | null;
  };
  bake_tick: { business_id: string; day: string; item_key: string; made: number; updated_at: Date };
  item_memory: {
    business_id: string;
    name_key: string;
    currency: string;
    dessert_name: string;
    product_id: string | null;
    unit_price_minor: number;
    uses: Generated<number>;
    last_used_at: Date;
  };
  client_order_stats: {
    business_id: string;
    client_id: string;
    currency: string;
    orders_count: number;
    last_order_date: string;
    total_minor: number;
  };
}

/** Builds queries; it has no connection, a transaction's `rows` runs what it builds. */
export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
