import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sayEarly } from "../api/early-failure.ts";

/** A part of a page that is loaded after it: there, on its way, or failed with a way to ask again. */
export interface LaterPart<Part> {
  part: Part | undefined;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Loads a part of a page after the page has rendered, once for all visits; `name` identifies the
 * part. Unlike `React.lazy` a failure leaves the rest of the page in place and offers a retry.
 */
export function usePart<Part>(name: string, load: () => Promise<Part>): LaterPart<Part> {
  const client = useQueryClient();
  const queryKey = ["part", name];
  const asked = useQuery({
    queryKey,
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const query = sayEarly(asked, client, queryKey);
  return {
    part: query.data,
    isFailed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
  };
}
