import type { Allergen } from "@marzipan/contract/food-facts";
import type { OrderRequestDraft } from "@marzipan/contract/order-requests-public";
import { toMajor } from "@marzipan/domain/money";
import type * as z from "zod/mini";
import { keep, readKept } from "../island/keep.ts";
import type { Order } from "../island/order.ts";

/** A reference picture that the server has, with a small copy to show. */
export interface DraftPicture {
  id: string;
  preview: string;
}

/** What the customer has typed and chosen so far. */
export interface Draft {
  fulfilment: "pickup" | "delivery";
  date: string | null;
  time: string | null;
  address: string;
  name: string;
  phone: string;
  email: string;
  note: string;
  allergens: readonly Allergen[];
  allergyNote: string;
  pictures: readonly DraftPicture[];
  hasConsented: boolean;
}

/** What is wrong, by the field's path in the request's body. */
export type Problems = Readonly<Record<string, string>>;

/** A request's body without the captcha's solution. */
export type RequestBody = Omit<z.input<typeof OrderRequestDraft>, "captchaToken">;

const nameOf = ({ data }: Order): string => `order.${data.slug}`;

/** Returns what was kept of the form, or an empty one; agreeing is asked for again. */
export function readDraft(order: Order): Draft {
  const [first = "pickup"] = order.data.fulfilments;
  const empty: Draft = {
    fulfilment: first,
    date: null,
    time: null,
    address: "",
    name: "",
    phone: "",
    email: "",
    note: "",
    allergens: [],
    allergyNote: "",
    pictures: [],
    hasConsented: false,
  };
  const kept = { ...empty, ...readKept<Partial<Draft>>(nameOf(order)) };
  const isOffered = order.data.fulfilments.includes(kept.fulfilment);
  return { ...kept, fulfilment: isOffered ? kept.fulfilment : first, hasConsented: false };
}

/** Keeps the form over a reload; `null` forgets it. */
export function keepDraft(order: Order, draft: Draft | null): void {
  keep(nameOf(order), draft);
}

/** Returns what is missing before anything is sent, by the paths that the server uses. */
export function checkDraft(draft: Draft): Problems {
  const problems: Record<string, string> = {};
  if (draft.date === null) problems["deliveryDate"] = "menu.day_first";
  else if (draft.time === null) problems["deliveryTime"] = "menu.time_first";
  if (draft.fulfilment === "delivery" && draft.address.trim() === "") {
    problems["address"] = "errors.problem_required";
  }
  if (draft.name.trim() === "") problems["name"] = "errors.problem_required";
  if (draft.phone.trim() === "") problems["phone"] = "errors.problem_required";
  if (!draft.hasConsented) problems["hasConsented"] = "menu.consent_needed";
  return problems;
}

/** Creates the request's body; the form has been checked before. */
export function makeBody(order: Order, draft: Draft): RequestBody {
  return {
    items: order.lines().map(({ item, quantity }) => ({ id: item.id, quantity })),
    expectedTotal: toMajor(order.totalMinor()),
    deliveryDate: draft.date ?? "",
    deliveryTime: draft.time ?? "",
    fulfilment: draft.fulfilment,
    address: draft.fulfilment === "delivery" ? draft.address : null,
    name: draft.name,
    phone: draft.phone,
    email: draft.email,
    note: draft.note,
    allergens: [...draft.allergens],
    allergyNote: draft.allergyNote,
    pictureIds: draft.pictures.map(({ id }) => id),
    language: order.data.language,
    hasConsented: draft.hasConsented,
  };
}
