import { getDocument } from "@marzipan/contract/files";
import { useEffect, useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import type { DocumentView } from "./expenses.types.ts";

/** A document whose links open. */
export interface FreshDocument {
  /** `null` while fresh links are being loaded. */
  file: DocumentView | null;
  /** Why no fresh links came. */
  error: Error | null;
  /** Asks for fresh links, such as when a picture did not load. */
  renew: () => void;
}

/**
 * The least time between two requests, in milliseconds, so that a wrong clock on the device causes
 * no loop.
 */
const shortestMs = 60_000;

function msLeft({ linksEndAt }: DocumentView): number {
  const left = Date.parse(linksEndAt) - Date.now();
  return Number.isNaN(left) ? 0 : left;
}

/** Returns a document with links that open: when those at hand run out, fresh ones are asked for. */
export function useFreshDocument(known: DocumentView): FreshDocument {
  const [asks, setAsks] = useState(() => msLeft(known) <= 0);
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    getDocument,
    { params: { id: known.id } },
    {
      enabled: asks,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data ? Math.max(msLeft(state.data), shortestMs) : false,
    },
  );
  useEffect(() => {
    const timer = setTimeout(() => setAsks(true), Math.max(msLeft(known), 0));
    return () => clearTimeout(timer);
  }, [known]);
  const fresh = isFetchedAfterMount ? data : undefined;
  return {
    file: asks ? (fresh ?? null) : known,
    error: asks && !fresh ? error : null,
    renew: () => (asks ? void refetch() : setAsks(true)),
  };
}
