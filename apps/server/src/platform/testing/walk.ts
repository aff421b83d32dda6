import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { expect } from "vitest";
import { sampleOf } from "./sample-input.ts";
import type { Answer, Caller } from "./test-caller.ts";

/** What of a call is other than its smallest valid one. */
export interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends an endpoint's smallest valid call, changed as asked. */
export async function send(caller: Caller, one: AnyEndpoint, sent: Sent = {}): Promise<Answer> {
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

/** Returns the endpoints, by id, whose answer is another than the expected one. */
export async function strayed(
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
