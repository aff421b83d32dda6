import type { AnyEndpoint, ReplyOf } from "@marzipan/contract/endpoint";
import { send } from "./call.ts";
import type { CallInput, LooseInput } from "./call.ts";
import { freshMsOf } from "./query-client.ts";

/** The input of a call that is asked, without what only sending needs. */
export type AskInput<E extends AnyEndpoint> = Omit<CallInput<E>, "idempotencyKey" | "signal">;

/** The key under which an endpoint's answer is kept. */
export function keyOf(endpoint: AnyEndpoint, input: unknown = {}): readonly unknown[] {
  return [endpoint.id, input];
}

/** The query of a call: its key, how it is asked, how long it is fresh. For the router's loaders too. */
export function queryOf<E extends AnyEndpoint>(endpoint: E, input?: AskInput<E>) {
  return {
    queryKey: keyOf(endpoint, input ?? {}),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await send(endpoint, { ...(input as LooseInput | undefined), signal })) as ReplyOf<E>,
    staleTime: freshMsOf(endpoint.id),
  };
}
