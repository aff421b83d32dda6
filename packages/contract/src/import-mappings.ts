import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { importKinds } from "./imports.ts";
import { Done, atMost } from "./primitives.ts";
import { mostColumns } from "./import-limits.ts";

/** The most characters of a heading that count; what is longer is cut before it is sent. */
export const longestHeading = 200;

const Heading = z.string("invalid").check(atMost(longestHeading), z.minLength(1, "required"));

/** A column of a file as it was matched, by its heading in lower case without marks. */
const SavedColumn = z.strictObject({
  heading: Heading,
  /** What the column holds, as the web app names it. */
  target: z.string("invalid").check(atMost(40), z.regex(/^[a-zA-Z_]+$/, "invalid")),
  /** A person chose it; `false` for what was proposed and left as it was. */
  isChosen: z.boolean("invalid"),
});

/** A column of a file as it was matched. */
export type SavedColumn = z.output<typeof SavedColumn>;

const columnsOf = <Column extends z.ZodMiniType>(column: Column) =>
  z.array(column).check(z.minLength(1, "required"), z.maxLength(mostColumns, "too_many"));

/** Finds how the columns of a file with some headings were matched the last time. */
export const findImportMapping = endpoint({
  id: "imports.find_mapping",
  method: "POST",
  path: "/api/import-mappings/find",
  access: "member",
  capability: "settings",
  changes: [],
  changesNothing: "A look-up whose headings are too long for an address.",
  summary: "Returns how the columns of the last file with the same set of headings were matched.",
  body: z.strictObject({ kind: z.enum(importKinds, "invalid"), headings: columnsOf(Heading) }),
  /** `null`: no file with these headings was imported yet. */
  reply: z.object({ columns: z.nullable(z.array(SavedColumn)) }),
});

/** Saves how the columns of a file were matched, for the next file with the same headings. */
export const saveImportMapping = endpoint({
  id: "imports.save_mapping",
  method: "PUT",
  path: "/api/import-mappings",
  access: "member",
  capability: "settings",
  changes: [],
  changesNothing: "Only the next file starts with it.",
  summary:
    "Saves how the columns of a file were matched, for the next file with the same headings.",
  body: z.strictObject({ kind: z.enum(importKinds, "invalid"), columns: columnsOf(SavedColumn) }),
  reply: Done,
  errors: ["rate_limited"],
});
