import type { Allergen } from "@marzipan/contract/food-facts";
import type { Language } from "@marzipan/contract/languages";
import type { Allergies } from "@marzipan/domain/allergies";
import { blankClient, isSamePhone, phoneKey, recognise } from "@marzipan/domain/clients";
import type { Contact } from "@marzipan/domain/clients";
import { patchFields } from "@marzipan/domain/fields";
import { normalise } from "@marzipan/domain/search";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { Member } from "../../platform/account/member.ts";
import { refuseOverLimit } from "../billing/limits.actions.ts";
import {
  addClient,
  countClients,
  holdBook,
  holdClient,
  holdClientOfOrder,
  listByPhone,
  listNamesakes,
  loadClient,
} from "./clients.store.ts";

/** What an order needs of its client. */
export interface ClientOfOrder {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  language: Language | null;
  allergens: Allergen[];
  allergyNote: string;
}

/** What was typed into an order about who orders. */
export interface TypedClient extends Contact {
  name: string;
  language?: Language | null;
  allergens?: Allergen[];
  allergyNote?: string;
}

/** A client that was found or made, or why there is none. */
export interface FoundClient {
  client: ClientOfOrder | null;
  outcome: "found" | "made" | "unknown" | "limit_reached";
}

/**
 * Locks the business's clients before one is found or made of a typed name: of concurrent orders
 * for the same new person the first makes the client and the others find it. Called before any
 * other lock is taken.
 */
export async function holdClients(tx: Tx): Promise<void> {
  await holdBook(tx);
}

/** Locks the client of an order to be copied, before the order itself is locked; returns the noted allergies. */
export async function holdClientOf(tx: Tx, orderId: string): Promise<Allergies | null> {
  const row = await holdClientOfOrder(tx, orderId);
  return row ? { allergens: row.allergens, allergyNote: row.allergy_note } : null;
}

/**
 * Finds the client of a typed name whose phone or email agrees, else makes one (`holdClients` came before). A name that is known, with
 * nothing to tell who it is, links no one (`unknown`): linking takes a tap. At the plan's limit there is no
 * client, and the order keeps what was typed (`limit_reached`, rulings §4).
 */
export async function findOrMakeClient(
  tx: Tx,
  member: Member,
  typed: TypedClient,
): Promise<FoundClient> {
  const namesakes = await listNamesakes(tx, normalise(typed.name));
  const known = namesakes.map((row) => ({ row, recognition: recognise(row, typed) }));
  const same = known.find((one) => one.recognition === "same");
  if (same) return { client: describe(same.row), outcome: "found" };
  if (known.some((one) => one.recognition === "unknown"))
    return { client: null, outcome: "unknown" };
  const client = await makeWithinLimit(tx, member, typed);
  return { client, outcome: client ? "made" : "limit_reached" };
}

/** Returns the client with a phone, of several the one whose name agrees, else the first; `null` without one. */
export async function findClientByPhone(
  tx: Tx,
  { name, phone }: { name: string; phone: string },
): Promise<ClientOfOrder | null> {
  const key = phoneKey(phone);
  if (key === null) return null;
  const rows = (await listByPhone(tx, key)).filter((row) => isSamePhone(row.phone ?? "", phone));
  const row = rows.find((one) => normalise(one.name) === normalise(name)) ?? rows[0];
  return row ? describe(row) : null;
}

/** Finds the client with a phone, else makes one; `null` where the plan's client limit is reached (rulings §4, §5). */
export async function findOrMakeClientByPhone(
  tx: Tx,
  plan: Pick<Member, "plan">,
  typed: TypedClient & { phone: string },
): Promise<ClientOfOrder | null> {
  return (await findClientByPhone(tx, typed)) ?? (await makeWithinLimit(tx, plan, typed));
}

async function makeWithinLimit(
  tx: Tx,
  plan: Pick<Member, "plan">,
  typed: TypedClient,
): Promise<ClientOfOrder | null> {
  try {
    await refuseOverLimit(tx, plan, "clients", () => countClients(tx));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "limit_reached")) throw error;
    return null;
  }
  const row = await addClient(tx, makeId(), patchFields(blankClient, typed));
  return describe(row);
}

/** Returns the client of an order, a deleted one too, whose orders stay; `null` when there is none. */
export async function getClientForOrder(tx: Tx, id: string): Promise<ClientOfOrder | null> {
  const row = await loadClient(tx, id);
  return row ? describe(row) : null;
}

/**
 * Returns the client to link an order to, locked until the order is stored; for a merged one the
 * client it was merged into; `null` for any id that is not a client of the business in use.
 */
export async function findOwnClient(tx: Tx, id: string): Promise<ClientOfOrder | null> {
  const row = await holdClient(tx, id);
  const survivor = row?.merged_into ? await holdClient(tx, row.merged_into) : row;
  return survivor && survivor.deleted_at === null ? describe(survivor) : null;
}

/** Like `findOwnClient`, but refuses with `not_found` at the field that named the client. */
export async function requireOwnClient(
  tx: Tx,
  id: string,
  path = "clientId",
): Promise<ClientOfOrder> {
  return (await findOwnClient(tx, id)) ?? missClient(path);
}

/** Refuses with `not_found` at the field that named the client. */
export function missClient(path = "clientId"): never {
  throw new AppError("not_found", { fields: [{ path, problem: "invalid" }] });
}

function describe(row: NonNullable<Awaited<ReturnType<typeof loadClient>>>): ClientOfOrder {
  const { id, name, phone, email, language, allergens } = row;
  return { id, name, phone, email, language, allergens, allergyNote: row.allergy_note };
}
