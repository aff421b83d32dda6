import * as orderRequestsPublic from "@marzipan/contract/order-requests-public";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { readLastWrite } from "../../platform/http/last-write.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { getPicture } from "../files/pictures.actions.ts";
import { readMenuAddress } from "./menu-address.rules.ts";
import { getMenu } from "./menu.actions.ts";
import { missMenu } from "./misses.actions.ts";
import { menuPictureStatement } from "./menu.store.ts";

/** Binds what anyone may read of a menu. */
export function bindPublicMenu(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(orderRequestsPublic.getMenu)(async ({ params, query, request }) => {
    const origin = ownOrigin(deps.config, request);
    const reads = deps.database.tolerant(readLastWrite(deps, request));
    const menu = await getMenu(
      { now: deps.now, reads },
      params.address,
      query.lang ?? null,
      origin,
    );
    return menu ?? (await missMenu(deps, visitorOf(request)));
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
