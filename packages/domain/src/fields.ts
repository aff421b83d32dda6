/** The fields that a call's bodies carry, each of them there; without those that only say how it is stored. */
export type FieldsOf<Body, Manner extends PropertyKey = never> = {
  [Field in Exclude<keyof Body, Manner>]-?: Exclude<Body[Field], undefined>;
};

/** Some of the fields, as a change sends them; what is left out stays. */
export type SentOf<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** Returns fields after a change; what is left out, or `undefined`, stays. */
export function patchFields<Fields extends object>(fields: Fields, sent: SentOf<Fields>): Fields {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(given) };
}

/** Returns whether nothing is written in a field. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === "";
}
