import { bodyLimitOf } from "@marzipan/contract/body-limit";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { checksOf, definitionOf, partsOf } from "@marzipan/contract/schema-parts";
import type * as z from "zod/mini";

/** A text that a call brings: its place, its schema, and how long it can come in, in characters. */
export interface WireText {
  place: string;
  schema: z.core.$ZodType;
  most: number;
}

/** Node refuses a request whose first line and headers are longer. */
const mostUrl = 16 * 1024;

function textsOf(place: string, schema: z.core.$ZodType, most: number): WireText[] {
  const own = definitionOf(schema).type === "string" ? [{ place, schema, most }] : [];
  const inside = partsOf(schema).flatMap(([name, part]) =>
    textsOf(name === "" ? place : `${place}.${name}`, part, most),
  );
  return [...own, ...inside];
}

/** Lists every text that an endpoint's parameters, query and body take. */
export function listTexts(endpoint: AnyEndpoint): WireText[] {
  const { id, params, query, body } = endpoint;
  const read = (name: string, schema: z.core.$ZodType | undefined, most: number): WireText[] =>
    schema ? textsOf(`${id} ${name}`, schema, most) : [];
  return [
    ...read("params", params, mostUrl),
    ...read("query", query, mostUrl),
    ...(body ? read("body", body, bodyLimitOf(endpoint)) : []),
  ];
}

/** Returns whether a text is refused by its length before anything else looks at it; blanks at its ends may go first. */
export function isLengthFirst({ schema }: WireText): boolean {
  const defs = checksOf(schema).map((one) => one._zod.def);
  const [first] = defs[0]?.check === "overwrite" ? defs.slice(1) : defs;
  return first?.check === "max_length" && first.abort === true;
}

/** Lists the patterns that a text's checks hold. */
export function patternsOf({ schema }: WireText): RegExp[] {
  return checksOf(schema).flatMap((one) => {
    const { def } = one._zod;
    return "pattern" in def && def.pattern instanceof RegExp ? [def.pattern] : [];
  });
}
