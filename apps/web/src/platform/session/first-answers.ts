import type { QueryClient } from "@tanstack/react-query";
import { meKey } from "./load-me.ts";
import type { Me } from "./me.tsx";
import { isOthers } from "../owner/page-owner.ts";

/** An answer with the key under which it is kept. */
type Answer = readonly [key: readonly unknown[], reply: unknown];

/**
 * Takes the answers that the server sent along with the page, and returns the profile; `null` where none came. They count as asked just now. Where someone else has signed in or out in this browser since the page was
 * asked for, they are dropped and the page asks for itself.
 */
export function takeFirstAnswers(client: QueryClient): Me["user"] | null {
  const place = document.getElementById("first-answers");
  const answers = JSON.parse(place?.textContent ?? "[]") as readonly Answer[];
  place?.remove();
  const me = answers.find(([key]) => key[0] === meKey[0])?.[1] as Me | undefined;
  if (me === undefined || isOthers(me.user.id)) return null;
  for (const [key, reply] of answers) client.setQueryData(key, reply);
  return me.user;
}
