import { useEffect, useRef, useState } from "react";
import { useUrlParams } from "./use-url-params.ts";

const pauseMs = 250;

/**
 * Returns the text of a search field and its setter; debounced, it becomes `q` in the page's query,
 * where the list reads it. A change of the URL from elsewhere replaces the text.
 */
export function useTypedSearch(): [typed: string, setTyped: (typed: string) => void] {
  const [{ q = "" }, change] = useUrlParams();
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);

  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change({ q: wanted });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, change]);

  return [typed, setTyped];
}
