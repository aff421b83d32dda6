import { useMatch, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

/** What stands in the page's query, each value as plain text. */
export type UrlParams = Readonly<Record<string, string | undefined>>;

/** Reads a query string: plain texts, the last of a repeated name. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes a query string: what is undefined, null or an empty text is left out. */
export function writeSearch(
  search: Readonly<Record<string, string | number | boolean | null | undefined>>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** A path without the slash that may end it. */
const bare = (path: string): string => path.replace(/\/+$/, "");

/**
 * Returns the page's own query (not the next page's during a navigation) and the function that
 * changes it, so that a list's state is in the URL. `null` or `""` removes a name; `isStep` adds a
 * step to the history. After a navigation to another page has begun, changes are ignored, so that a
 * debounced search does not end up on the next page.
 */
export function useUrlParams(): [
  UrlParams,
  (changes: Readonly<Record<string, string | null | undefined>>, isStep?: boolean) => void,
] {
  const navigate = useNavigate();
  const router = useRouter();
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const params = useSearch({ strict: false }) as UrlParams;
  const change = useCallback(
    (changes: Readonly<Record<string, string | null | undefined>>, isStep = false) => {
      if (bare(router.latestLocation.pathname) !== bare(path)) return;
      const search = (now: Record<string, unknown>) => ({ ...now, ...changes });
      void navigate({ to: ".", search: search as never, replace: !isStep, resetScroll: false });
    },
    [navigate, router, path],
  );
  return [params, change];
}
