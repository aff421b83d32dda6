import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Import, longestCell } from "./imports.ts";
import { Id, atMost, requiredText } from "./primitives.ts";

/** Entries whose texts earlier imports could fill with HTML. */
export const cleanedKinds = ["products", "catalog", "clients"] as const;

/** The most texts that one call lists or replaces. */
export const mostTextsOfCall = 200;

const kind = z.enum(cleanedKinds, "invalid");
const field = z.enum(["description", "notes", "allergyNote"], "invalid");
const longText = z.string("invalid").check(atMost(longestCell));

/** A text with HTML, and whose it is. */
export const MarkedUpText = z.object({ kind, id: Id, name: z.string(), field, text: z.string() });

/** Lists texts with HTML. */
export const listMarkedUpTexts = endpoint({
  id: "imports.list_marked_up",
  method: "GET",
  path: "/api/imports/marked-up-texts",
  access: "member",
  capability: "settings",
  summary:
    "Lists descriptions and notes that contain HTML of an earlier import, the first 200 of them.",
  reply: z.object({ items: z.array(MarkedUpText) }),
});

/** Replaces texts with HTML by plain ones. */
export const cleanTexts = endpoint({
  id: "imports.clean_texts",
  method: "POST",
  path: "/api/imports/clean-texts",
  access: "member",
  capability: "settings",
  changes: ["clients", "products", "catalog", "imports"],
  summary:
    "Replaces texts of one kind of entries by shorter ones, as an import that can be undone for 30 days; a text that was changed since it was listed stays.",
  body: z.strictObject({
    kind,
    fileName: requiredText(200),
    texts: z
      .array(z.strictObject({ id: Id, field, before: longText, text: longText }))
      .check(z.minLength(1, "required"), z.maxLength(mostTextsOfCall, "too_many")),
  }),
  reply: Import,
  creates: true,
  bodyLimitBytes: 8_000_000,
  errors: ["rate_limited", "not_found"],
});
