import { setTimeout as sleep } from "node:timers/promises";
import type { ProviderNotice } from "@marzipan/contract/billing-webhooks";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";

type Notice = z.output<typeof ProviderNotice>;

interface Waiting {
  notice: Notice;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/** As many are kept by one statement. */
const mostAtOnce = 100;
/** For so long notices are gathered while more of them are on their way. */
const gatherMs = 200;
/** As many may wait; the provider sends what was refused again. */
const mostWaiting = 5000;

/**
 * Gathers notices while a statement is under way, and a moment longer where more are on their way, and keeps them by the
 * next: a thousand at once take one connection and a few statements. Returns a function that takes a notice and says
 * whether it was new once it is kept.
 */
export function batchNotices(
  keep: (notices: readonly Notice[]) => Promise<Set<string>>,
  areMoreComing: () => boolean,
): (notice: Notice) => Promise<boolean> {
  const waiting: Waiting[] = [];
  let isKeeping = false;

  async function keepNext(): Promise<void> {
    const batch = waiting.splice(0, mostAtOnce);
    try {
      const fresh = await keep(batch.map(({ notice }) => notice));
      for (const { notice, resolve } of batch) resolve(fresh.delete(notice.event_id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function keepAll(): Promise<void> {
    isKeeping = true;
    while (waiting.length > 0) {
      if (areMoreComing() && waiting.length < mostAtOnce) await sleep(gatherMs);
      await keepNext();
    }
    isKeeping = false;
  }

  return (notice) => {
    if (waiting.length >= mostWaiting) throw new AppError("unavailable");
    return new Promise((resolve, reject) => {
      waiting.push({ notice, resolve, reject });
      if (!isKeeping) void keepAll();
    });
  };
}
