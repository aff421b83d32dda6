import * as orderRequestsPublic from "@marzipan/contract/order-requests-public";
import type { FastifyInstance } from "fastify";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { calendarType } from "../../platform/formats/calendar-file.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { uploadOf } from "../../platform/http/file-field.ts";
import { linkOrigin } from "../../platform/http/origin.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { readMenuAddress } from "../catalog/menu-address.rules.ts";
import type { AskedAddress } from "../catalog/menu-address.rules.ts";
import { missMenu } from "../catalog/misses.actions.ts";
import { getPicture } from "../files/pictures.actions.ts";
import { takeIncoming } from "../files/incoming.actions.ts";
import { convertSent } from "../files/upload.actions.ts";
import { acceptRequestQuote } from "./accept-quote.actions.ts";
import { createOrderRequest } from "./asking.actions.ts";
import { listMenuDays } from "./days.actions.ts";
import { getRequestCalendar } from "./request-calendar.actions.ts";
import { getRequestStatus, underToken, withdrawRequest } from "./request-status.actions.ts";
import { findRequestPicture } from "./request-status.store.ts";
import { keepUpload, requireOpenMenu } from "./uploads.actions.ts";
import { countVisit } from "./visits.actions.ts";

/** Binds what customers may do: ask on a menu, and look after their request by its token. */
export function bindAsking(app: FastifyInstance, deps: Deps): void {
  bindMenuCalls(app, deps);
  bindTokenCalls(app, deps);
}

/**
 * Runs work for a menu's address. An unknown address is `not_found`, and many misses of one visitor
 * are `rate_limited`; a `not_found` with fields is about something inside the menu and is passed
 * on.
 */
async function atMenu<T>(
  deps: Deps,
  address: string,
  visitor: string,
  work: (asked: AskedAddress) => Promise<T>,
): Promise<T> {
  const asked = readMenuAddress(address);
  if (!asked) return await missMenu(deps, visitor);
  try {
    return await work(asked);
  } catch (error) {
    const isUnknown =
      error instanceof AppError && error.code === "not_found" && !error.facts.fields;
    if (isUnknown) return await missMenu(deps, visitor);
    throw error;
  }
}

/**
 * The calls under a menu's address: possible days, uploading a reference picture, asking for an
 * order.
 */
function bindMenuCalls(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(orderRequestsPublic.listMenuDays)(async ({ params, query, request }) => {
    await countVisit(deps, "days", visitorOf(request));
    return await atMenu(deps, params.address, visitorOf(request), (asked) =>
      deps.database.transact({ kind: "menu", slug: asked.key }, (tx) =>
        listMenuDays(tx, asked.kind, query),
      ),
    );
  });
  on(orderRequestsPublic.uploadRequestPicture)(async ({ params, request }) => {
    await countVisit(deps, "upload", visitorOf(request));
    return await atMenu(deps, params.address, visitorOf(request), async (asked) => {
      const businessId = await requireOpenMenu(deps, asked);
      const sender = { lane: "customers", businessId, tooLarge: "picture_too_large" } as const;
      return await takeIncoming(deps, uploadOf(request), sender, async (incoming) =>
        keepUpload(deps, asked, businessId, await convertSent(incoming)),
      );
    });
  });
  on(orderRequestsPublic.createOrderRequest)(async ({ params, body, request }) => {
    const key = request.headers["idempotency-key"];
    if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(String(key)))
      throw fieldError("Idempotency-Key", "invalid");
    const origin = linkOrigin(deps.config, request);
    return await atMenu(deps, params.address, visitorOf(request), (asked) =>
      createOrderRequest(
        deps,
        { asked, visitor: visitorOf(request), key: key as string | undefined, origin },
        body,
      ),
    );
  });
}

/**
 * The calls under a request's private token: state, accepting an offered price, withdrawing,
 * calendar file, pictures. All count against one window per visitor.
 */
function bindTokenCalls(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(orderRequestsPublic.getRequestStatus)(async ({ params, request }) => {
    await countVisit(deps, "status", visitorOf(request));
    return await underToken(deps, params.token, visitorOf(request), (tx) =>
      getRequestStatus(tx, params.token),
    );
  });
  on(orderRequestsPublic.acceptRequestQuote)(async ({ params, body, request }) => {
    await countVisit(deps, "status", visitorOf(request));
    const origin = linkOrigin(deps.config, request);
    const customer = { token: params.token, visitor: visitorOf(request), origin };
    return await acceptRequestQuote(deps, customer, body.price);
  });
  on(orderRequestsPublic.withdrawRequest)(async ({ params, request }) => {
    await countVisit(deps, "status", visitorOf(request));
    return await underToken(deps, params.token, visitorOf(request), (tx) =>
      withdrawRequest(tx, params.token),
    );
  });
  on(orderRequestsPublic.getRequestCalendar)(async ({ params, request, reply }) => {
    await countVisit(deps, "status", visitorOf(request));
    const text = await underToken(deps, params.token, visitorOf(request), (tx) =>
      getRequestCalendar(tx, params.token),
    );
    void reply
      .type(calendarType)
      .header("cache-control", "no-store")
      .header("content-disposition", 'attachment; filename="order.ics"')
      .send(text);
    return undefined;
  });
  on(orderRequestsPublic.getRequestPicture)(async ({ params, request, reply }) => {
    await countVisit(deps, "status", visitorOf(request));
    const businessId = await underToken(deps, params.token, visitorOf(request), (tx) =>
      findRequestPicture(tx, params.id),
    );
    const bytes =
      businessId === null
        ? null
        : await deps.files.get(getPicture(businessId, params.id, params.size));
    if (!bytes) throw new AppError("not_found");
    void reply
      .type("image/webp")
      .header("cache-control", "private, max-age=604800, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(bytes);
    return undefined;
  });
}
