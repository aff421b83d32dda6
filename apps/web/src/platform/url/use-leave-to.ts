import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/**
 * Returns the function that leaves a form for a page once its work is done. Whoever opened the form from that page
 * goes back to it, with its place and filters, so that the browser's Back then leads on; for others the page takes the
 * form's place.
 */
export function useLeaveTo(): (href: string) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    async (href) => {
      if (isBefore(href)) router.history.back({ ignoreBlocker: true });
      else await navigate({ href, replace: true });
    },
    [navigate, router],
  );
}

/** Whether the page before this one is the page of an address; unknown, so no, where the browser does not tell. */
function isBefore(href: string): boolean {
  if (!("navigation" in window)) return false;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  const was = new URL(before);
  const wanted = new URL(href, window.location.origin);
  return (
    was.pathname === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => was.searchParams.get(name) === value)
  );
}
