import { useQuery } from "@tanstack/react-query";

/** A part of a page that is loaded after it: there, on its way, or failed with a way to ask again. */
export interface LaterPart<Part> {
  part: Part | undefined;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Loads a part of a page as soon as the page itself stands, once for all visits; `name` is the part's own.
 * Unlike a lazy component it leaves the page as it is where the part does not arrive.
 */
export function usePart<Part>(name: string, load: () => Promise<Part>): LaterPart<Part> {
  const query = useQuery({
    queryKey: ["part", name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return {
    part: query.data,
    isFailed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
  };
}
