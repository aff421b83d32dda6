import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as orderRequests from "@marzipan/contract/order-requests";
import type { requestEventKinds } from "@marzipan/contract/order-requests";
import { conflictsOf, joinAllergies, unstatedItems } from "@marzipan/domain/allergies";
import type { ItemContents } from "@marzipan/domain/allergies";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { readItemAllergens } from "../catalog/item-allergens.actions.ts";
import { readOrderingFrame, readTakenDays } from "../catalog/ordering.actions.ts";
import { findClientByPhone } from "../clients/for-orders.actions.ts";
import { readProductFacts } from "../products/for-orders.actions.ts";
import { describeRequest } from "./request-lists.actions.ts";
import { whatsappToCustomer } from "./request-texts.actions.ts";
import { requestToken, statusPath } from "./request-token.rules.ts";
import {
  listRequestEvents,
  listRequestPictures,
  loadRequest,
  loadToldOrder,
} from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";

const noAllergies = { allergens: [], allergyNote: "" };

type Details = ReplyOf<typeof orderRequests.getOrderRequest>;
type EventKind = (typeof requestEventKinds)[number];

/** Who answers, and the origin with which links to the customer begin. */
export interface Answering {
  deps: Deps;
  origin: string;
}

/** Returns one request with pictures, history, the text to its customer, and how full its day is. */
export async function getOrderRequest(
  tx: Tx,
  { deps, origin }: Answering,
  id: string,
): Promise<Details> {
  const row = await loadRequest(tx, id);
  if (!row) throw new AppError("not_found");
  const frame = await readOrderingFrame(tx);
  const [pictureIds, events, taken, knownClient, order] = await together([
    listRequestPictures(tx, id),
    listRequestEvents(tx, id),
    readTakenDays(tx, row.delivery_date, row.delivery_date),
    row.phone === "" ? null : findClientByPhone(tx, row),
    row.order_id === null ? null : loadToldOrder(tx, row.order_id),
  ]);
  const told = { allergens: row.allergens, allergyNote: row.allergy_note };
  const allergies = joinAllergies(told, knownClient ?? noAllergies);
  const contents = await readContents(tx, row);
  const link = origin + statusPath(requestToken(deps.sessionSecret, id));
  return {
    ...describeRequest(row, tx.now),
    pictures: pictureIds.map((pictureId) => ({
      id: pictureId,
      url: pictureUrl(pictureId, "large") ?? "",
      thumbUrl: pictureUrl(pictureId, "thumb") ?? "",
    })),
    history: events.map((event) => ({
      kind: event.kind as EventKind,
      at: event.at.toISOString(),
      byName: event.by_name,
    })),
    statusUrl: link,
    whatsappUrl: await whatsappToCustomer(frame.head, row, { order: order ?? null, link }),
    knownClient: knownClient && { id: knownClient.id, name: knownClient.name },
    allergies,
    allergyConflicts: conflictsOf(contents, allergies.allergens),
    unstatedAllergens: unstatedItems(contents, allergies),
    day: { taken: taken.get(row.delivery_date) ?? 0, limit: frame.rules.maxOrdersADay },
  };
}

/**
 * Returns what the asked items contain, by the menu and by the products behind them; an item is stated where one of
 * the two is.
 */
async function readContents(tx: Tx, { lines }: Pick<RequestRow, "lines">): Promise<ItemContents[]> {
  const idsOf = (name: "catalog_item_id" | "product_id") =>
    lines.flatMap((line) => line[name] ?? []);
  const [ofItems, products] = await together([
    readItemAllergens(tx, idsOf("catalog_item_id")),
    readProductFacts(tx, idsOf("product_id")),
  ]);
  const ofProducts = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const known = [
      ofItems.get(line.catalog_item_id ?? ""),
      ofProducts.get(line.product_id ?? ""),
    ].filter((facts) => facts?.allergensStated);
    const allergens = [...new Set(known.flatMap((facts) => facts?.allergens ?? []))];
    return { dessert_name: line.name, allergens: known.length === 0 ? null : allergens };
  });
}
