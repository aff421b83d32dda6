import type { customerUpdateKinds } from "@marzipan/contract/order-fields";
import { toMajor } from "./money.ts";
import { changedFields } from "./order-history.ts";
import type { OrderFields, SentOrder } from "./orders.ts";

/** The fields that a customer sees on their page and in messages (rulings §10.8). */
const toldFields = [
  "deliveryDate",
  "deliveryTime",
  "fulfilment",
  "address",
  "notes",
  "allergens",
  "allergyNote",
  "agreedPriceMinor",
  "depositKind",
  "depositValueMinor",
  "depositDueDate",
  "lines",
] as const satisfies readonly (keyof OrderFields)[];

type ToldFields = Partial<Pick<OrderFields, (typeof toldFields)[number]>>;

/** A change of an order that its customer should be told, with the fields by which an edit is undone. */
export interface CustomerUpdate {
  kind: (typeof customerUpdateKinds)[number];
  /** When it happened, an ISO instant. */
  at: string;
  /** The changed fields before and after an edit; empty for every other kind. */
  before: ToldFields;
  after: ToldFields;
}

/** Returns a customer update that is no edit. */
export function plainUpdate(kind: CustomerUpdate["kind"], at: Date): CustomerUpdate {
  return { kind, at: at.toISOString(), before: {}, after: {} };
}

/**
 * Returns what the customer should be told after an edit: the new date (`moved`), or what else changed (`changed`);
 * `had` where the edit changed nothing that the customer sees, `null` once the order is handed over.
 */
export function updateAfterEdit(
  before: OrderFields,
  after: OrderFields,
  had: CustomerUpdate | null,
  at: Date,
): CustomerUpdate | null {
  if (after.status === "completed") return null;
  const all = changedFields(before, after);
  const changed = toldFields.filter((field) => all.includes(field));
  if (changed.length === 0) return had;
  const isMove = changed.every((field) => field === "deliveryDate" || field === "deliveryTime");
  return {
    kind: isMove ? "moved" : "changed",
    at: at.toISOString(),
    before: pick(before, changed),
    after: pick(after, changed),
  };
}

function pick(fields: OrderFields, names: readonly (keyof ToldFields)[]): ToldFields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Returns whether an order still has what an edit gave it, so that undoing the edit takes nothing else back. */
export function isAsUpdated(fields: OrderFields, { after }: CustomerUpdate): boolean {
  return Object.entries(after).every(
    ([name, value]) => canonical(fields[name as keyof ToldFields]) === canonical(value),
  );
}

/** Writes a value as JSON with sorted names: PostgreSQL stores those of `jsonb` in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Returns the change that gives an order the fields that it had before an edit. */
export function undoingPatch({ before }: CustomerUpdate): SentOrder {
  const { agreedPriceMinor, depositValueMinor, lines, allergens, ...plain } = before;
  return {
    ...plain,
    ...(allergens && { allergens: [...allergens] }),
    ...(agreedPriceMinor !== undefined && { agreedPrice: majorOf(agreedPriceMinor) }),
    ...(depositValueMinor !== undefined && { depositValue: majorOf(depositValueMinor) }),
    ...(lines && {
      items: lines.map(({ dessertName, quantity, unitPriceMinor, productId }) => ({
        dessert_name: dessertName,
        quantity,
        unit_price: toMajor(unitPriceMinor),
        productId,
      })),
    }),
  };
}

function majorOf(minor: number | null): number | null {
  return minor === null ? null : toMajor(minor);
}
