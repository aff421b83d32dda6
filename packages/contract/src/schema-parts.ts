import type * as z from "zod/mini";

/** A schema's definition, told apart by `type`. */
type Definition = z.core.$ZodTypes["_zod"]["def"];

/** Returns what a schema is made of. */
export function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Returns the checks of a schema in the order in which they run; a format such as `z.uuid()` is its own first one. */
export function checksOf(schema: z.core.$ZodType): readonly z.core.$ZodChecks[] {
  const def = definitionOf(schema);
  const own = "check" in def ? [schema] : [];
  return [...own, ...(def.checks ?? [])] as unknown as readonly z.core.$ZodChecks[];
}

/** Returns the most characters of a text or entries of a list that a schema takes, `Infinity` without a bound. */
export function mostOf(schema: z.core.$ZodType): number {
  const bounds = checksOf(schema).map((one) => {
    const { def } = one._zod;
    if (def.check === "max_length") return def.maximum;
    return def.check === "length_equals" ? def.length : Infinity;
  });
  return Math.min(Infinity, ...bounds);
}

/** Returns the schemas inside of a schema, each with its name in a path; of a pipe both ends. */
export function partsOf(schema: z.core.$ZodType): [name: string, part: z.core.$ZodType][] {
  const def = definitionOf(schema);
  if (def.type === "object") return Object.entries(def.shape);
  if (def.type === "array") return [["0", def.element]];
  if (def.type === "union") return def.options.map((option) => ["", option]);
  if (def.type === "record") {
    return [
      ["key", def.keyType],
      ["value", def.valueType],
    ];
  }
  if (def.type === "pipe") {
    return [
      ["", def.in],
      ["", def.out],
    ];
  }
  return "innerType" in def ? [["", def.innerType]] : [];
}
