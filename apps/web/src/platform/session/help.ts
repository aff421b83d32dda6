import { pages } from "@marzipan/contract/paths";
import { useSyncExternalStore } from "react";
import { whenForgotten } from "../owner/forgetting.ts";

/** The page whose help is open: its path as the articles name it, and its name. */
export interface HelpOfPage {
  page: string;
  name: string;
}

const listeners = new Set<() => void>();
let shown: HelpOfPage | null = null;

function change(next: HelpOfPage | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens the help of a page beside it. */
export function openHelp(of: HelpOfPage): void {
  change(of);
}

/** Closes the help. */
export function closeHelp(): void {
  change(null);
}

whenForgotten(closeHelp);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page whose help is open, `null` while none is. */
export function useShownHelp(): HelpOfPage | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
}

/** The app's pages that articles belong to; what lies under one of them is helped by the same. */
const helpedPages: readonly string[] = [
  pages.menuOrdering,
  pages.dashboard,
  pages.orders,
  pages.orderRequests,
  pages.bakeList,
  pages.tasks,
  pages.clients,
  pages.products,
  pages.imports,
  pages.menu,
  pages.payments,
  pages.expenses,
  pages.receipts,
  pages.analytics,
  pages.reports,
  pages.settings,
].map(({ path }) => path);

/** Returns the page whose articles help at an address, `null` where there are none. */
export function helpPageAt(pathname: string): string | null {
  return helpedPages.find((page) => pathname === page || pathname.startsWith(`${page}/`)) ?? null;
}
