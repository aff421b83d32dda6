import type * as z from "zod/mini";
import type { AnyEndpoint } from "./endpoint.ts";
import { definitionOf, mostOf, partsOf } from "./schema-parts.ts";

/**
 * Room for whitespace between the fields, and for an unknown field, so that it is refused by name
 * and not as too large.
 */
const spareBytes = 1024;

/** A character takes at most three bytes in UTF-8, one of two units four; a line break is written as two. */
const bytesPerUnit = 3;
const numberBytes = 24;
const wordBytes = 5;

/** The punctuation around a value: its name's quotes, a colon and a comma. */
const punctuationBytes = 4;

/**
 * Returns the limit of an endpoint's body in bytes: what its schema can take when everything is as long as it
 * may be, or what the endpoint says. A schema without a bound is a defect and throws.
 */
export function bodyLimitOf({ id, body, bodyLimitBytes }: AnyEndpoint): number {
  if (bodyLimitBytes !== undefined) return bodyLimitBytes;
  const bytes = body ? bytesOf(body) : 0;
  if (Number.isFinite(bytes)) return Math.ceil(bytes) + spareBytes;
  throw new Error(`${id}: bound every text and list of its body, or give it bodyLimitBytes`);
}

function bytesOf(schema: z.core.$ZodType): number {
  const def = definitionOf(schema);
  const parts = partsOf(schema);
  if (def.type === "string") return 2 + mostOf(schema) * bytesPerUnit;
  if (def.type === "number") return numberBytes;
  if (def.type === "boolean" || def.type === "null") return wordBytes;
  if (def.type === "enum" || def.type === "literal") {
    return Math.max(...textsOf(def).map((text) => 2 + text.length * bytesPerUnit));
  }
  if (def.type === "object") {
    return parts.reduce(
      (sum, [name, part]) => sum + name.length + punctuationBytes + bytesOf(part),
      2,
    );
  }
  if (def.type === "array") return 2 + mostOf(schema) * (bytesOf(def.element) + 1);
  if (def.type === "record") return bytesOfRecord(def);
  if (def.type === "transform") return 0;
  return parts.length > 0 ? Math.max(...parts.map(([, part]) => bytesOf(part))) : Infinity;
}

/** Only a record with an enumerated key type has a bound. */
function bytesOfRecord({ keyType, valueType }: z.core.$ZodRecordDef): number {
  const keys = definitionOf(keyType);
  if (keys.type !== "enum") return Infinity;
  return textsOf(keys).reduce(
    (sum, key) => sum + key.length + punctuationBytes + bytesOf(valueType),
    2,
  );
}

function textsOf(def: z.core.$ZodEnumDef | z.core.$ZodLiteralDef<z.core.util.Literal>): string[] {
  return def.type === "enum" ? Object.values(def.entries).map(String) : def.values.map(String);
}
