import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { allSamples } from "./load-samples.ts";
import type { Makers } from "./samples.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/** Returns what an endpoint's path is about: its first word. */
export const kindOf = (one: AnyEndpoint): string => one.path.split("/")[2] ?? "";

/** Returns the makers of the things of a business. */
export function makersOf(test: TestApp): Makers {
  const makers: Makers = {};
  return Object.assign(makers, ...allSamples.map(({ things }) => things?.(test))) as Makers;
}

/** The sample's ids are no one's: returns a body with own ones where an endpoint needs them. */
export async function ownBody(
  makers: Makers,
  caller: Caller,
  one: AnyEndpoint,
): Promise<{ body?: unknown }> {
  const make = allSamples.map(({ bodies }) => bodies?.[one.id]).find((found) => found);
  return make ? { body: await make(caller, makers) } : {};
}
