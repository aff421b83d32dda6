import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { lastErrorOf } from "./query-client.ts";

/** After so many failures in a row a query says that it failed, though it is still asked again. */
const failuresUntilSaid = 2;

interface Waiting {
  isPending: boolean;
  failureCount: number;
  failureReason: Error | null;
  errorUpdateCount: number;
}

/**
 * Returns a query's result; one that waits for its first answer although asking has failed twice,
 * or failed altogether before, as the failure that it is. It is still being fetched, and becomes
 * what it asks for once that comes: so a page shows its failed face within a second, and recovers
 * itself.
 */
export function sayEarly<Result extends Waiting>(
  result: Result,
  client: QueryClient,
  queryKey: QueryKey,
): Result {
  if (!result.isPending) return result;
  if (result.failureCount < failuresUntilSaid && result.errorUpdateCount === 0) return result;
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const error = result.failureReason ?? (query && lastErrorOf(query));
  if (!error) return result;
  return {
    ...result,
    status: "error",
    error,
    isPending: false,
    isLoading: false,
    isError: true,
    isLoadingError: true,
  };
}
