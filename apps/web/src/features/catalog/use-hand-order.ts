import { reorderCatalogItems } from "@marzipan/contract/catalog";
import { reorderCatalogSections } from "@marzipan/contract/catalog-sections";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../platform/api/call.ts";
import { refresh } from "../../platform/api/topics.ts";
import { keyOfSection, noHandOrder } from "./menu-groups.rules.ts";
import type { HandOrder } from "./menu-groups.rules.ts";

/** Ordering the menu by hand: what stands before the server has it, and how to change it. */
export interface HandOrdering {
  hand: HandOrder;
  error: Error | null;
  arrangeItems: (sectionId: string | null, ids: readonly string[]) => void;
  arrangeSections: (ids: readonly string[]) => void;
}

/**
 * Reorders items and sections optimistically. Requests are sent one after the other, so that quick
 * presses arrive in their order; when one fails the stored order is shown again.
 */
export function useHandOrder(): HandOrdering {
  const client = useQueryClient();
  const [hand, setHand] = useState<HandOrder>(noHandOrder);
  const [error, setError] = useState<Error | null>(null);
  const waiting = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = (act: () => Promise<unknown>): void => {
    waiting.current += 1;
    setError(null);
    last.current = last.current.then(act).then(
      () => settle(null),
      (problem: unknown) => settle(problem instanceof Error ? problem : new Error("not ordered")),
    );
  };
  const settle = async (problem: Error | null): Promise<void> => {
    waiting.current -= 1;
    if (problem) setError(problem);
    if (waiting.current > 0 && !problem) return;
    await refresh(client, reorderCatalogItems.changes ?? []);
    if (waiting.current === 0) setHand(noHandOrder);
  };
  return {
    hand,
    error,
    arrangeItems: (sectionId, ids) => {
      setHand((now) => ({ ...now, items: { ...now.items, [keyOfSection(sectionId)]: ids } }));
      send(() =>
        call(reorderCatalogItems, { body: { sectionId, ids: [...ids] }, refreshesItself: true }),
      );
    },
    arrangeSections: (ids) => {
      setHand((now) => ({ ...now, sections: ids }));
      send(() => call(reorderCatalogSections, { body: { ids: [...ids] }, refreshesItself: true }));
    },
  };
}
