import { getBakeList, tickBakeItem } from "@marzipan/contract/bake-list";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { isWorthRetrying } from "../../platform/api/api-error.ts";
import { awaitServer, pauseMs } from "../../platform/api/await-server.ts";
import { call } from "../../platform/api/call.ts";
import { useAct } from "../../platform/api/queries.ts";
import { keyOf } from "../../platform/api/query-of.ts";
import { refresh } from "../../platform/api/topics.ts";
import { useMe } from "../../platform/session/me.tsx";
import type { BakeListReply } from "./bake-list.types.ts";
import type { BakeRow } from "./bake-items.rules.ts";
import {
  dropTick,
  isSameTick,
  keepTick,
  parseTicks,
  readTicksText,
  ticksChanged,
} from "./waiting-ticks.ts";
import type { WaitingTick } from "./waiting-ticks.ts";

function listen(listener: () => void): () => void {
  addEventListener(ticksChanged, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(ticksChanged, listener);
    removeEventListener("storage", listener);
  };
}

/** Returns the ticks of this account that wait for a network, on every tab of the browser. */
function useWaitingTicks(): WaitingTick[] {
  const { id } = useMe().user;
  const read = useCallback(() => readTicksText(id), [id]);
  const text = useSyncExternalStore(listen, read, () => null);
  return useMemo(() => parseTicks(text), [text]);
}

/** Returns a list with the ticks that wait for a network counted as made. */
export function useWithWaiting(list: BakeListReply | undefined): BakeListReply | undefined {
  const waiting = useWaitingTicks();
  return useMemo(() => {
    if (list === undefined || waiting.length === 0) return list;
    const { from, to } = list;
    const madeOf = (item: BakeRow): number =>
      waiting.find((tick) => isSameTick({ from, to, key: item.key }, tick))?.made ?? item.made;
    return { ...list, items: list.items.map((item) => ({ ...item, made: madeOf(item) })) };
  }, [list, waiting]);
}

/** An item's tick: what to show of the item, and how to change how much of it is made. */
export interface Tick {
  /** The item with what is being sent counted as made. */
  shown: BakeRow;
  isWaiting: boolean;
  isPending: boolean;
  error: Error | null;
  setMade: (made: number) => void;
}

/**
 * Ticks a quantity as made and writes it into the cached list at once, so that the row does not
 * jump back until the list is refetched. A tick that does not reach the server waits on the device.
 */
export function useTick(item: BakeRow, from: string, to: string): Tick {
  const client = useQueryClient();
  const { id: accountId } = useMe().user;
  const waiting = useWaitingTicks().find((tick) => isSameTick({ from, to, key: item.key }, tick));
  const act = useAct(tickBakeItem, {
    onSuccess: (_, { body: { made } }) => {
      client.setQueryData<BakeListReply>(keyOf(getBakeList, { query: { from, to } }), (list) =>
        list === undefined
          ? list
          : {
              ...list,
              items: list.items.map((one) => (one.key === item.key ? { ...one, made } : one)),
            },
      );
    },
    onError: (error, { body: { made } }) => {
      if (isWorthRetrying(error)) keepTick(accountId, { from, to, key: item.key, made });
    },
  });
  const sent = act.isPending ? act.variables?.body.made : undefined;
  return {
    shown: sent === undefined ? item : { ...item, made: sent },
    isWaiting: waiting !== undefined,
    isPending: act.isPending,
    error: waiting ? null : act.error,
    setMade: (count) => {
      const tick = { from, to, key: item.key, made: count };
      if (waiting) keepTick(accountId, tick);
      else act.mutate({ body: tick });
    },
  };
}

/** Sends the ticks that wait once the server answers, in their order, and asks for the list again. */
export function useSendTicks(): void {
  const client = useQueryClient();
  const { id: accountId } = useMe().user;
  const hasWaiting = useWaitingTicks().length > 0;
  useEffect(() => {
    if (!hasWaiting) return undefined;
    let rounds = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    const begin = (): void => {
      stop = awaitServer(() => void send());
    };
    const send = async (): Promise<void> => {
      const isSent = await sendTicks(accountId);
      void refresh(client, tickBakeItem.changes ?? []);
      if (!isSent) timer = setTimeout(begin, pauseMs(rounds));
      rounds += 1;
    };
    begin();
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [hasWaiting, accountId, client]);
}

/** Sends what waits; returns `false` when the server is away again. A tick that it refuses is dropped. */
async function sendTicks(accountId: string): Promise<boolean> {
  for (const tick of parseTicks(readTicksText(accountId))) {
    try {
      await call(tickBakeItem, { body: tick });
    } catch (error) {
      if (isWorthRetrying(error)) return false;
    }
    dropTick(accountId, tick);
  }
  return true;
}
