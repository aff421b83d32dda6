import { ClientDraft } from "@marzipan/contract/clients";
import { languages } from "@marzipan/contract/languages";
import { AllergenName, Email, Phone } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import { emptyOr } from "../../platform/forms/empty-or.ts";
import type { ClientRow } from "./clients.types.ts";

const { name, notes, allergyNote } = ClientDraft.def.shape;

/** What is typed about a client; only the name is required (rulings §4: a phone may be empty). */
export const ClientFormSchema = z.object({
  name,
  phone: emptyOr(Phone),
  email: emptyOr(Email),
  language: z.nullable(z.enum(languages)),
  allergens: z.array(AllergenName),
  allergyNote,
  notes,
});

/** The values of the form before anything is typed. */
export type ClientFormValues = z.input<typeof ClientFormSchema>;

/** Returns what the form shows at first: a client's own values, or empty ones with a name from elsewhere. */
export function clientFormValues(
  client: Omit<ClientRow, "ordersCount" | "lastOrderDate"> | null,
  newName = "",
): ClientFormValues {
  return {
    name: client?.name ?? newName,
    phone: client?.phone ?? "",
    email: client?.email ?? "",
    language: client?.language ?? null,
    allergens: client?.allergens ?? [],
    allergyNote: client?.allergyNote ?? "",
    notes: client?.notes ?? "",
  };
}
