import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Translations } from "../../platform/database/column-types.ts";
import type { ItemPicture } from "./catalog-items.store.ts";
import type { SettingsRow, StandingRow } from "./menu-settings.store.ts";
import type { Column } from "../../platform/database/tables.ts";

/** What tells whether a menu has changed, and what may be done on it. */
export interface MenuHead extends SettingsRow, StandingRow {
  name: string;
  phone: string | null;
  logo_id: Column<"business.logo_id">;
  country: string;
  time_zone: Column<"business.time_zone">;
  business_updated_at: Date;
}

/** A picture on the menu, and whether it has its AVIF forms. */
export interface ShownPicture extends ItemPicture {
  has_avif: Column<"file.has_avif">;
}

/** A menu with everything that visitors see. */
export interface MenuRow extends MenuHead {
  logo: ShownPicture | null;
  sections: { id: string; name: string; translations: Translations<"name"> }[];
  items: {
    id: string;
    section_id: Column<"catalog_item.section_id">;
    name: string;
    description: string;
    unit_note: Column<"catalog_item.unit_note">;
    price_minor: Column<"catalog_item.price_minor">;
    is_from_price: Column<"catalog_item.is_from_price">;
    min_quantity: Column<"catalog_item.min_quantity">;
    quantity_step: Column<"catalog_item.quantity_step">;
    sold_out_until: Column<"catalog_item.sold_out_until">;
    allergens: Allergen[];
    has_no_allergens: Column<"catalog_item.has_no_allergens">;
    marks: FoodMark[];
    translations: Translations<"name" | "description" | "unitNote">;
    pictures: ShownPicture[];
  }[];
}

/** A head as JSON writes it: instants and times of day are texts. */
type JsonHead = { [Name in keyof MenuHead]: MenuHead[Name] extends Date ? string : MenuHead[Name] };

/** What `menuHeadStatement` and `menuStatement` answer. */
export interface MenuAnswer {
  head: JsonHead | null;
  goods?: Pick<MenuRow, "logo" | "sections" | "items">;
}

/** Returns the head of a menu from what the database answered; `null` without a business. */
export function readHead({ head }: MenuAnswer): MenuHead | null {
  if (head === null) return null;
  return {
    ...head,
    cut_off_time: head.cut_off_time?.slice(0, 5) ?? null,
    updated_at: new Date(head.updated_at),
    business_updated_at: new Date(head.business_updated_at),
    trial_end_at: instant(head.trial_end_at),
    current_period_end_at: instant(head.current_period_end_at),
    trial_used_at: instant(head.trial_used_at),
  };
}

function instant(at: Date | string | null): Date | null {
  return at === null ? null : new Date(at);
}

/** Returns a whole menu from what the database answered; `null` without a business. */
export function readGoods(answer: MenuAnswer): MenuRow | null {
  const head = readHead(answer);
  return head && answer.goods ? { ...head, ...answer.goods } : null;
}

/** Asks for the head of the menu of the business that was entered, under whichever proof. */
export function menuHeadStatement(): Statement<MenuAnswer> {
  return { name: "menu_head", text: "select app.menu_head() as head", values: [] };
}

/**
 * Returns the head of the menu of the business that was entered. An owner reads it under their own account: the owner's function,
 * for all others, may not be next to what a transaction writes (docs/SCALING.md).
 */
export async function loadHead(tx: Tx): Promise<MenuHead | null> {
  const [answer] = await tx.query<MenuAnswer>(
    tx.proof === "session"
      ? { name: "read_menu_head", text: "select app.read_menu_head() as head", values: [] }
      : menuHeadStatement(),
  );
  return answer ? readHead(answer) : null;
}

/** Asks for the whole menu whose address was entered. */
export function menuStatement(): Statement<MenuAnswer> {
  return {
    name: "menu",
    text: "select app.menu_head() as head, app.menu_goods() as goods",
    values: [],
  };
}

/** Asks whether a picture is one that visitors of the entered menu see. */
export function menuPictureStatement(id: string): Statement<{ is_shown: boolean }> {
  return {
    name: "menu_picture",
    text: "select app.menu_picture($1) is not null as is_shown",
    values: [id],
  };
}

/** An item as it can be asked for. */
export interface AskableItem {
  id: string;
  name: string;
  unit_note: Column<"catalog_item.unit_note">;
  translations: Translations<"name" | "description" | "unitNote">;
  price_minor: Column<"catalog_item.price_minor">;
  is_from_price: Column<"catalog_item.is_from_price">;
  min_quantity: Column<"catalog_item.min_quantity">;
  quantity_step: Column<"catalog_item.quantity_step">;
  sold_out_until: Column<"catalog_item.sold_out_until">;
  product_id: Column<"catalog_item.product_id">;
}

/** Returns those of the ids that are on the entered menu. */
export async function listAskableItems(tx: Tx, ids: readonly string[]): Promise<AskableItem[]> {
  return await tx.query<AskableItem>({
    name: "askable_items",
    text: "select * from app.askable_items($1)",
    values: [ids],
  });
}

/** Some orders of a day that are neither deleted nor cancelled. */
export interface DayOrders {
  day: string;
  status: OrderStatus;
  is_requested: boolean;
  orders: number;
}

/**
 * Counts the orders of each day of a span by status, and those apart that a request became; for a menu's visitors by
 * the owner's function, which may not be next to what a transaction writes.
 */
export async function countDayOrders(tx: Tx, from: string, to: string): Promise<DayOrders[]> {
  const isVisitors = tx.proof === "menu" || tx.proof === "request";
  return await tx.query<DayOrders>({
    ...(isVisitors
      ? { name: "count_day_orders", text: "select * from app.count_day_orders($1, $2)" }
      : { name: "read_day_orders", text: "select * from app.read_day_orders($1, $2)" }),
    values: [from, to],
  });
}
