import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { errorStatuses } from "@marzipan/contract/errors";
import * as z from "zod/mini";

type Json = Record<string, unknown>;

/**
 * Returns a schema as JSON Schema, as it is before (`input`) or after (`output`) defaults and
 * trimming.
 */
function schemaOf(schema: z.ZodMiniType | undefined, io: "input" | "output"): Json {
  return schema ? (z.toJSONSchema(schema, { unrepresentable: "any", io }) as Json) : {};
}

/** Returns the parameters of path, query and headers; creating calls take an `Idempotency-Key`. */
function parametersOf(endpoint: AnyEndpoint): Json[] {
  const list = (place: "path" | "query", schema: z.ZodMiniType | undefined): Json[] => {
    const { properties = {}, required = [] } = schemaOf(schema, "input") as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: value,
    }));
  };
  const key: Json[] = endpoint.creates
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          schema: { type: "string", maxLength: 200 },
        },
      ]
    : [];
  return [...list("path", endpoint.params), ...list("query", endpoint.query), ...key];
}

/** The one shape of every refusal; which facts a code has is not described. */
const errorSchema = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: {
        code: { type: "string", enum: Object.keys(errorStatuses) },
        facts: { type: "object" },
        requestId: { type: "string" },
      },
      required: ["code", "facts", "requestId"],
    },
  },
  required: ["error"],
};

/**
 * Describes one endpoint. What OpenAPI has no word for, such as access and plan feature, is in
 * `x-` fields.
 */
function operationOf(endpoint: AnyEndpoint): Json {
  const status = endpoint.creates ? "201" : "200";
  const type =
    { bytes: "image/webp", stream: "text/event-stream", zip: "application/zip" }[
      endpoint.replyType as string
    ] ?? "application/json";
  const body = endpoint.body
    ? {
        requestBody: {
          required: true,
          content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
        },
      }
    : {};
  const upload =
    endpoint.replyType === "multipart"
      ? {
          requestBody: {
            required: true,
            content: {
              "multipart/form-data": {
                schema: {
                  type: "object",
                  properties: { file: { type: "string", format: "binary" } },
                  required: ["file"],
                },
              },
            },
          },
        }
      : {};
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    "x-access": endpoint.access,
    ...(endpoint.feature ? { "x-feature": endpoint.feature } : {}),
    ...(endpoint.capability ? { "x-capability": endpoint.capability } : {}),
    ...(endpoint.changes ? { "x-changes": endpoint.changes } : {}),
    ...(endpoint.beforeGates ? { "x-before-gates": true } : {}),
    ...(endpoint.errors ? { "x-errors": endpoint.errors } : {}),
    parameters: parametersOf(endpoint),
    ...body,
    ...upload,
    responses: {
      [status]: {
        description: "Done",
        content: { [type]: { schema: schemaOf(endpoint.reply, "output") } },
      },
      default: { description: "Refused", content: { "application/json": { schema: errorSchema } } },
    },
  };
}

/** Creates the OpenAPI document from the values that bind, call and check (rule 3). */
export function describeApi(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Marzipan", version: "1" },
    paths,
  };
}
