import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Where the focus stays after a navigation: the page placed it there itself, or a sheet holds it. */
const kept = "#main *, [role=dialog], [role=dialog] *, [role=alertdialog] *";

/**
 * Puts the focus on the content once another page stands, so that the next Tab is its first control and no longer the
 * whole side bar, and a screen reader is where something changed.
 */
export function useFocusContent(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        if (document.activeElement?.matches(kept)) return;
        document.getElementById("main")?.focus({ preventScroll: true });
      }),
    [router],
  );
}
