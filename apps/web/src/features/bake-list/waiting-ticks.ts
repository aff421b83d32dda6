import { draftKey } from "../../platform/kept/kept-drafts.ts";
import { keep, readKept } from "../../platform/storage.ts";

/** A tick made without a network, which this device keeps until the server has it. */
export interface WaitingTick {
  from: string;
  to: string;
  key: string;
  made: number;
}

/** The event on the window when the waiting ticks have changed. */
export const ticksChanged = "marzipan.ticks";

/** How many ticks wait at most; older ones are dropped. */
const mostWaiting = 500;

const keyOf = (accountId: string): string => draftKey(accountId, "bake-list.ticks");

/** Returns the waiting ticks of an account as stored text; `null` when none waits. */
export function readTicksText(accountId: string): string | null {
  return readKept(keyOf(accountId));
}

/** Reads stored ticks; a text that is damaged counts as none. */
export function parseTicks(text: string | null): WaitingTick[] {
  try {
    const ticks: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ticks) ? ticks.filter(isTick) : [];
  } catch {
    return [];
  }
}

function isTick(value: unknown): value is WaitingTick {
  const { from, to, key, made } = (value ?? {}) as Record<string, unknown>;
  return [from, to, key].every((text) => typeof text === "string") && typeof made === "number";
}

/** Returns whether two ticks are of the same item on the same days. */
export function isSameTick(one: Omit<WaitingTick, "made">, other: WaitingTick): boolean {
  return one.key === other.key && one.from === other.from && one.to === other.to;
}

/** Keeps a tick until it is sent; it replaces an earlier one of the same item and days. */
export function keepTick(accountId: string, tick: WaitingTick): void {
  const others = parseTicks(readTicksText(accountId)).filter((one) => !isSameTick(one, tick));
  store(accountId, [...others, tick].slice(-mostWaiting));
}

/** Forgets a waiting tick that was sent, unless it has been changed meanwhile. */
export function dropTick(accountId: string, tick: WaitingTick): void {
  const waiting = parseTicks(readTicksText(accountId));
  store(
    accountId,
    waiting.filter((one) => !isSameTick(one, tick) || one.made !== tick.made),
  );
}

function store(accountId: string, ticks: readonly WaitingTick[]): void {
  keep(keyOf(accountId), ticks.length === 0 ? null : JSON.stringify(ticks));
  dispatchEvent(new Event(ticksChanged));
}
