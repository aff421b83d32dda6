import type { QueryClient, UseMutationOptions } from "@tanstack/react-query";
import type { AnyEndpoint, ReplyOf } from "@marzipan/contract/endpoint";
import { useCallback, useRef, useState } from "react";
import { isWorthRetrying } from "./api-error.ts";
import { send } from "./call.ts";
import type { CallInput, LooseInput } from "./call.ts";
import { pageOwner } from "../owner/page-owner.ts";
import { refresh } from "./topics.ts";

/** What happens when an act ends. */
export interface ActEnds<E extends AnyEndpoint> {
  onSuccess?: (reply: ReplyOf<E>, input: CallInput<E>) => void;
  onError?: (error: Error, input: CallInput<E>) => void;
}

/** What one run of an act sends, for whom, under which key. */
export interface Attempt {
  input: LooseInput;
  idempotencyKey: string;
  owner: string | null;
}

/** What is remembered of an act's last run: the key of an input whose failure may have reached the server. */
export interface LostInput {
  keep: (lost: { input: LooseInput; idempotencyKey: string } | null) => void;
  keyOf: (input: LooseInput) => string | undefined;
}

/** Makes the memory of one act. */
export function makeLostInput(): LostInput {
  let lost: { text: string; idempotencyKey: string } | null = null;
  return {
    keep: (failed) => {
      lost = failed && {
        text: JSON.stringify(failed.input),
        idempotencyKey: failed.idempotencyKey,
      };
    },
    keyOf: (input) => (lost?.text === JSON.stringify(input) ? lost.idempotencyKey : undefined),
  };
}

/** The settings of a mutation by an endpoint. */
export type ActSettings<E extends AnyEndpoint> = UseMutationOptions<ReplyOf<E>, Error, Attempt>;

/**
 * Returns the settings of an act: how it is sent, what it refetches and what it remembers of a failure. A public act,
 * such as signing in, belongs to no one's data, so it is sent for the page's present owner: its form may have opened
 * while the account before was still signing out. With `leavesPage` nothing is refetched after success.
 */
export function settingsOf<E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  lost: LostInput,
  { onSuccess, onError }: ActEnds<E>,
  leavesPage = false,
): ActSettings<E> {
  const { access, changes = [] } = endpoint;
  return {
    mutationKey: [endpoint.id],
    mutationFn: async ({ input, idempotencyKey, owner }) =>
      (await send(endpoint, {
        ...input,
        idempotencyKey,
        owner: access === "public" ? undefined : owner,
        refreshesItself: true,
      })) as ReplyOf<E>,
    onSuccess: (reply, { input }) => {
      lost.keep(null);
      if (!leavesPage) void refresh(client, changes);
      onSuccess?.(reply, input as CallInput<E>);
    },
    onError: (error, { input, idempotencyKey }) => {
      const isUnknown = isWorthRetrying(error);
      lost.keep(isUnknown ? { input, idempotencyKey } : null);
      if (isUnknown) void refresh(client, changes);
      onError?.(error, input as CallInput<E>);
    },
  };
}

/** Sends an attempt, and tells how it ended. */
export type RunAttempt<E extends AnyEndpoint> = (
  attempt: Attempt,
  ends: { onSuccess: (reply: ReplyOf<E>) => void; onError: (error: Error) => void },
) => Promise<ReplyOf<E>>;

/** Returns the function that runs an act: the same input again while it runs gets the first run's reply. */
export function useActRun<E extends AnyEndpoint>(
  run: RunAttempt<E>,
  lost: LostInput,
): (input: CallInput<E>, ends?: ActEnds<E>) => Promise<ReplyOf<E>> {
  // The owner at mount: an act begun on one account's page is never sent under another.
  const [owner] = useState(pageOwner);
  const running = useRef<{ text: string; reply: Promise<ReplyOf<E>> } | null>(null);
  return useCallback(
    (input: CallInput<E>, ends: ActEnds<E> = {}): Promise<ReplyOf<E>> => {
      const text = JSON.stringify(input);
      if (running.current?.text === text) return running.current.reply;
      const { idempotencyKey, ...rest } = input as LooseInput;
      const attempt = {
        input: rest,
        idempotencyKey: idempotencyKey ?? lost.keyOf(rest) ?? crypto.randomUUID(),
        owner: owner ?? pageOwner(),
      };
      const reply = run(attempt, {
        onSuccess: (answer) => ends.onSuccess?.(answer, input),
        onError: (error) => ends.onError?.(error, input),
      });
      running.current = { text, reply };
      const end = (): void => {
        if (running.current?.reply === reply) running.current = null;
      };
      reply.then(end, end);
      return reply;
    },
    [run, owner, lost],
  );
}
