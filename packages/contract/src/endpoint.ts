import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { LiveTopic } from "./live-topics.ts";
import type { PlanFeature } from "./plans.ts";
import type { Capability } from "./roles.ts";

/** The HTTP methods that the product uses. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone; a signed-in person whom the gates let in; an administrator (rulings §2). */
export type Access = "public" | "member" | "admin";

/** One call of the wire as data: server, web, OpenAPI and the walk over all calls read it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  /** `feature.verb`, unique; the operation id of the OpenAPI document. */
  id: string;
  method: Method;
  /** Path with `{name}` for parameters. */
  path: string;
  access: Who;
  /** The feature that the plan of a member's business must have (rulings §3). */
  feature?: PlanFeature;
  /** A business that once had the feature may still call it (rulings §3). */
  isOpenAfterPlan?: true;
  /** What a member's role must be allowed. */
  capability?: Capability;
  /**
   * What the call changes: the server tells the business's other pages, and the page that called asks again for
   * what it shows of these. Every call that is no GET has it, an empty list with its reason in `changesNothing`.
   */
  changes?: readonly LiveTopic[];
  /** Why no page shows anything else after the call. */
  changesNothing?: string;
  /** A signed-in person may call it before the gates open (blocked, unverified, unapproved). */
  beforeGates?: true;
  /** One sentence on what the call answers or does. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** What the reply is when it is not JSON. */
  replyType?: "json" | "stream" | "bytes" | "zip" | "multipart";
  /** The call creates something and takes an `Idempotency-Key` (rulings §8). */
  creates?: true;
  /** The codes that it may answer with beside those that every call may. */
  errors?: readonly ErrorCode[];
  /**
   * An outside service signs the body: the signature is checked over the bytes as they came, before anything of them
   * is read, and whatever does not hold answers 401.
   */
  signed?: true;
  /** The body's limit in bytes; left out, what its schema can take (`body-limit.ts`). */
  bodyLimitBytes?: number;
}

/** Creates an endpoint value; only the types are narrowed, so that a call's method and path lead to its reply's type. */
export function endpoint<
  const Verb extends Method,
  const Path extends string,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
>(
  definition: Endpoint<Params, Query, Body, Reply, Who> & { method: Verb; path: Path },
): Endpoint<Params, Query, Body, Reply, Who> & { method: Verb; path: Path } {
  return definition;
}

/** Any endpoint, its schemas unknown. */
export type AnyEndpoint = Endpoint;

/** The endpoints among what a module of the contract exports. */
type EndpointIn<Module> = Module extends object
  ? Extract<Module[keyof Module], AnyEndpoint>
  : never;

/** Returns the endpoints among what modules of the contract export. */
export function endpointsOf<Modules extends readonly object[]>(
  ...modules: Modules
): EndpointIn<Modules[number]>[] {
  return modules.flatMap((module) =>
    (Object.values(module) as EndpointIn<Modules[number]>[]).filter(isEndpoint),
  );
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "path" in value &&
    "access" in value
  );
}

/** What the server reads from a call's parameters, query and body after checking. */
export interface Input<E extends AnyEndpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}

/** The path parameters that a caller sends, before defaults and trimming. */
export type ParamsOf<E extends AnyEndpoint> = InputOf<E["params"]>;
/** The query that a caller sends. */
export type QueryOf<E extends AnyEndpoint> = InputOf<E["query"]>;
/** The JSON body that a caller sends. */
export type BodyOf<E extends AnyEndpoint> = InputOf<E["body"]>;
/** The reply as it arrives: what the schema makes of it. */
export type ReplyOf<E extends AnyEndpoint> = z.output<E["reply"]>;

type Output<S> = [NonNullable<S>] extends [z.ZodMiniType] ? z.output<NonNullable<S>> : undefined;
type InputOf<S> = [NonNullable<S>] extends [z.ZodMiniType] ? z.input<NonNullable<S>> : undefined;
