import type { ImportKind } from "@marzipan/contract/imports";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { CakeSlice, CircleX, Equal, Merge, PackagePlus, UserPlus, Users } from "lucide-react";
import type { IconShape } from "../../../ui/Icon.tsx";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { FileProblem } from "../reading/import-file.types.ts";
import { mostMegabytes } from "../reading/open-file.ts";
import type { RowOutcome } from "../sending/outcomes.rules.ts";
import { mostColumns } from "../reading/sheet-limits.ts";

/** What a column can hold, in words. */
export const targetLabels: Readonly<Record<Target, PlainPhraseKey>> = {
  name: "common.name",
  first_name: "imports.first_name",
  last_name: "imports.last_name",
  phone: "common.phone",
  email: "common.email",
  language: "common.language",
  allergyNote: "clients.allergy_note",
  notes: "common.notes",
  category: "products.category",
  description: "products.description",
  skip: "imports.skip",
};

/** What a file holds, in words. */
export const kindLabels: Readonly<Record<ImportKind, PlainPhraseKey>> = {
  clients: "clients.title",
  products: "products.title",
};

/** The sign of what a file holds. */
export const kindIcons: Readonly<Record<ImportKind, IconShape>> = {
  clients: Users,
  products: CakeSlice,
};

/** The number that a sentence on a refused file names. */
export const problemLimits: Readonly<Partial<Record<FileProblem, "rows" | number>>> = {
  too_large: mostMegabytes,
  too_many_rows: "rows",
  too_many_columns: mostColumns,
};

/** The colour and the sign of what becomes of a row. */
export const outcomeLooks: Readonly<
  Record<
    RowOutcome,
    { state?: "ready" | "progress" | "completed"; tone?: "danger"; icon: IconShape }
  >
> = {
  new: { state: "ready", icon: UserPlus },
  joined: { state: "progress", icon: Merge },
  unchanged: { state: "completed", icon: Equal },
  refused: { tone: "danger", icon: CircleX },
};

/** The sign of a new entry. */
export const newIcons: Readonly<Record<ImportKind, IconShape>> = {
  clients: UserPlus,
  products: PackagePlus,
};
