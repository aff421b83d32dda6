import { bodyLimitOf } from "@marzipan/contract/body-limit";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import { hasFeature } from "@marzipan/domain/plans";
import { mayRole } from "@marzipan/domain/roles";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { signAccess } from "../session/tokens.ts";
import { sampleOf } from "../testing/sample-input.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createCaller } from "../testing/test-caller.ts";
import type { Answer, Caller } from "../testing/test-caller.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { send, strayed } from "../testing/walk.ts";
import { binder } from "./bind.ts";
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
const reading = (one: AnyEndpoint): boolean => one.replyType !== "multipart" && !one.signed;
const closed = endpoints.filter((one) => one.access !== "public");
const gated = closed.filter((one) => one.beforeGates !== true);
const shuts = (one: AnyEndpoint) => !one.beforeGates || one.errors?.includes("account_blocked");

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

  it("says what it changes when it is no GET, or why nothing", () => {
    expect(writing.filter((one) => one.changes === undefined).map((one) => one.id)).toEqual([]);
    const hasReason = (one: AnyEndpoint): boolean => (one.changesNothing ?? "").endsWith(".");
    const quiet = writing.filter((one) => one.changes?.length === 0);
    expect(quiet.filter((one) => !hasReason(one)).map((one) => one.id)).toEqual([]);
    const odd = endpoints.filter((one) => hasReason(one) && one.changes?.length !== 0);
    expect(odd.map((one) => one.id)).toEqual([]);
    const reads = endpoints.filter((one) => one.method === "GET" && one.changes !== undefined);
    expect(reads.map((one) => one.id)).toEqual([]);
  });

  it("asks for a plan's feature or a role's capability only of members", () => {
    const odd = endpoints.filter(
      (one) => one.access !== "member" && (one.feature ?? one.capability) !== undefined,
    );
    expect(odd.map((one) => one.id)).toEqual([]);
  });

  it("stands in the OpenAPI document with who may call it", async () => {
    const { body } = await test.stranger().get("/api/openapi.json");
    for (const { path, method, id, access } of endpoints) {
      const operation = { operationId: id, "x-access": access };
      expect(body).toMatchObject({ paths: { [path]: { [method.toLowerCase()]: operation } } });
    }
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
    for (const type of ["text/csv", "multipart/form-data; boundary=b"])
      expect(
        await strayed(list, (one) => sendText(one, "a=1", type), "415 unsupported_media_type"),
      ).toEqual([]);
    const long = (one: AnyEndpoint): string => `"${"x".repeat(bodyLimitOf(one))}"`;
    expect(
      await strayed(list, (one) => sendText(one, long(one), json), "413 body_too_large"),
    ).toEqual([]);
  });

  it("whose body an outside service signs refuses every other body with 401, before it is read", async () => {
    const signed = endpoints.filter((one) => one.signed);
    expect(signed.length).toBeGreaterThan(0);
    const bodies = ["", '{"a":', "a=1", JSON.stringify({ strange: 1 })];
    for (const body of bodies) {
      for (const type of ["application/json", "text/csv"]) {
        const ask = (one: AnyEndpoint): Promise<Answer> =>
          send(baker, one, { body, headers: { "content-type": type } });
        expect(await strayed(signed, ask, "401 bad_signature")).toEqual([]);
      }
    }
    const long = (one: AnyEndpoint): string => "x".repeat(bodyLimitOf(one) + 1);
    const headers = { "content-type": "application/json" };
    const ask = (one: AnyEndpoint): Promise<Answer> =>
      send(baker, one, { body: long(one), headers });
    expect(await strayed(signed, ask, "413 body_too_large")).toEqual([]);
  });

  it("of strangers takes a few kilobytes at most, but for the forms of menu and contact and for pictures", () => {
    const open = endpoints.filter(
      (one) => one.access === "public" && one.method !== "GET" && !one.signed,
    );
    const large = open.filter((one) => bodyLimitOf(one) > 11_000);
    expect(large.map((one) => one.id)).toEqual([
      "orderRequests.uploadPicture",
      "orderRequests.ask",
      "contact.send",
    ]);
    expect(large.slice(1).filter((one) => bodyLimitOf(one) > 26_000)).toEqual([]);
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
    for (const name of ["marzipan_access", "marzipan_refresh", "marzipan_expiry"]) {
      expect([...baker.cookies.keys()]).toContain(name);
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
    const from = (caller: Caller) => (one: AnyEndpoint) => send(caller, one);
    expect(await strayed(closed.filter(shuts), from(blocked), "403 account_blocked")).toEqual([]);
    expect(await strayed(gated, from(unverified), "403 email_unverified")).toEqual([]);
    expect(await strayed(gated, from(unapproved), "403 account_unapproved")).toEqual([]);
    const open = closed.filter((one) => !shuts(one) && one.replyType !== "stream");
    expect(await strayed(open, from(blocked), "200")).toEqual([]);
  });

  it("of administrators refuses members, and of a plan's feature lower plans", async () => {
    const basic = await test.member({ plan: "basic" });
    const refusals: string[] = [];
    for (const one of closed) {
      const { access, feature } = one;
      if (access !== "admin" && feature === undefined) continue;
      const isOpen = feature !== undefined && hasFeature("basic", feature);
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

describe("every endpoint of members", () => {
  const ofMembers = endpoints.filter(
    (one) => one.access === "member" && one.replyType !== "stream",
  );
  const lacks = ({ capability }: AnyEndpoint, role: "owner" | "staff"): boolean =>
    capability !== undefined && !mayRole(role, capability);

  it("refuses the staff what their role may not, and nothing else", async () => {
    const owner = await test.member();
    const staff = await makeStaff(test, owner);
    const closedToStaff = ofMembers.filter((one) => lacks(one, "staff"));
    expect(await strayed(closedToStaff, (one) => send(staff, one), "403 role_too_low")).toEqual([]);
    const refused: string[] = [];
    for (const one of ofMembers.filter((open) => !lacks(open, "staff"))) {
      const { status, body } = await send(staff, one);
      const code = body?.error?.code;
      if (status === 401 || code === "role_too_low") refused.push(`${one.id}: ${status} ${code}`);
    }
    expect(refused).toEqual([]);
  });

  it("refuses the owner nothing for the role, and the staff the role before the plan", async () => {
    const owner = await test.member({ plan: "basic" });
    const staff = await makeStaff(test, owner);
    expect(ofMembers.filter((one) => lacks(one, "owner"))).toEqual([]);
    const both = ofMembers.filter((one) => lacks(one, "staff") && one.feature !== undefined);
    expect(await strayed(both, (one) => send(staff, one), "403 role_too_low")).toEqual([]);
    expect(await strayed(both, (one) => send(owner, one), "403 plan_too_low")).toEqual([]);
  });
});

describe("every endpoint of administrators", () => {
  const ofAdmins = endpoints.filter((one) => one.access === "admin");

  it("answers an administrator", async () => {
    const admin = await test.member({ isAdmin: true });
    const ask = async (one: AnyEndpoint): Promise<Answer> => {
      const { user } = (await (await test.member({ isApproved: false })).get("/api/me")).body;
      return await send(admin, one, { params: { id: user.id } });
    };
    expect(await strayed(ofAdmins, ask, "200")).toEqual([]);
  });

  it("does not know an account that is not there", async () => {
    const admin = await test.member({ isAdmin: true });
    const byId = ofAdmins.filter((one) => one.path.includes("{id}"));
    expect(await strayed(byId, (one) => send(admin, one), "404 not_found")).toEqual([]);
  });
});

describe("the binder", () => {
  const reply = z.object({ ok: z.literal(true) });
  const common = { method: "GET", summary: "A call of this test.", reply } as const;
  const ofFeature = endpoint({
    ...common,
    id: "test.feature",
    path: "/feature",
    access: "member",
    feature: "receipt_ocr",
  });
  const ofAdmin = endpoint({ ...common, id: "test.admin", path: "/admin", access: "admin" });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    answerErrors(app, test.deps.log);
    await app.register(cookie);
    const nothing = { text: "select 1 as one", values: [] };
    binder(app, test.deps)(ofFeature)(async ({ read }) => {
      await read(() => nothing);
      return { ok: true as const };
    });
    binder(app, test.deps)(ofAdmin)(({ transact }) =>
      transact(async () => ({ ok: true as const })),
    );
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
      binder(fresh, test.deps)(ofAdmin)(async () => ({ ok: true as const }));
    bindOnce();
    expect(bindOnce).toThrow("already declared");
  });
});

function callerWith(cookies: [string, string][], app: FastifyInstance = test.app): Caller {
  return createCaller(app, new Map(cookies));
}
