import { useCallback, useState } from "react";
import type { RequestView } from "./requests.types.ts";
import type { OnAnswered } from "./use-answering.ts";

/** How many of the latest answers stay in sight. */
const mostShown = 3;

/** Remembers what was answered on this page, the latest first, so that the customer can be told. */
export function useAnswered(): [readonly RequestView[], OnAnswered] {
  const [answered, setAnswered] = useState<readonly RequestView[]>([]);
  const add = useCallback<OnAnswered>((request) => {
    setAnswered((now) =>
      [request, ...now.filter(({ id }) => id !== request.id)].slice(0, mostShown),
    );
  }, []);
  return [answered, add];
}
