import type { ImportField } from "@marzipan/contract/imports";

/** What a column can hold: a field, a part of the name, or nothing that is imported. */
export type Target = ImportField | "first_name" | "last_name" | "skip";

/** What the columns of one kind of file can hold. */
export interface KindColumns {
  /** In the order in which they are offered. */
  targets: readonly Target[];
  /** Where the second column for a field goes. */
  spare: Target;
  /**
   * Headings by target, as people and programs write them, separated by commas. One text per tier: headings of the
   * first mean the field itself, those of later ones come close.
   */
  headings: Partial<Record<Target, readonly string[]>>;
}
