import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import { hasFeature } from "@marzipan/domain/plans";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import type { FastifyInstance, HTTPMethods } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { signAccess } from "../session/tokens.ts";
import { businessOf } from "../testing/explain.ts";
import { uploadAs } from "../testing/multipart.ts";
import { idPathsOf, putAt, sampleOf } from "../testing/sample-input.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Answer, Caller } from "../testing/test-caller.ts";
import { bind } from "./bind.ts";
import { answerErrors } from "./error-handler.ts";

// One walk over every endpoint of the contract: a new one is covered as soon as it is there.

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

const writing = endpoints.filter((one) => one.method !== "GET");
const reading = (one: AnyEndpoint): boolean => one.replyType !== "multipart";
const closed = endpoints.filter((one) => one.access !== "public");
const gated = closed.filter((one) => one.beforeGates !== true);

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends an endpoint's smallest valid call, changed as asked. */
async function send(caller: Caller, one: AnyEndpoint, sent: Sent = {}): Promise<Answer> {
  const params = { ...sampleOf(one.params), ...sent.params };
  const query = new URLSearchParams({ ...sampleOf(one.query), ...sent.query } as Record<
    string,
    string
  >);
  const url = one.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const body = "body" in sent ? sent.body : one.body ? sampleOf(one.body) : undefined;
  return await caller.send({
    method: one.method,
    url: `${url}?${query.toString()}`,
    headers: { ...sent.headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** Answers the endpoints, by id, whose answer is another than the expected one. */
async function strayed(
  list: readonly AnyEndpoint[],
  ask: (one: AnyEndpoint) => Promise<Answer>,
  expected: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const one of list) {
    const answer = await ask(one);
    const said = `${answer.status} ${answer.body?.error?.code ?? ""}`.trim();
    if (said !== expected) found.push(`${one.id}: ${said}`);
  }
  expect(list.length).toBeGreaterThan(0);
  return found;
}

describe("every endpoint", () => {
  it("has an id and an address of its own, and is bound", () => {
    expect(new Set(endpoints.map((one) => one.id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map((one) => `${one.method} ${one.path}`)).size).toBe(
      endpoints.length,
    );
    const isBound = (one: AnyEndpoint): boolean =>
      test.app.hasRoute({
        method: one.method as HTTPMethods,
        url: one.path.replace(/\{(\w+)\}/g, ":$1"),
      });
    expect(endpoints.filter((one) => !isBound(one)).map((one) => one.id)).toEqual([]);
  });

  it("stands in the OpenAPI document with who may call it", async () => {
    const { body } = await test.stranger().get("/api/openapi.json");
    const described = endpoints.map((one) => {
      const operation = body.paths[one.path]?.[one.method.toLowerCase()];
      return [operation?.operationId, operation?.["x-access"]];
    });
    expect(described).toEqual(endpoints.map((one) => [one.id, one.access]));
  });

  it("refuses fields that it does not know, in the query and in the body", async () => {
    const list = endpoints.filter(reading);
    const ask = (one: AnyEndpoint): Promise<Answer> =>
      send(baker, one, { query: { strange: "1" } });
    expect(await strayed(list, ask, "400 invalid_input")).toEqual([]);
    const withBody = writing.filter(reading);
    const strange: string[] = [];
    for (const one of withBody) {
      const answer = await send(baker, one, { body: { ...sampleOf(one.body), strange: 1 } });
      const fields = JSON.stringify(answer.body.error?.facts.fields);
      if (fields !== '[{"path":"strange","problem":"unknown_field"}]')
        strange.push(`${one.id}: ${fields}`);
    }
    expect(strange).toEqual([]);
  });

  it("refuses what is no JSON, another kind of body, and a body over its limit", async () => {
    const list = writing.filter(reading);
    const sendText = (one: AnyEndpoint, payload: string, type: string): Promise<Answer> =>
      send(baker, one, { body: payload, headers: { "content-type": type } });
    const json = "application/json";
    expect(
      await strayed(list, (one) => sendText(one, '{"a":', json), "400 malformed_json"),
    ).toEqual([]);
    expect(
      await strayed(list, (one) => sendText(one, '{"__proto__":{}}', json), "400 malformed_json"),
    ).toEqual([]);
    expect(
      await strayed(list, (one) => sendText(one, "a=1", "text/csv"), "415 unsupported_media_type"),
    ).toEqual([]);
    const long = (one: AnyEndpoint): string => `"${"x".repeat(one.bodyLimitBytes ?? 1_048_576)}"`;
    expect(
      await strayed(list, (one) => sendText(one, long(one), json), "413 body_too_large"),
    ).toEqual([]);
  });

  it("that writes refuses calls that another site made the browser send", async () => {
    const from = (headers: Record<string, string>) => (one: AnyEndpoint) =>
      send(baker, one, { headers });
    expect(
      await strayed(writing, from({ origin: "https://evil.example" }), "403 bad_origin"),
    ).toEqual([]);
    expect(await strayed(writing, from({ origin: "null" }), "403 bad_origin")).toEqual([]);
    expect(
      await strayed(writing, from({ "sec-fetch-site": "cross-site" }), "403 bad_origin"),
    ).toEqual([]);
  });
});

describe("every endpoint that is not public", () => {
  it("refuses callers without a session, and with a part of one", async () => {
    expect(await strayed(closed, (one) => send(test.stranger(), one), "401 not_signed_in")).toEqual(
      [],
    );
    for (const name of baker.cookies.keys()) {
      const without = callerWith([...baker.cookies].filter(([other]) => other !== name));
      expect(await strayed(closed, (one) => send(without, one), "401 not_signed_in")).toEqual([]);
    }
  });

  it("refuses tokens that are malformed, forged or expired", async () => {
    const proof = await readSessionProof(test, baker);
    const claims = { ...proof, accountId: "01890000-0000-7000-8000-000000000000" };
    const ago = new Date(test.clock.now.getTime() - 121_000);
    const { sessionSecret } = test.deps;
    const forged = signAccess("another secret", claims, test.clock.now);
    const old = signAccess(sessionSecret, claims, ago);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${old.split(".")[1]}.`;
    for (const [token, expected] of [
      ["a.b", "401 not_signed_in"],
      [forged, "401 not_signed_in"],
      [unsigned, "401 not_signed_in"],
      [old, "401 session_expired"],
    ] as const) {
      const caller = callerWith([...baker.cookies, ["marzipan_access", token]]);
      expect(await strayed(closed, (one) => send(caller, one), expected)).toEqual([]);
    }
  });

  it("refuses a session of another version, and one that was signed out", async () => {
    const proof = await readSessionProof(test, baker);
    const claims = {
      ...proof,
      accountId: "01890000-0000-7000-8000-000000000000",
      sessionVersion: 2,
    };
    const token = signAccess(test.deps.sessionSecret, claims, test.clock.now);
    const caller = callerWith([...baker.cookies, ["marzipan_access", token]]);
    expect(await strayed(closed, (one) => send(caller, one), "401 session_expired")).toEqual([]);
    const left = await test.member();
    const kept = callerWith([...left.cookies]);
    await left.post("/api/auth/sign-out", {});
    expect(await strayed(closed, (one) => send(kept, one), "401 session_expired")).toEqual([]);
  });

  it("stands behind the gates: blocked, unverified, unapproved", async () => {
    const blocked = await test.member();
    await test.asOwner("update account set blocked_at = now() where email = $1", [blocked.email]);
    const unverified = await test.member({ isVerified: false });
    const unapproved = await test.member({ isApproved: false });
    expect(await strayed(gated, (one) => send(blocked, one), "403 account_blocked")).toEqual([]);
    expect(await strayed(gated, (one) => send(unverified, one), "403 email_unverified")).toEqual(
      [],
    );
    expect(await strayed(gated, (one) => send(unapproved, one), "403 account_unapproved")).toEqual(
      [],
    );
    const before = closed.filter((one) => one.beforeGates === true);
    expect(await strayed(before, (one) => send(blocked, one), "200")).toEqual([]);
  });

  it("of administrators refuses members, and of a plan's feature lower plans", async () => {
    const basic = await test.member({ plan: "basic" });
    const refusals: string[] = [];
    for (const one of closed) {
      const { access } = one;
      if (access === "member" || access === "public") continue;
      const isOpen = access !== "admin" && hasFeature("basic", access);
      const answer = await send(
        basic,
        one,
        one.replyType === "stream" ? { query: { strange: "1" } } : {},
      );
      const expected = access === "admin" ? "admin_only" : isOpen ? undefined : "plan_too_low";
      const code = answer.body.error?.code;
      if (expected ? code !== expected : code === "plan_too_low")
        refusals.push(`${one.id}: ${code}`);
    }
    expect(refusals).toEqual([]);
  });
});

describe("the binder", () => {
  const reply = z.object({ ok: z.literal(true) });
  const common = { method: "GET", summary: "A call of this test.", reply } as const;
  const ofFeature = endpoint({
    ...common,
    id: "test.feature",
    path: "/feature",
    access: "receipt_ocr",
  });
  const ofAdmin = endpoint({ ...common, id: "test.admin", path: "/admin", access: "admin" });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    answerErrors(app);
    await app.register(cookie);
    const nothing = { text: "select 1 as one", values: [] };
    bind(
      app,
      test.deps,
      ofFeature,
    )(async ({ read }) => {
      await read(() => nothing);
      return { ok: true as const };
    });
    bind(app, test.deps, ofAdmin)(({ transact }) => transact(async () => ({ ok: true as const })));
  });

  async function ask(member: Caller, path: string): Promise<string> {
    const answer = await callerWith([...member.cookies], app).get(path);
    return `${answer.status} ${answer.body.error?.code ?? ""}`.trim();
  }

  it("asks for the plan of a feature", async () => {
    expect(await ask(await test.member({ plan: "basic" }), "/feature")).toBe("403 plan_too_low");
    expect(await ask(await test.member({ plan: "pro" }), "/feature")).toBe("200");
  });

  it("asks for an administrator, who has every feature", async () => {
    const admin = await test.member({ plan: "basic", isAdmin: true });
    expect(await ask(baker, "/admin")).toBe("403 admin_only");
    expect(await ask(admin, "/admin")).toBe("200");
    expect(await ask(admin, "/feature")).toBe("200");
  });

  it("refuses to bind an endpoint twice", () => {
    const fresh = Fastify();
    const bindOnce = (): void =>
      bind(fresh, test.deps, ofAdmin)(async () => ({ ok: true as const }));
    bindOnce();
    expect(bindOnce).toThrow("already declared");
  });
});

describe("what belongs to another business", () => {
  /** Makes one of each thing that a path can name, by the path's first word. */
  const makers: Readonly<Record<string, (caller: Caller) => Promise<string>>> = {
    orders: (caller) =>
      idOf(caller.post("/api/orders", { clientName: "Dana", deliveryDate: "2026-12-01" })),
    clients: (caller) => idOf(caller.post("/api/clients", { name: "Dana" })),
    products: (caller) => idOf(caller.post("/api/products", { name: "Cake" })),
    categories: (caller) =>
      idOf(caller.post("/api/categories", { name: `Cakes ${Math.random()}` })),
    tasks: (caller) => idOf(caller.post("/api/tasks", { title: "Flour" })),
    files: (caller) => makePicture(caller),
    devices: (caller) => makeDevice(caller),
  };

  async function idOf(asked: Promise<Answer>): Promise<string> {
    const { status, body } = await asked;
    if (status !== 201) throw new Error(`cannot make a thing to try: ${JSON.stringify(body)}`);
    return body.id as string;
  }

  async function makePicture(caller: Caller): Promise<string> {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
    const picture = sharp({
      create: { width: 16, height: 16, channels: 3, background: "#fff", noise },
    });
    return await idOf(uploadAs(caller, await picture.png().toBuffer()));
  }

  async function makeDevice(caller: Caller): Promise<string> {
    const device = test.stranger();
    await device.post("/api/auth/sign-in", { email: caller.email, password: caller.password });
    return (await readSessionProof(test, device)).sessionId;
  }

  const kindOf = (one: AnyEndpoint): string => one.path.split("/")[2] ?? "";
  const byId = closed.filter((one) => one.path.includes("{id}"));
  const withIds = closed.filter((one) => idPathsOf(one.body).length > 0);

  /** Everything that a business has, as one text for each table. */
  async function contentOf(businessId: string): Promise<Record<string, string>> {
    const tables = await test.asOwner<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await test.asOwner<{ text: string }>(
        `select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${name} t where business_id = $1`,
        [businessId],
      );
      content[name] = row?.text ?? "";
    }
    return content;
  }

  it("is not there, whichever endpoint is asked with its id; the own is", async () => {
    expect(byId.map(kindOf).filter((kind) => !(kind in makers))).toEqual([]);
    const other = await test.member();
    const foreign: string[] = [];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of byId) {
      for (const id of foreign) {
        const answer = await send(baker, one, { params: { id } });
        if (answer.status !== 404 || answer.body.error.code !== "not_found")
          wrong.push(`${one.id}: ${answer.status}`);
      }
      const own = (await makers[kindOf(one)]?.(baker)) ?? "";
      if (one.path.endsWith("/restore"))
        await baker.delete(one.path.replace("/restore", "").replace("{id}", own));
      const answer = await send(baker, one, { params: { id: own }, ...(await ownBody(one)) });
      if (answer.status >= 300)
        wrong.push(`${one.id} with an own id: ${JSON.stringify(answer.body)}`);
    }
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });

  /** The sample's ids are nobody's: where a body needs one, an own one stands in. */
  async function ownBody(one: AnyEndpoint): Promise<{ body?: unknown }> {
    if (one.id !== "clients.merge") return {};
    return { body: { intoId: await makers["clients"]?.(baker) } };
  }

  it("cannot be named in a body", async () => {
    const other = await test.member();
    const foreign: string[] = [(await other.get("/api/me")).body.user.id];
    for (const make of Object.values(makers)) foreign.push(await make(other));
    const before = await contentOf(await businessOf(other));
    const wrong: string[] = [];
    for (const one of withIds) {
      const params = one.path.includes("{id}") ? { id: await makers[kindOf(one)]?.(baker) } : {};
      for (const path of idPathsOf(one.body)) {
        for (const id of foreign) {
          const answer = await send(baker, one, {
            params,
            body: putAt(sampleOf(one.body), path, id),
          });
          if (answer.status !== 404) wrong.push(`${one.id} ${path.join(".")}: ${answer.status}`);
        }
      }
    }
    expect(withIds.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
    expect(await contentOf(await businessOf(other))).toEqual(before);
  });
});

function callerWith(cookies: Iterable<[string, string]>, app: FastifyInstance = test.app): Caller {
  const caller = createCaller(app);
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}
