import { useSyncExternalStore } from "react";

// Under this width pages are drawn for one thumb (design.md: phone first).
const query = "(max-width: 767.98px)";

function listen(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Answers whether the window is as narrow as a phone, under 768 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
