import { hash } from "node:crypto";
import { bodyLimitOf } from "@marzipan/contract/body-limit";
import type { AnyEndpoint, Input, ReplyOf } from "@marzipan/contract/endpoint";
import { pageHeader } from "@marzipan/contract/headers";
import type { PlanFeature } from "@marzipan/contract/plans";
import type { Capability } from "@marzipan/contract/roles";
import { hasFeature, planOfFeature, plans } from "@marzipan/domain/plans";
import { isEverybodys, mayRole } from "@marzipan/domain/roles";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../errors/app-error.ts";
import type { Asker } from "../request/asker.ts";
import type { Read, Reads, Tx } from "../database/database.ts";
import type { AdministratorProof, ProofOf, SessionProof, SessionRow } from "../database/proof.ts";
import type { Deps } from "../feature/deps.ts";
import { JsonValue } from "../formats/json-value.ts";
import { memberOf } from "../account/member.ts";
import { hasHadFeatureOfRow } from "../account/plan-of-row.ts";
import { refuseOtherPage } from "../session/page-owner.ts";
import { readSessionCookies } from "../session/session-cookies.ts";
import { readAccess } from "../session/tokens.ts";
import type { AccessClaims } from "../session/tokens.ts";
import { askerOf } from "./asker.ts";
import { runOnce } from "./idempotency.ts";
import { noteWrite, readLastWrite } from "./last-write.ts";
import { readBy } from "./validate.ts";

/** How a call's transaction runs. */
export interface CallTransaction {
  /** A hash of what was sent, for a call without a JSON body. */
  contentHash?: string;
  /** Lets a GET write, such as the record of a download. */
  writes?: true;
}

/** What a handler is given: the checked input, who calls, and the ways to the database. */
export interface Call<E extends AnyEndpoint> extends Input<E> {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Who asks, as actions take it. */
  asker: Asker;
  /** The session that calls; asking for it on a public call is a defect. */
  session: AccessClaims;
  /**
   * Runs work in one transaction under the caller's proof, a read-only one for a GET; creating calls run once per key.
   */
  transact: <T>(
    work: (tx: Tx<ProofKindOf<E>>) => Promise<T>,
    options?: CallTransaction,
  ) => Promise<T>;
  /** Runs work that reads one unchanging state of the rows, under the caller's proof; it changes nothing. */
  snapshot: <T>(work: (tx: Tx<ProofKindOf<E>>) => Promise<T>) => Promise<T>;
  /** Runs one statement under the caller's proof in a single round trip. */
  read: Read<ProofKindOf<E>>;
}

/** The kind of proof that a call is made under. */
type ProofKindOf<E extends AnyEndpoint> = E["access"] extends "admin" ? "administrator" : "session";

/** A handler of one endpoint. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => Promise<ReplyOf<E> | JsonValue<ReplyOf<E>>>;

/** Kinds of replies that the handler sends itself. */
const sendsItself = new Set<AnyEndpoint["replyType"]>(["stream", "bytes", "zip"]);

/** Returns `bind` for one server: `on(tasks.createTask)(handler)` serves an operation of the contract. */
export function binder(
  app: FastifyInstance,
  deps: Deps,
): <E extends AnyEndpoint>(endpoint: E) => (handler: Handler<E>) => void {
  return (endpoint) => bind(app, deps, endpoint);
}

/** Binds an endpoint's handler: who may call, what is read, what is answered. */
function bind<E extends AnyEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
): (handler: Handler<E>) => void {
  return (handler) => {
    inItsScope(app, endpoint, (scope) => {
      scope.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
        bodyLimit: bodyLimitOf(endpoint),
        config: {
          endpointId: endpoint.id,
          access: endpoint.access,
          replyType: endpoint.replyType,
          isSigned: endpoint.signed === true,
        },
        handler: async (request, reply) => {
          refuseOtherPage(deps, request);
          const claims = endpoint.access === "public" ? null : readSession(deps, request);
          const call = makeCall(deps, endpoint, request, reply, claims);
          const answer = await runAndTell(deps, endpoint, request, claims, () => handler(call));
          if (reply.sent || sendsItself.has(endpoint.replyType)) return reply;
          if (endpoint.creates) reply.code(201);
          return sendAnswer(deps, endpoint, reply, answer);
        },
      });
    });
  };
}

/** What a call takes that sends a file: one, and a few fields next to it that are refused by name. */
const fileLimits = { fileSize: 10 * 1024 * 1024, files: 1, fields: 5, parts: 6 };

/** Only calls that take files have what reads them, which costs every call of its scope something. */
function inItsScope(
  app: FastifyInstance,
  { replyType }: AnyEndpoint,
  route: (scope: FastifyInstance) => void,
): void {
  if (replyType !== "multipart") {
    route(app);
    return;
  }
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: fileLimits });
    route(scope);
  });
}

function makeCall<E extends AnyEndpoint>(
  deps: Deps,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  claims: AccessClaims | null,
): Call<E> {
  const { feature, capability, isOpenAfterPlan = false } = endpoint;
  const needsPlan = feature !== undefined && plans[planOfFeature(feature)].hierarchy > 0;
  const needsRole = capability !== undefined && !isEverybodys(capability);
  const check = (session: SessionRow, now: Date): void => {
    if (needsRole) refuseOtherRole(capability, session);
    if (needsPlan && !(isOpenAfterPlan && hasHadFeatureOfRow(session, feature)))
      refuseLowPlan(feature, session, now);
  };
  const proof = claims ? (proofOf(endpoint, claims) as ProofOf<ProofKindOf<E>>) : null;
  const reads = readsOf(deps, endpoint, request);
  const inChecked =
    <T>(work: (tx: Tx<ProofKindOf<E>>) => Promise<T>): typeof work =>
    async (tx) => {
      if (needsRole || needsPlan) check(await tx.entered, tx.now);
      return await work(tx);
    };
  const call = {
    ...readInput(endpoint, request),
    deps,
    request,
    reply,
    asker: askerOf(deps.config, request),
    session: claims,
    transact: (work, { contentHash, writes = false } = {}) => {
      if (!proof || !claims) throw new Error(`${endpoint.id} is public and has no proof`);
      const checked = inChecked(work);
      if (endpoint.method === "GET") {
        if (!writes) return reads.transact(proof, checked, "read only");
        noteWrite(deps, request, reply);
      }
      const key = endpoint.creates ? readKey(request) : null;
      if (key === null) return deps.database.transact(proof, checked);
      const bodyHash = contentHash ?? hashBody(request);
      const act = { accountId: claims.accountId, key, call: endpoint.id, bodyHash };
      return runOnce(deps.database, proof, act, checked);
    },
    snapshot: (work) => {
      if (!proof) throw new Error(`${endpoint.id} is public and has no proof`);
      return reads.snapshot(proof, inChecked(work));
    },
    read: async (statement) => {
      if (!proof) throw new Error(`${endpoint.id} is public and has no proof`);
      const answer = await reads.read(proof, statement);
      check(answer.entered, deps.now());
      return answer as never;
    },
  } as Call<E>;
  return claims ? call : withoutSession(call, endpoint);
}

/** Has a public call fail where its session is asked for. */
function withoutSession<E extends AnyEndpoint>(call: Call<E>, { id }: E): Call<E> {
  return Object.defineProperty(call, "session", {
    get: () => {
      throw new Error(`${id} is public and has no session`);
    },
  });
}

/**
 * Returns the ways in which a call reads. Lists, pages and reports of members bear rows of a few seconds ago; what is
 * asked at the gates and by administrators does not, and neither does a call that changes something.
 */
function readsOf(deps: Deps, endpoint: AnyEndpoint, request: FastifyRequest): Reads {
  const { access, method, beforeGates = false } = endpoint;
  return method === "GET" && access !== "admin" && !beforeGates
    ? deps.database.tolerant(readLastWrite(deps, request))
    : deps.database;
}

function proofOf(endpoint: AnyEndpoint, claims: AccessClaims): SessionProof | AdministratorProof {
  const { sessionId, sessionVersion, businessId } = claims;
  if (endpoint.access === "admin") return { kind: "administrator", sessionId, sessionVersion };
  return {
    kind: "session",
    sessionId,
    sessionVersion,
    businessId,
    isBeforeGates: endpoint.beforeGates === true,
  };
}

function readSession(deps: Deps, request: FastifyRequest): AccessClaims {
  const cookies = readSessionCookies(deps.config, request);
  if (!cookies) throw new AppError("not_signed_in");
  return readAccess(deps.sessionSecret, cookies.access, deps.now());
}

function readInput(endpoint: AnyEndpoint, request: FastifyRequest): Input<AnyEndpoint> {
  // A path parameter that is no valid id answers 404, like a stranger's id.
  const params = endpoint.params ? readParams(endpoint, request.params) : undefined;
  if (endpoint.replyType === "multipart") return { params, query: undefined, body: undefined };
  const query = readPart(endpoint.query, request.query);
  const body = readPart(endpoint.body, request.body);
  return { params, query, body };
}

const nothing = z.strictObject({});

function readPart(schema: AnyEndpoint["body"], sent: unknown): unknown {
  if (schema) return readBy(schema, sent ?? {});
  return sent === undefined ? {} : readBy(nothing, sent);
}

function readParams(endpoint: AnyEndpoint, params: unknown): unknown {
  const result = z.safeParse(endpoint.params as z.ZodMiniType, params);
  if (!result.success) throw new AppError("not_found");
  return result.data;
}

function refuseOtherRole(capability: Capability, { role }: SessionRow): void {
  if (!mayRole(role, capability)) throw new AppError("role_too_low", { capability });
}

function refuseLowPlan(feature: PlanFeature, session: SessionRow, now: Date): void {
  if (hasFeature(memberOf(session, now).plan.plan, feature)) return;
  throw new AppError("plan_too_low", { feature, plan: planOfFeature(feature) });
}

/**
 * Runs a handler, then tells the pages of the caller's business what the call changes. A refusal has changed nothing;
 * after any other failure no one knows.
 */
async function runAndTell<Answer>(
  { live }: Deps,
  { changes = [] }: AnyEndpoint,
  request: FastifyRequest,
  claims: AccessClaims | null,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const tell = (): void => {
    if (claims && changes.length > 0) live.tell(claims.businessId, changes, readPage(request));
  };
  try {
    const answer = await run();
    tell();
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) tell();
    throw error;
  }
}

/** Returns the page that makes the call and refreshes itself, `undefined` where none says so. */
function readPage(request: FastifyRequest): string | undefined {
  const page = request.headers[pageHeader];
  return typeof page === "string" && /^[\w-]{8,40}$/.test(page) ? page : undefined;
}

/** Returns the idempotency key that a call carries, `null` for none. */
export function readKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("invalid_input", {
      fields: [{ path: "Idempotency-Key", problem: "invalid" }],
    });
  }
  return key;
}

/** Returns a hash of what a call sends, and where. */
export function hashBody(request: FastifyRequest): string {
  return hash("sha256", `${request.url} ${JSON.stringify(request.body ?? null)}`, "base64url");
}

function sendAnswer(
  deps: Deps,
  endpoint: AnyEndpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  if (deps.checksReplies) {
    const value: unknown = answer instanceof JsonValue ? answer.value : answer;
    const plain: unknown = JSON.parse(JSON.stringify(value) ?? "null");
    const checked = z.safeParse(endpoint.reply, plain);
    if (!checked.success) {
      throw new Error(
        `${endpoint.id} answers against its schema: ${JSON.stringify(checked.error.issues)}`,
      );
    }
  }
  reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
  return reply.send(answer instanceof JsonValue ? answer.text : JSON.stringify(answer));
}
