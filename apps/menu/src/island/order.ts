import { lineTotalMinor } from "@marzipan/domain/money";
import type { MoneyStyle } from "@marzipan/phrases/money-style";
import { useLayoutEffect, useState } from "react";
import type { IslandData, IslandItem } from "../menu/island-data.ts";
import { keep, readKept } from "./keep.ts";
import { addStep, isPossible, takeStep } from "./quantity.rules.ts";

/** One line of the cart. */
export interface CartLine {
  item: IslandItem;
  quantity: number;
  totalMinor: number;
}

/** A request that was sent from this browser. */
export interface SentRequest {
  number: number;
  statusUrl: string;
  whatsappUrl: string | null;
  /** It arrived before what was changed in it: its answer had been lost. */
  isUnchanged?: boolean;
}

/** The customer's order while it is put together; kept over a reload. */
export interface Order {
  data: IslandData;
  quantityOf: (id: string) => number;
  more: (id: string) => void;
  less: (id: string) => void;
  lines: () => CartLine[];
  totalMinor: () => number;
  isFromTotal: () => boolean;
  /** Whether something of the stored cart can no longer be ordered and was left out. */
  hasLost: () => boolean;
  /** Applies the current menu; returns whether something in the cart is gone or has changed. */
  renew: (items: readonly IslandItem[]) => boolean;
  sent: () => SentRequest | null;
  /** Empties the cart after sending. */
  finish: (sent: SentRequest) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Opens the order of a menu with what was kept of it. */
export function openOrder(data: IslandData): Order {
  const name = `cart.${data.slug}`;
  const sentName = `sent.${data.slug}`;
  let items = data.items;
  let quantities: Record<string, number> = {};
  let lastSent = readKept<SentRequest>(sentName);
  const listeners = new Set<() => void>();
  const itemOf = (id: string): IslandItem | undefined => items.find((item) => item.id === id);

  function onlyPossible(kept: Readonly<Record<string, number>>): Record<string, number> {
    const entries = Object.entries(kept).filter(([id, quantity]) => {
      const item = itemOf(id);
      return item !== undefined && isPossible(item, quantity);
    });
    return Object.fromEntries(entries);
  }

  function tell(): void {
    keep(name, Object.keys(quantities).length === 0 ? null : quantities);
    for (const listener of listeners) listener();
  }

  function change(id: string, next: (item: IslandItem, quantity: number) => number): void {
    const item = itemOf(id);
    if (!item) return;
    const quantity = next(item, quantities[id] ?? 0);
    const { [id]: _before, ...others } = quantities;
    quantities = quantity === 0 ? others : { ...quantities, [id]: quantity };
    tell();
  }

  function lines(): CartLine[] {
    return items.flatMap((item) => {
      const quantity = quantities[item.id] ?? 0;
      if (quantity === 0) return [];
      return [{ item, quantity, totalMinor: lineTotalMinor(quantity, item.priceMinor) }];
    });
  }

  let hasLost = false;
  const readAgain = (): void => {
    const kept = readKept<Record<string, number>>(name) ?? {};
    quantities = onlyPossible(kept);
    hasLost = Object.keys(quantities).length < Object.keys(kept).length;
    lastSent = readKept<SentRequest>(sentName);
    for (const listener of listeners) listener();
  };
  readAgain();
  addEventListener("storage", readAgain);

  return {
    data,
    quantityOf: (id) => quantities[id] ?? 0,
    more: (id) => change(id, addStep),
    less: (id) => change(id, takeStep),
    lines,
    totalMinor: () => lines().reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    isFromTotal: () => lines().some(({ item }) => item.isFromPrice),
    hasLost: () => hasLost,
    renew: (fresh) => {
      items = fresh;
      const possible = onlyPossible(quantities);
      const isLess = Object.keys(possible).length < Object.keys(quantities).length;
      quantities = possible;
      tell();
      return isLess;
    },
    sent: () => lastSent,
    finish: (sent) => {
      lastSent = sent;
      quantities = {};
      keep(sentName, sent);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Draws a component again whenever the order changes, from the moment that it stands: effects would begin a frame later. */
export function useOrder(order: Order): void {
  const [, setCount] = useState(0);
  useLayoutEffect(() => order.subscribe(() => setCount((count) => count + 1)), [order]);
}

/** Writes a quantity with at most 3 decimals as the page's language writes it. */
export function writeQuantity({ decimal }: MoneyStyle, quantity: number): string {
  return String(quantity).replace(".", decimal);
}
