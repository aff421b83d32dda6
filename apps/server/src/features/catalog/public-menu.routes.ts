import * as orderRequestsPublic from "@marzipan/contract/order-requests-public";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { readLastWrite } from "../../platform/http/last-write.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { shareLookups } from "../../platform/http/shared-lookup.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { getPicture } from "../files/pictures.actions.ts";
import { readMenuAddress } from "./menu-address.rules.ts";
import { createKeptPages } from "./kept-pages.ts";
import { getMenu, readMenuVersion } from "./menu.actions.ts";
import { missMenu } from "./misses.actions.ts";
import { menuPictureStatement } from "./menu.store.ts";

// About a thousand menus, each in one language.
const mostKeptBytes = 16 * 1024 * 1024;

/** Binds what anyone may read of a menu. */
export function bindPublicMenu(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const pages = createKeptPages(mostKeptBytes, deps.checksReplies, deps.now);
  const readVersion = shareLookups((address) => findVersion(deps, address, null));
  on(orderRequestsPublic.getMenu)(async ({ params, query, request }) => {
    const { address } = params;
    const wroteAtMs = readLastWrite(deps, request);
    const found = await (wroteAtMs === null
      ? readVersion(address)
      : findVersion(deps, address, wroteAtMs));
    if (!found) return await missMenu(deps, visitorOf(request));
    const language = query.lang ?? found.ownerLanguage;
    const origin = ownOrigin(deps.config, request);
    const bytes = await pages.take(`${address} ${language} ${origin}`, found.version, async () => {
      // What is kept under a version must not be older than it: a replica could answer so.
      const menu = await getMenu(
        { now: deps.now, reads: deps.database },
        address,
        language,
        origin,
      );
      if (!menu) throw new AppError("not_found");
      return { version: menu.version, bytes: Buffer.from(JSON.stringify(menu)) };
    });
    return new JsonValue(bytes);
  });
  on(orderRequestsPublic.getMenuPicture)(async ({ params, request, reply }) => {
    const asked = readMenuAddress(params.address);
    if (!asked) return await missMenu(deps, visitorOf(request));
    const proof = { kind: "menu", slug: asked.key } as const;
    const { rows, entered } = await deps.database
      .tolerant(null)
      .read(proof, () => menuPictureStatement(params.id));
    const { id, form } = params;
    const key = getPicture(entered.business_id, id, form);
    const bytes = rows[0]?.is_shown ? await deps.files.get(key) : null;
    if (!bytes) throw new AppError("not_found");
    void reply
      .type(form.endsWith(".avif") ? "image/avif" : "image/webp")
      // A picture never changes under its id. A week and not longer, so that a picture that was
      // taken off the menu leaves the caches.
      .header("cache-control", "public, max-age=604800, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(bytes);
    return undefined;
  });
}

function findVersion(
  { database, now }: Deps,
  address: string,
  wroteAtMs: number | null,
): ReturnType<typeof readMenuVersion> {
  return readMenuVersion({ now, reads: database.tolerant(wroteAtMs) }, address);
}
