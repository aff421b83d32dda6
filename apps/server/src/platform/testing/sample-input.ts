import * as z from "zod/mini";

interface Json {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  allOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  minItems?: number;
  minimum?: number;
  default?: unknown;
  propertyNames?: Json;
  additionalProperties?: Json | boolean;
}

/** Samples by field name, where the shape alone does not say what is valid. */
const byName: Readonly<Record<string, unknown>> = {
  password: "nobodys-2026",
  newPassword: "kneading-2027",
  code: "123456",
  token: "123456",
  phone: "054-1234567",
  consent: true,
  deliveryTime: "09:00",
  checkout_id: "txn_sample",
  endpoint: "https://push.example.test/sample",
  p256dh: "A".repeat(87),
  auth: "A".repeat(22),
  orderIds: "01890000-0000-7000-8000-000000000000",
};

const byFormat: Readonly<Record<string, unknown>> = {
  uuid: "01890000-0000-7000-8000-000000000000",
  date: "2026-12-01",
  "date-time": "2026-11-26T12:00:00Z",
  email: "sample@example.test",
};

/** Returns the smallest valid input of a schema; fails where the sampler cannot find one. */
export function sampleOf(schema: z.ZodMiniType | undefined): Record<string, unknown> {
  if (!schema) return {};
  const sample = sampleJson(jsonOf(schema, "input"));
  const checked = z.safeParse(schema, sample);
  if (!checked.success) {
    throw new Error(
      `teach the sampler: ${JSON.stringify(sample)} ${JSON.stringify(checked.error.issues)}`,
    );
  }
  return sample as Record<string, unknown>;
}

function jsonOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { unrepresentable: "any", io }) as Json;
}

function sampleJson(json: Json, name = ""): unknown {
  if (name in byName) return byName[name];
  if ("const" in json) return json.const;
  if (json.enum) return json.enum[0];
  if (json.anyOf?.[0]) return sampleJson(json.anyOf[0], name);
  if (json.format && json.format in byFormat) return byFormat[json.format];
  if (json.type === "object") return sampleObject(json);
  if (json.type === "array") {
    return Array.from({ length: json.minItems ?? 0 }, () => sampleJson(json.items ?? {}));
  }
  if (json.type === "boolean") return false;
  if (json.type === "number" || json.type === "integer") return Math.max(1, json.minimum ?? 1);
  return "sample";
}

function sampleObject(json: Json): Record<string, unknown> {
  const { properties = {}, required = [] } = json;
  return Object.fromEntries(
    required.map((name) => [name, sampleJson(properties[name] ?? {}, name)]),
  );
}

/** Returns where in an input ids stand, as paths (`items`, `0`, `productId`). */
export function idPathsOf(schema: z.ZodMiniType | undefined): string[][] {
  return schema ? idPaths(jsonOf(schema, "output")) : [];
}

/** Returns where in an input texts stand that people write, as paths; only the first of alternatives. */
export function textPathsOf(schema: z.ZodMiniType | undefined): string[][] {
  return schema ? textPaths(jsonOf(schema, "output")) : [];
}

function textPaths(json: Json): string[][] {
  const parts = [...(json.anyOf ?? []), ...(json.allOf ?? [])].flatMap(textPaths);
  const own = json.type === "string" && !json.enum && json.format !== "uuid" ? [[]] : [];
  const items = json.items ? textPaths(json.items).map((path) => ["0", ...path]) : [];
  const fields = Object.entries(json.properties ?? {}).flatMap(([name, field]) =>
    textPaths(field).map((path) => [name, ...path]),
  );
  const names = json.propertyNames?.enum?.slice(0, 1) ?? [];
  const values =
    typeof json.additionalProperties === "object"
      ? textPaths(json.additionalProperties).flatMap((path) =>
          names.map((name) => [String(name), ...path]),
        )
      : [];
  return [...own, ...parts, ...items, ...fields, ...values];
}

function idPaths(json: Json): string[][] {
  if (json.format === "uuid") return [[]];
  const parts = [...(json.anyOf ?? []), ...(json.allOf ?? [])].flatMap(idPaths);
  const items = json.items ? idPaths(json.items).map((path) => ["0", ...path]) : [];
  const fields = Object.entries(json.properties ?? {}).flatMap(([name, field]) =>
    idPaths(field).map((path) => [name, ...path]),
  );
  return [...parts, ...items, ...fields];
}

/** Returns an input with a value put at a path; missing lists and objects on the way are made. */
export function putAt(input: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === "0") return [putAt(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const fields = (input ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: putAt(fields[step], rest, value) };
}
