import { createHash } from "node:crypto";
import type { Language } from "@marzipan/contract/languages";
import type {
  MenuItem,
  MenuPicture,
  MenuSection,
  MenuState,
  MenuVersion,
  MenuView,
} from "@marzipan/contract/menu-view";
import { languages } from "@marzipan/contract/languages";
import { allergenStatement } from "@marzipan/domain/allergies";
import { dayIn } from "@marzipan/domain/dates";
import { toMajor } from "@marzipan/domain/money";
import { isSoldOut } from "@marzipan/domain/sold-out";
import { hasFeature } from "@marzipan/domain/plans";
import { locales } from "@marzipan/phrases/locales";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Reads } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { listAvifForms, listPictureForms } from "../files/picture-forms.rules.ts";
import { readMenuAddress } from "./menu-address.rules.ts";
import type { AskedAddress } from "./menu-address.rules.ts";
import type { StandingRow } from "./menu-settings.store.ts";
import { menuHeadStatement, menuStatement, readGoods, readHead } from "./menu.store.ts";
import type { MenuAnswer, MenuHead, MenuRow, ShownPicture } from "./menu.store.ts";
import { whatsappNumber } from "./whatsapp.rules.ts";

/** Whose plan and switch decide what a menu may do. */
type Deciding = StandingRow & { is_ordering_on: boolean };

/** Returns what may be done on a menu: `lost` without the plan's menu, `no-ordering` without ordering (rulings §5). */
export function menuStateOf(row: Deciding, kind: AskedAddress["kind"], now: Date): MenuState {
  const { plan } = planOfRow(row, now);
  if (!hasFeature(plan, "menu_sharing")) return "lost";
  const takesOrders =
    row.is_ordering_on && kind !== "list" && hasFeature(plan, "customer_ordering");
  return takesOrders ? "open" : "no-ordering";
}

function versionOf(row: MenuHead, asked: AskedAddress, now: Date): MenuVersion {
  const state = menuStateOf(row, asked.kind, now);
  const movedTo =
    asked.kind === "slug" && row.slug !== null && row.slug !== asked.address
      ? `/m/${row.slug}`
      : null;
  const parts = [
    row.business_id,
    row.version,
    row.business_updated_at.getTime(),
    dayIn(row.time_zone, now),
    state,
    asked.address,
    row.owner_language,
    row.is_slug_open,
  ];
  return {
    version: createHash("sha256").update(parts.join(" ")).digest("base64url").slice(0, 22),
    state,
    kind: asked.kind,
    slug: row.slug ?? "",
    movedTo,
    ownerLanguage: row.owner_language,
  };
}

/** How a menu is read, and the instant now. */
interface MenuReading extends Pick<Deps, "now"> {
  reads: Pick<Reads, "read">;
}

async function ask(
  reads: MenuReading["reads"],
  asked: AskedAddress,
  statement: typeof menuStatement,
): Promise<MenuAnswer | null> {
  try {
    const proof = { kind: "menu", slug: asked.key } as const;
    const { rows } = await reads.read(proof, statement);
    return rows[0] ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/**
 * Returns the version that validates a menu's cached page, in one round trip; `null`, alike, for an
 * address that is unknown, switched off, or of a blocked business.
 */
export async function readMenuVersion(
  { reads, now }: MenuReading,
  address: string,
): Promise<MenuVersion | null> {
  const asked = readMenuAddress(address);
  const answer = asked && (await ask(reads, asked, menuHeadStatement));
  const row = answer && readHead(answer);
  return row ? versionOf(row, asked, now()) : null;
}

/**
 * Returns everything that the public menu is rendered from, its texts in `language` where the owner wrote
 * them; `origin` begins absolute links. `null` as for `readMenuVersion`.
 */
export async function getMenu(
  { reads, now }: MenuReading,
  address: string,
  language: Language,
  origin: string,
): Promise<MenuView | null> {
  const asked = readMenuAddress(address);
  const answer = asked && (await ask(reads, asked, menuStatement));
  const row = answer && readGoods(answer);
  return row ? viewOf(row, asked, language, origin, now()) : null;
}

function viewOf(
  row: MenuRow,
  asked: AskedAddress,
  language: Language,
  origin: string,
  now: Date,
): MenuView {
  const version = versionOf(row, asked, now);
  const today = dayIn(row.time_zone, now);
  const texts = row.translations[language];
  const isLost = version.state === "lost";
  return {
    ...version,
    address: asked.address,
    canonicalUrl: row.is_slug_open && row.slug !== null ? `${origin}/m/${row.slug}` : null,
    business: {
      name: row.name,
      tagline: texts?.tagline || row.tagline,
      phone: row.phone ?? row.whatsapp_phone,
      whatsappNumber: whatsappNumber(row.whatsapp_phone ?? row.phone, row.country),
      address: row.address,
      note: texts?.note || row.note,
      logo: row.logo && pictureOf(asked.address, row.logo),
      timeZone: row.time_zone,
      country: row.country,
      today,
    },
    language,
    languages: languagesOf(row),
    direction: locales[language].direction,
    currency: row.catalog_currency,
    sections: isLost ? [] : sectionsOf(row, asked.address, language, today),
    ordering: {
      leadTimeHours: row.lead_time_hours,
      cutOffTime: row.cut_off_time,
      daysAhead: row.days_ahead,
      openingHours: row.opening_hours,
      closedDays: row.closed_days.filter(({ to }) => to >= today),
      fulfilments: row.fulfilments,
      depositKind: row.deposit_kind,
      depositValue: row.deposit_value_minor === null ? null : toMajor(row.deposit_value_minor),
      deliveryNote: texts?.deliveryNote || row.delivery_note,
    },
  };
}

function languagesOf(row: MenuRow): Language[] {
  const written = [row, ...row.sections, ...row.items].flatMap(({ translations }) =>
    languages.filter((code) => Object.values(translations[code] ?? {}).some(Boolean)),
  );
  return [...new Set([row.owner_language, ...written])];
}

function pictureOf(address: string, { id, width, height, has_avif }: ShownPicture): MenuPicture {
  const folder = `/api/public/menus/${address}/pictures/${id}`;
  const urlOf = (ending: string) => (form: { size: string; width: number }) => ({
    width: form.width,
    url: `${folder}/${form.size}${ending}`,
  });
  return {
    width,
    height,
    forms: listPictureForms(width, height).map(urlOf("")),
    avifForms: has_avif ? listAvifForms(width, height).map(urlOf(".avif")) : [],
  };
}

function sectionsOf(
  row: MenuRow,
  address: string,
  language: Language,
  today: string,
): MenuSection[] {
  const itemsOf = (sectionId: string | null): MenuItem[] =>
    row.items
      .filter((item) => item.section_id === sectionId)
      .map((item) => itemOf(item, address, language, today));
  const named = row.sections.map((section) => ({
    id: section.id,
    name: section.translations[language]?.name || section.name,
    items: itemsOf(section.id),
  }));
  return [...named, { id: null, name: null, items: itemsOf(null) }].filter(
    (section) => section.items.length > 0,
  );
}

function itemOf(
  item: MenuRow["items"][number],
  address: string,
  language: Language,
  today: string,
): MenuItem {
  const texts = item.translations[language];
  return {
    id: item.id,
    name: texts?.name || item.name,
    description: texts?.description || item.description,
    unitNote: texts?.unitNote || item.unit_note,
    price: toMajor(item.price_minor),
    isFromPrice: item.is_from_price,
    minQuantity: item.min_quantity,
    quantityStep: item.quantity_step,
    ...allergenStatement(item.allergens, item.has_no_allergens),
    marks: item.marks,
    pictures: item.pictures.map((picture) => pictureOf(address, picture)),
    soldOutUntil: isSoldOut(item.sold_out_until, today) ? item.sold_out_until : null,
  };
}
