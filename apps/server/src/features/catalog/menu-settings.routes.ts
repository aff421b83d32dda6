import {
  changeMenuSlug,
  checkMenuSlug,
  getMenuQrCode,
  getMenuSettings,
  renewMenuToken,
  switchMenuAddress as switchCall,
  updateMenuSettings,
} from "@marzipan/contract/catalog-settings";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import type { Call } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import {
  changeSlug,
  checkSlug,
  countSlugWish,
  editSettings,
  findSettings,
  readSettings,
  renewToken,
  switchMenuAddress,
} from "./menu-settings.actions.ts";
import { drawQrCode } from "./qr-code.actions.ts";

/** Returns the menu's settings; writes only the first time, when a slug is reserved for the business. */
async function showSettings(
  { transact, record }: Pick<Call<typeof getMenuSettings>, "transact" | "record">,
  origin: string,
) {
  const settings = await transact((tx) => findSettings(tx, origin));
  return settings ?? (await record((tx) => readSettings(tx, origin)));
}

/** Binds the calls of the menu's settings and addresses. */
export function bindMenuSettings(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  bind(app, deps, getMenuSettings)((call) => showSettings(call, ownOrigin(config, call.request)));
  bind(
    app,
    deps,
    updateMenuSettings,
  )(({ transact, body, request }) =>
    transact((tx) => editSettings(tx, body, ownOrigin(config, request))),
  );
  bind(
    app,
    deps,
    changeMenuSlug,
  )(async ({ transact, session, body, request }) => {
    await countSlugWish(deps, session.businessId, "change");
    return await transact((tx) => changeSlug(tx, body.slug, ownOrigin(config, request)));
  });
  bind(
    app,
    deps,
    checkMenuSlug,
  )(async ({ transact, session, query }) => {
    await countSlugWish(deps, session.businessId, "check");
    return await transact((tx) => checkSlug(tx, query.slug));
  });
  bind(
    app,
    deps,
    renewMenuToken,
  )(({ transact, request }) => transact((tx) => renewToken(tx, ownOrigin(config, request))));
  bind(
    app,
    deps,
    switchCall,
  )(({ transact, params, body, request }) =>
    transact((tx) => switchMenuAddress(tx, params.kind, body.isOpen, ownOrigin(config, request))),
  );
  bind(
    app,
    deps,
    getMenuQrCode,
  )(async (call) => {
    const { query, reply } = call;
    const settings = await showSettings(call, ownOrigin(config, call.request));
    const { type, bytes } = await drawQrCode(settings.addresses[query.kind].url, query.format);
    const name = query.kind === "slug" ? settings.slug : "menu";
    void reply
      .type(type)
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header("content-disposition", `inline; filename="${name}.${query.format}"`)
      .send(bytes);
    return undefined;
  });
}
