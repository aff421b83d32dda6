import type { ImportField } from "@marzipan/contract/imports";
import type { OrderColumn } from "@marzipan/domain/imports/order-rows";

/** What a column can hold: a field, a part of one, or nothing that is imported. */
export type Target =
  | ImportField
  | OrderColumn
  | "first_name"
  | "middle_name"
  | "last_name"
  | "tax"
  | "skip";

/** What the columns of one kind of file can hold. */
export interface KindColumns {
  /** In the order in which they are offered. */
  targets: readonly Target[];
  /** Where a value goes that a field does not take, because a closer column fills it. */
  spare: Target;
  /** What must be among the columns: one of each group. */
  required: readonly (readonly Target[])[];
  /**
   * Headings by target, as people and programs write them, separated by commas. One text per tier: headings of the
   * first mean the field itself, those of later ones come close.
   */
  headings: Partial<Record<Target, readonly string[]>>;
}
