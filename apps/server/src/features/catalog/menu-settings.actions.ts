import { randomBytes } from "node:crypto";
import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { toMajor, toMinor } from "@marzipan/domain/money";
import { hasFeature, planOfFeature } from "@marzipan/domain/plans";
import { changeOfSlug, isReservedSlug, proposeSlug, withEnding } from "@marzipan/domain/slugs";
import type * as z from "zod/mini";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { memberOf } from "../../platform/account/member.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { listKey, tokenKey } from "./menu-address.rules.ts";
import {
  addAddress,
  isSlugTaken,
  listAddresses,
  removeAddresses,
  replaceTokenKey,
  retireSlugs,
  switchAddresses,
  takeBackSlug,
} from "./menu-addresses.store.ts";
import { changeSettings, hadItems, loadSettings, lockSettings } from "./menu-settings.store.ts";
import { loadHead } from "./menu.store.ts";
import type { SettingsChange, SettingsRow } from "./menu-settings.store.ts";
import type * as catalogSettings from "@marzipan/contract/catalog-settings";

type Reply = z.output<typeof catalogSettings.MenuSettings>;

/** How often one business may take another slug, and ask whether one is free. */
const slugChanges: Window = { lengthMs: 24 * 3_600_000, most: 10 };
const slugChecks: Window = { lengthMs: 60_000, most: 60 };

/** Returns the paths of a menu's three addresses. */
function pathOfAddress(kind: MenuAddressKind, address: string): string {
  if (kind === "slug") return `/m/${address}`;
  return kind === "token" ? `/public/menu/${address}` : `/menu/public/${address}`;
}

/** Returns the menu's settings, whose slug is reserved first if it isn't; `origin` begins its links. */
export async function getMenuSettings(tx: Tx<"session">, origin: string): Promise<Reply> {
  const settings = await findSettings(tx, origin);
  if (settings) return settings;
  await reserveSlug(tx);
  const reserved = await findSettings(tx, origin);
  if (!reserved) throw new Error("a menu has no slug after reserving one");
  return reserved;
}

/**
 * Returns the menu's settings, `null` while no slug is reserved for the business: an address is shown only to the
 * business that has it.
 */
export async function findSettings(tx: Tx<"session">, origin: string): Promise<Reply | null> {
  const session = await tx.entered;
  const [row, addresses, standing] = await together([
    loadSettings(tx),
    listAddresses(tx),
    loadHead(tx),
  ]);
  if (!row || !standing) throw new AppError("not_found");
  const slug = addresses.find((one) => one.kind === "slug")?.slug;
  if (slug === undefined) return null;
  const keys = { slug, token: row.token, list: standing.owner_id };
  const addressOf = (kind: MenuAddressKind): { url: string; isOpen: boolean } => ({
    url: origin + pathOfAddress(kind, keys[kind]),
    isOpen: addresses.some((one) => one.kind === kind && one.is_open),
  });
  return {
    slug,
    oldSlugs: addresses.filter((one) => one.kind === "old_slug").map((one) => one.slug),
    addresses: { slug: addressOf("slug"), token: addressOf("token"), list: addressOf("list") },
    tagline: row.tagline,
    address: row.address,
    note: row.note,
    deliveryNote: row.delivery_note,
    whatsappPhone: row.whatsapp_phone,
    translations: row.translations as Reply["translations"],
    catalogCurrency: row.catalog_currency,
    isOrderingOn: row.is_ordering_on,
    isOrderingInPlan: hasFeature(memberOf(session, tx.now).plan.plan, "customer_ordering"),
    activeItemsCount: row.active_items_count,
    leadTimeHours: row.lead_time_hours,
    cutOffTime: row.cut_off_time,
    daysAhead: row.days_ahead,
    maxOrdersADay: row.max_orders_a_day,
    openingHours: row.opening_hours,
    closedDays: row.closed_days,
    slotMinutes: row.slot_minutes,
    fulfilments: row.fulfilments,
    depositKind: row.deposit_kind,
    depositValue: row.deposit_value_minor === null ? null : toMajor(row.deposit_value_minor),
    depositDueDays: row.deposit_due_days,
    updatedAt: row.updated_at.toISOString(),
  };
}

const columns = {
  tagline: "tagline",
  address: "address",
  note: "note",
  deliveryNote: "delivery_note",
  whatsappPhone: "whatsapp_phone",
  translations: "translations",
  catalogCurrency: "catalog_currency",
  isOrderingOn: "is_ordering_on",
  leadTimeHours: "lead_time_hours",
  cutOffTime: "cut_off_time",
  daysAhead: "days_ahead",
  maxOrdersADay: "max_orders_a_day",
  openingHours: "opening_hours",
  closedDays: "closed_days",
  slotMinutes: "slot_minutes",
  fulfilments: "fulfilments",
  depositKind: "deposit_kind",
  depositDueDays: "deposit_due_days",
} as const;

/** Changes what is given of the settings; refused when someone changed them since (`expectedUpdatedAt`). */
export async function updateMenuSettings(
  tx: Tx<"session">,
  {
    expectedUpdatedAt,
    depositValue,
    ...patch
  }: Input<typeof catalogSettings.updateMenuSettings>["body"],
  origin: string,
): Promise<Reply> {
  const row = await openSettings(tx);
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const change = Object.fromEntries(
    given.map(([name, value]) => [columns[name as keyof typeof columns], value]),
  ) as SettingsChange;
  if (depositValue !== undefined)
    change.deposit_value_minor = depositValue === null ? null : toMinor(depositValue);
  if (change.fulfilments) change.fulfilments = [...new Set(change.fulfilments)];
  tidyDeposit(row, change);
  refuseChangedElsewhere(row, expectedUpdatedAt, row, change);
  await changeSettings(tx, change);
  return await getMenuSettings(tx, origin);
}

/**
 * Locks the settings for editing, which goes on after the plan's feature was lost; a business that never had a menu
 * is told which plan brings one (rulings §3).
 */
async function openSettings(tx: Tx<"session">): Promise<SettingsRow> {
  const [session, row] = await together([tx.entered, lockSettings(tx)]);
  if (!row) throw new AppError("not_found");
  const hasMenu = hasFeature(memberOf(session, tx.now).plan.plan, "menu_sharing");
  if (!hasMenu && row.slug === null && !(await hadItems(tx))) throw needsMenuPlan();
  return row;
}

function needsMenuPlan(): AppError {
  const plan = planOfFeature("menu_sharing");
  return new AppError("plan_too_low", { feature: "menu_sharing", plan });
}

/**
 * A deposit has both kind and value or neither; a percentage is at most 100. A sum is in the catalog's currency, so that
 * another currency needs the sum given with it: changing a setting never relabels what exists (rulings §1).
 */
function tidyDeposit(row: SettingsRow, change: SettingsChange): void {
  const kind = change.deposit_kind === undefined ? row.deposit_kind : change.deposit_kind;
  if (kind === null) {
    change.deposit_value_minor = null;
    return;
  }
  const currency = change.catalog_currency ?? row.catalog_currency;
  const isSumKept = kind === "sum" && change.deposit_value_minor === undefined;
  if (isSumKept && currency !== row.catalog_currency) throw fieldError("depositValue", "required");
  const value = change.deposit_value_minor ?? row.deposit_value_minor;
  if (value === null) throw fieldError("depositValue", "required");
  if (kind === "percent" && value > 100_00) throw fieldError("depositValue", "too_big", 100);
}

/** Gives the menu another slug; the old one keeps leading there. */
export async function changeMenuSlug(
  tx: Tx<"session">,
  slug: string,
  origin: string,
): Promise<Reply> {
  await openSettings(tx);
  if (isReservedSlug(slug) || !(await putSlug(tx, slug))) throw taken();
  await changeSettings(tx, { slug });
  return await getMenuSettings(tx, origin);
}

/** Makes a slug the menu's, whose settings are locked; returns whether it could be had. */
async function putSlug(tx: Tx, slug: string): Promise<boolean> {
  const slugs = (await listAddresses(tx))
    .filter(({ kind }) => kind === "slug" || kind === "old_slug")
    .map((one) => ({ slug: one.slug, isCurrent: one.kind === "slug", isOpen: one.is_open }));
  const { isOwn, isOpen, removed } = changeOfSlug(slugs, slug);
  if (isOwn) await takeBackSlug(tx, slug, isOpen);
  else if (!(await addAddress(tx, { slug, kind: "slug", isOpen }))) return false;
  await retireSlugs(tx, slug);
  if (removed.length > 0) await removeAddresses(tx, removed);
  return true;
}

function taken(): AppError {
  return new AppError("already_exists", { fields: [{ path: "slug", problem: "invalid" }] });
}

/** Counts a wish of a business for another slug, or for knowing whether one is free; refused when there were too many. */
export async function countSlugWish(
  deps: Deps,
  businessId: string,
  wish: "change" | "check",
): Promise<void> {
  const window = wish === "change" ? slugChanges : slugChecks;
  await countAct(deps, { key: `slug-${wish}:${businessId}`, window, refusal: "rate_limited" });
}

/** Returns whether a slug could be had. */
export async function checkMenuSlug(
  tx: Tx,
  slug: string,
): Promise<ReplyOf<typeof catalogSettings.checkMenuSlug>> {
  if (isReservedSlug(slug)) return { isFree: false };
  const [addresses, isTaken] = await together([listAddresses(tx), isSlugTaken(tx, slug)]);
  return { isFree: !isTaken || addresses.some((one) => one.slug === slug) };
}

/** Renews the token: the address of before leads nowhere from then on. */
export async function renewMenuToken(tx: Tx<"session">, origin: string): Promise<Reply> {
  await openSettings(tx);
  const token = `mt_${randomBytes(18).toString("base64url")}`;
  await replaceTokenKey(tx, tokenKey(token));
  await changeSettings(tx, { token });
  return await getMenuSettings(tx, origin);
}

/** Switches an address on, with the plan's feature, or off; the slug's address is the reserved one. */
export async function setMenuAddress(
  tx: Tx<"session">,
  kind: MenuAddressKind,
  isOpen: boolean,
  origin: string,
): Promise<Reply> {
  const { plan } = memberOf(await tx.entered, tx.now).plan;
  if (isOpen && !hasFeature(plan, "menu_sharing")) throw needsMenuPlan();
  const row = await lockSettings(tx);
  const standing = await loadHead(tx);
  if (!row || !standing) throw new AppError("not_found");
  const change = kind === "slug" ? { slug: await reserveSlug(tx) } : {};
  if (kind !== "slug") {
    const key = kind === "token" ? tokenKey(row.token) : listKey(standing.owner_id);
    await addAddress(tx, { slug: key, kind, isOpen });
  }
  await switchAddresses(tx, kind === "slug" ? ["slug", "old_slug"] : [kind], isOpen);
  await changeSettings(tx, change);
  return await getMenuSettings(tx, origin);
}

/**
 * Returns the menu's slug. A business without one gets one made of its name, with an ending if the name leads to
 * another menu; it stays closed, and `menu_settings` has none, until the menu is switched on.
 */
async function reserveSlug(tx: Tx): Promise<string> {
  await lockSettings(tx);
  const [row, addresses] = await together([loadSettings(tx), listAddresses(tx)]);
  const own = addresses.find(({ kind }) => kind === "slug");
  if (own) return own.slug;
  const endings = [tx.businessId.replaceAll("-", "").slice(-6), randomBytes(6).toString("hex")];
  const proposed = proposeSlug(row?.business_name ?? "", endings[0] ?? "");
  for (const slug of [proposed, ...endings.map((ending) => withEnding(proposed, ending))])
    if (await addAddress(tx, { slug, kind: "slug", isOpen: false })) return slug;
  throw taken();
}
