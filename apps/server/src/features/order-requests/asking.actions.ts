import { createHash } from "node:crypto";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import * as orderRequestsPublic from "@marzipan/contract/order-requests-public";
import { phoneKey } from "@marzipan/domain/clients";
import { normalise, phoneDigits } from "@marzipan/domain/search";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { requireCaptcha } from "../auth/captcha.actions.ts";
import { menuStateOf } from "../catalog/menu.actions.ts";
import type { AskedAddress } from "../catalog/menu-address.rules.ts";
import { readAskableItems, readOrderingFrame, readTakenDays } from "../catalog/ordering.actions.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { prepareToNotify } from "../notifications/notify.actions.ts";
import { addRequest, countFreeUploads, findAsked } from "./asking.store.ts";
import { priceRequest, refuseImpossible } from "./asking.rules.ts";
import type { PricedRequest } from "./asking.rules.ts";
import { mailCustomer, whatsappToBusiness } from "./request-texts.actions.ts";
import { requestToken, statusPath } from "./request-token.rules.ts";
import { countVisit, mayBeMailed } from "./visits.actions.ts";

type Body = Input<typeof orderRequestsPublic.createOrderRequest>["body"];
type Reply = ReplyOf<typeof orderRequestsPublic.createOrderRequest>;

/** Where a request comes from, and under which key. */
export interface Asking {
  asked: AskedAddress;
  /** The visitor's network address. */
  visitor: string;
  key: string | undefined;
  origin: string;
}

const dayMs = 86_400_000;

/** What is decided on a request before it is stored. */
interface Checked {
  frame: OrderingFrame;
  priced: PricedRequest;
}

/**
 * Stores a customer's request, once per idempotency key: a repeated key gets the first answer even
 * if the menu has changed since. Everything is checked before the captcha is spent, and again in
 * the storing transaction.
 */
export async function createOrderRequest(deps: Deps, asking: Asking, body: Body): Promise<Reply> {
  const act = actOf(asking, body);
  const transact = transactOf(deps, asking);
  const before = await transact((tx) => answerBefore(tx, deps, asking, body, act));
  if (before) return before;
  if (!body.hasConsented) throw fieldError("hasConsented", "required");
  await countVisit(deps, "ask", asking.visitor);
  const { frame } = await transact((tx) => check(tx, asking, body));
  await countVisit(
    deps,
    "ask-phone",
    hashToken(`${frame.head.business_id}:${phoneKey(body.phone) ?? ""}`),
  );
  await requireCaptcha(deps, body.captchaToken, "order_request", asking.visitor);
  return await keepRequest(deps, asking, body, await mayBeMailed(deps, body.email));
}

/**
 * Stores a customer's request, once per key; what is not possible is refused as for anyone. `isMailed`
 * is whether they are mailed that it came in.
 */
export async function keepRequest(
  deps: Deps,
  asking: Asking,
  body: Body,
  isMailed = true,
): Promise<Reply> {
  const act = actOf(asking, body);
  const transact = transactOf(deps, asking);
  try {
    return await transact((tx) => store(tx, deps, asking, body, { ...act, isMailed }));
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const same = await transact((tx) => answerBefore(tx, deps, asking, body, act));
    // No stored answer: the conflict came from a picture that another request took concurrently.
    if (!same) throw takenPicture();
    return same;
  }
}

/** The hashed key, and a hash of the body without the captcha, since a retry solves a new one. */
interface Act {
  askKey: string | null;
  askHash: string;
}

function actOf({ asked, key }: Asking, { captchaToken: _token, ...sent }: Body): Act {
  return {
    askKey: key === undefined ? null : hashToken(`${asked.key} ${key}`),
    askHash: createHash("sha256").update(JSON.stringify(sent)).digest("base64url"),
  };
}

function transactOf(deps: Deps, { asked }: Asking) {
  return <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    deps.database.transact({ kind: "menu", slug: asked.key }, work);
}

function isKeyTaken(error: unknown): boolean {
  return (error as { code?: string }).code === "23505";
}

async function answerBefore(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  body: Body,
  { askKey, askHash }: Act,
): Promise<Reply | null> {
  const before = askKey === null ? undefined : await findAsked(tx, askKey);
  if (!before) return null;
  if (before.ask_hash !== askHash) throw new AppError("idempotency_key_reused");
  const [frame, items] = [
    await readOrderingFrame(tx),
    await readAskableItems(
      tx,
      body.items.map((item) => item.id),
    ),
  ];
  const lines = body.items.flatMap(({ id, quantity }) => {
    const name = items.get(id)?.name;
    return name === undefined ? [] : [{ name, quantity }];
  });
  return await replyOf(deps, asking, frame, body, before, lines);
}

async function check(tx: Tx, { asked }: Asking, body: Body): Promise<Checked> {
  const frame = await readOrderingFrame(tx);
  if (menuStateOf(frame.head, asked.kind, tx.now) !== "open") throw new AppError("ordering_closed");
  const items = await readAskableItems(
    tx,
    body.items.map((item) => item.id),
  );
  const priced = priceRequest(body, items);
  const taken = await readTakenDays(tx, body.deliveryDate, body.deliveryDate);
  refuseImpossible(body, frame, taken.get(body.deliveryDate) ?? 0);
  await requireFreeUploads(tx, body.pictureIds ?? []);
  return { frame, priced };
}

async function requireFreeUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const since = new Date(tx.now.getTime() - dayMs);
  const isAllFree = (await countFreeUploads(tx, ids, since)) === ids.length;
  if (!isAllFree || new Set(ids).size !== ids.length) throw takenPicture();
}

function takenPicture(): AppError {
  return new AppError("not_found", { fields: [{ path: "pictureIds", problem: "invalid" }] });
}

async function store(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  body: Body,
  { askKey, askHash, isMailed }: Act & { isMailed: boolean },
): Promise<Reply> {
  const notify = await prepareToNotify(tx, "request_received");
  const { frame, priced } = await check(tx, asking, body);
  const id = makeId();
  const token = requestToken(deps.sessionSecret, id);
  const number = await addRequest(tx, {
    ...fieldsOf(frame, body, priced),
    id,
    askKey,
    askHash,
    eventId: makeId(),
    tokenHash: hashToken(token),
  });
  tx.changed(...(orderRequestsPublic.createOrderRequest.changes ?? []));
  await notify(id);
  tx.afterCommit(() => {
    deps.mailWake.ask();
    deps.pushWake.ask();
  });
  const link = asking.origin + statusPath(token);
  const stored = textedOf(frame, body, priced.totalMinor, { id, number });
  const told = { totalMinor: priced.totalMinor, link };
  if (isMailed) await mailCustomer(tx, deps, frame.head, stored, "new", told);
  return await replyOf(deps, asking, frame, body, { id, number }, priced.lines);
}

function fieldsOf(frame: OrderingFrame, body: Body, priced: PricedRequest) {
  return {
    name: body.name,
    phone: body.phone,
    email: body.email ?? null,
    language: body.language,
    deliveryDate: body.deliveryDate,
    deliveryTime: body.deliveryTime,
    fulfilment: body.fulfilment,
    address: body.fulfilment === "delivery" ? (body.address ?? null) : null,
    note: body.note ?? "",
    allergens: [...new Set(body.allergens)],
    allergyNote: body.allergyNote ?? "",
    currency: frame.head.catalog_currency,
    ...priced,
    searchKey: searchKeyOf(body, priced),
    pictureIds: body.pictureIds ?? [],
  };
}

function searchKeyOf(body: Body, { lines }: PricedRequest): string {
  const names = lines.map((line) => line.name);
  return normalise([body.name, phoneDigits(body.phone), ...names].join(" ")).slice(0, 2000);
}

function textedOf(
  frame: OrderingFrame,
  body: Body,
  totalMinor: number,
  { id, number }: { id: string; number: number },
) {
  return {
    id,
    number,
    status: "new",
    name: body.name,
    phone: body.phone,
    email: body.email ?? null,
    language: body.language,
    delivery_date: body.deliveryDate,
    delivery_time: body.deliveryTime,
    currency: frame.head.catalog_currency,
    total_minor: totalMinor,
    quote_price_minor: null,
    quote_message: "",
    quote_valid_until: null,
    answer_message: "",
  } as const;
}

async function replyOf(
  deps: Deps,
  { origin }: Asking,
  frame: OrderingFrame,
  body: Body,
  request: { id: string; number: number },
  lines: readonly { name: string; quantity: number }[],
): Promise<Reply> {
  const token = requestToken(deps.sessionSecret, request.id);
  const texted = textedOf(frame, body, Math.round(body.expectedTotal * 100), request);
  return {
    number: request.number,
    token,
    statusUrl: origin + statusPath(token),
    whatsappUrl: await whatsappToBusiness(frame.head, texted, lines),
  };
}
