import type { Generated } from "kysely";
import type { Currency } from "@marzipan/contract/currencies";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Language } from "@marzipan/contract/languages";
import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import type { RequestStatus } from "@marzipan/contract/order-requests";

/** Texts in other languages than the owner's. */
export type Translations<Name extends string> = {
  [Code in Language]?: { [Field in Name]?: string | undefined };
};

/** The tables of the menu and of what customers ask for there. */
export interface MenuTables {
  catalog_section: {
    business_id: string;
    id: string;
    name: string;
    name_key: string;
    translations: Generated<Translations<"name">>;
    position: number;
    created_at: Date;
    updated_at: Date;
  };
  catalog_item: {
    business_id: string;
    id: string;
    section_id: string | null;
    position: number;
    name: string;
    name_key: string;
    description: Generated<string>;
    unit_note: Generated<string>;
    price_minor: number;
    currency: Currency;
    is_from_price: Generated<boolean>;
    is_active: Generated<boolean>;
    min_quantity: Generated<number>;
    quantity_step: Generated<number>;
    sold_out_until: string | null;
    allergens: Generated<Allergen[]>;
    marks: Generated<FoodMark[]>;
    translations: Generated<Translations<"name" | "description" | "unitNote">>;
    product_id: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  catalog_picture: { business_id: string; item_id: string; position: number; file_id: string };
  menu_settings: {
    business_id: string;
    slug: string | null;
    token: string;
    tagline: Generated<string>;
    address: Generated<string>;
    note: Generated<string>;
    delivery_note: Generated<string>;
    whatsapp_phone: string | null;
    translations: Generated<Translations<"tagline" | "note" | "deliveryNote">>;
    catalog_currency: Generated<Currency>;
    is_ordering_on: Generated<boolean>;
    lead_time_hours: Generated<number>;
    cut_off_time: string | null;
    days_ahead: Generated<number>;
    max_orders_a_day: number | null;
    opening_hours: Generated<OrderingRules["openingHours"]>;
    closed_days: Generated<OrderingRules["closedDays"]>;
    slot_minutes: Generated<OrderingRules["slotMinutes"]>;
    fulfilments: Generated<OrderingRules["fulfilments"]>;
    deposit_kind: "sum" | "percent" | null;
    deposit_value_minor: number | null;
    deposit_due_days: Generated<number>;
    version: Generated<number>;
    updated_at: Date;
  };
  order_request: {
    business_id: string;
    id: string;
    number: number;
    status: RequestStatus;
    name: string;
    phone: string;
    email: string | null;
    language: Language;
    delivery_date: string;
    delivery_time: string | null;
    fulfilment: "pickup" | "delivery";
    address: string | null;
    note: Generated<string>;
    allergens: Generated<Allergen[]>;
    allergy_note: Generated<string>;
    currency: Currency;
    total_minor: number;
    is_from_total: Generated<boolean>;
    quote_price_minor: number | null;
    quote_message: Generated<string>;
    quote_valid_until: Date | null;
    quoted_at: Date | null;
    may_exceed: Generated<boolean>;
    answer_message: Generated<string>;
    answered_at: Date | null;
    order_id: string | null;
    search_key: string;
    ask_key: string | null;
    ask_hash: string;
    reminded_at: Date | null;
    personal_removed_at: Date | null;
    told_end_at: Date | null;
    accepted_as: string | null;
    created_at: Date;
    updated_at: Date;
  };
  request_item: {
    business_id: string;
    request_id: string;
    position: number;
    catalog_item_id: string | null;
    product_id: string | null;
    name: string;
    unit_note: Generated<string>;
    quantity: number;
    unit_price_minor: number;
    line_total_minor: number;
    is_from_price: Generated<boolean>;
    shown_name: Generated<string>;
    shown_unit_note: Generated<string>;
  };
  request_picture: { business_id: string; request_id: string; position: number; file_id: string };
  request_event: {
    business_id: string;
    request_id: string;
    id: string;
    kind: string;
    at: Date;
    by_name: string | null;
  };
  capacity_day: { business_id: string; day: string };
}
