import type { Client } from "@marzipan/contract/clients";
import { joinAllergies } from "@marzipan/domain/allergies";
import type * as z from "zod/mini";
import type { OrderFormValues } from "./order-form.rules.ts";

/** A client as the list of clients returns it. */
export type FoundClient = z.output<typeof Client>;

type ClientFields = Pick<
  OrderFormValues,
  "clientId" | "clientName" | "phone" | "customerEmail" | "allergens" | "allergyNote"
>;

/**
 * Returns the form's fields once a client is linked: the client's name, phone and email, and the
 * client's allergies joined with those that are on the order already.
 */
export function linkClient(values: OrderFormValues, client: FoundClient): ClientFields {
  return {
    clientId: client.id,
    clientName: client.name,
    phone: client.phone ?? "",
    customerEmail: client.email ?? "",
    ...joinAllergies(values, client),
  };
}

/**
 * Returns the form's fields once the name was changed after a link: what `client` brought goes, what
 * was typed stays; of a link that is not known (`null`) everything stays.
 */
export function unlinkClient(values: OrderFormValues, client: FoundClient | null): ClientFields {
  const { clientName, phone, customerEmail, allergens, allergyNote } = values;
  const kept = { clientId: null, clientName, phone, customerEmail, allergens, allergyNote };
  if (client === null) return kept;
  return {
    ...kept,
    phone: phone === (client.phone ?? "") ? "" : phone,
    customerEmail: customerEmail === (client.email ?? "") ? "" : customerEmail,
    allergens: allergens.filter((name) => !client.allergens.includes(name)),
    allergyNote: allergyNote === client.allergyNote.trim() ? "" : allergyNote,
  };
}
