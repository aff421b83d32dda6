import type { Input } from "@marzipan/contract/endpoint";
import type { createOrderRequest } from "@marzipan/contract/order-requests-public";
import { lineTotalMinor, toMajor, toMinor } from "@marzipan/domain/money";
import { problemOfQuantity, requestTotalMinor } from "@marzipan/domain/order-requests";
import { answerDay } from "@marzipan/domain/possible-days";
import { isSoldOut } from "@marzipan/domain/sold-out";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { AskableItem, OrderingFrame } from "../catalog/ordering.actions.ts";
import { whatsappNumber } from "../catalog/whatsapp.rules.ts";
import type { RequestLine } from "./requests.store.ts";

type Body = Input<typeof createOrderRequest>["body"];

/** What is asked for, priced by the catalog. */
export interface PricedRequest {
  lines: RequestLine[];
  totalMinor: number;
  isFromTotal: boolean;
}

/**
 * Returns what is asked for with prices of the catalog. Refuses items that are hidden or not of this menu
 * (`item_not_available`) or sold out on the wanted day (`item_sold_out`, rulings §5), amounts that cannot be had, and
 * a sum other than the customer saw (`price_changed`).
 */
export function priceRequest(body: Body, items: ReadonlyMap<string, AskableItem>): PricedRequest {
  const gone = body.items.filter(({ id }) => !items.has(id));
  if (gone.length > 0)
    throw new AppError("item_not_available", { items: gone.map(({ id }) => id) });
  const soldOut = body.items.filter(({ id }) =>
    isSoldOut(items.get(id)?.sold_out_until ?? null, body.deliveryDate),
  );
  if (soldOut.length > 0)
    throw new AppError("item_sold_out", {
      items: soldOut.map(({ id }) => id),
      date: body.deliveryDate,
    });
  const lines = body.items.map(({ id, quantity }, index) => {
    const isTwice = body.items.findIndex((one) => one.id === id) !== index;
    if (isTwice) throw fieldError(`items.${index}.id`, "invalid");
    return lineOf(items.get(id) as AskableItem, quantity, index, body.language);
  });
  const totalMinor = requestTotalMinor(
    lines.map((line) => ({ quantity: line.quantity, unitPriceMinor: line.unit_price_minor })),
  );
  if (totalMinor === null) throw fieldError("items", "too_big");
  if (totalMinor !== toMinor(body.expectedTotal))
    throw new AppError("price_changed", { total: toMajor(totalMinor) });
  return { lines, totalMinor, isFromTotal: lines.some((line) => line.is_from_price) };
}

function lineOf(
  item: AskableItem,
  quantity: number,
  index: number,
  language: Body["language"],
): RequestLine {
  const { min_quantity: minQuantity, quantity_step: quantityStep } = item;
  const wrong = problemOfQuantity(quantity, { minQuantity, quantityStep });
  if (wrong) throw fieldError(`items.${index}.quantity`, wrong.problem, wrong.limit);
  return {
    catalog_item_id: item.id,
    product_id: item.product_id,
    name: item.name,
    unit_note: item.unit_note,
    quantity,
    unit_price_minor: item.price_minor,
    line_total_minor: lineTotalMinor(quantity, item.price_minor),
    is_from_price: item.is_from_price,
    shown_name: item.translations[language]?.name || item.name,
    shown_unit_note: item.translations[language]?.unitNote || item.unit_note,
  };
}

/** Refuses a day or time that is not possible, a full day (`day_full`), and a way of hand-over that is not offered. */
export function refuseImpossible(body: Body, frame: OrderingFrame, taken: number): void {
  const { rules, clock } = frame;
  if (!rules.fulfilments.includes(body.fulfilment)) throw fieldError("fulfilment", "not_possible");
  if (body.fulfilment === "delivery" && !body.address) throw fieldError("address", "required");
  const day = answerDay(rules, clock, body.deliveryDate, taken);
  if (day.state === "full") throw new AppError("day_full", { date: body.deliveryDate });
  if (day.state !== "open") throw fieldError("deliveryDate", "not_possible");
  if (!day.times.includes(body.deliveryTime)) throw fieldError("deliveryTime", "not_possible");
  if (whatsappNumber(body.phone, frame.head.country) === null)
    throw fieldError("phone", "bad_phone");
}
