import { useEffect, useRef, useState } from "react";
import { useUrlParams } from "./use-url-params.ts";

const pauseMs = 250;

/**
 * Answers what is typed into a search and how to change it; after a short pause it stands as `q` in
 * the page's query, where the list reads it. A change of the address from elsewhere is taken over.
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
