import * as catalogSettings from "@marzipan/contract/catalog-settings";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import type { Call } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import {
  changeMenuSlug,
  checkMenuSlug,
  countSlugWish,
  updateMenuSettings,
  findSettings,
  getMenuSettings,
  renewMenuToken,
  setMenuAddress,
} from "./menu-settings.actions.ts";
import { getMenuQrCode } from "./qr-code.actions.ts";

/** Returns the menu's settings; writes only the first time, when a slug is reserved for the business. */
async function showSettings(
  { transact }: Pick<Call<typeof catalogSettings.getMenuSettings>, "transact">,
  origin: string,
) {
  const settings = await transact((tx) => findSettings(tx, origin));
  return settings ?? (await transact((tx) => getMenuSettings(tx, origin), { writes: true }));
}

/** Binds the calls of the menu's settings and addresses. */
export function bindMenuSettings(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const { config } = deps;
  on(catalogSettings.getMenuSettings)((call) =>
    showSettings(call, ownOrigin(config, call.request)),
  );
  on(catalogSettings.updateMenuSettings)(({ transact, body, request }) =>
    transact((tx) => updateMenuSettings(tx, body, ownOrigin(config, request))),
  );
  on(catalogSettings.changeMenuSlug)(async ({ transact, session, body, request }) => {
    await countSlugWish(deps, session.businessId, "change");
    return await transact((tx) => changeMenuSlug(tx, body.slug, ownOrigin(config, request)));
  });
  on(catalogSettings.checkMenuSlug)(async ({ transact, session, query }) => {
    await countSlugWish(deps, session.businessId, "check");
    return await transact((tx) => checkMenuSlug(tx, query.slug));
  });
  on(catalogSettings.renewMenuToken)(({ transact, request }) =>
    transact((tx) => renewMenuToken(tx, ownOrigin(config, request))),
  );
  on(catalogSettings.setMenuAddress)(({ transact, params, body, request }) =>
    transact((tx) => setMenuAddress(tx, params.kind, body.isOpen, ownOrigin(config, request))),
  );
  on(catalogSettings.getMenuQrCode)(async (call) => {
    const { query, reply } = call;
    const settings = await showSettings(call, ownOrigin(config, call.request));
    const { type, bytes } = await getMenuQrCode(settings.addresses[query.kind].url, query.format);
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
