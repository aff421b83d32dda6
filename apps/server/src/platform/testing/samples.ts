import type { TestApp } from "./test-app.ts";
import type { Answer, Caller } from "./test-caller.ts";

/** Makes one of each thing that a path can name, by the path's first word; returns its id. */
export type Makers = Readonly<Record<string, (caller: Caller) => Promise<string>>>;

/** What the tests over all features need of one: its `<name>.samples.ts` exports it as `samples`. */
export interface Samples {
  /** Makes one of each thing that the feature's paths name. */
  things?: (test: TestApp) => Makers;
  /** Bodies of calls, by endpoint, whose smallest valid one is refused. */
  bodies?: Readonly<Record<string, (caller: Caller, makers: Makers) => Promise<object>>>;
  /** Gives a business a row in each table of the room that its usual day does not fill (`seed-business.ts`). */
  seed?: (test: TestApp, businessId: string) => Promise<void>;
}

/** Returns the id that a creating call gives. */
export async function idOf(asked: Promise<Answer<unknown>>): Promise<string> {
  const { status, body } = await asked;
  if (status !== 201) throw new Error(`cannot make a thing to try: ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

/** Returns a maker that posts a body. */
export function post(url: string, body: () => object): (caller: Caller) => Promise<string> {
  return (caller) => idOf(caller.post(url, body()));
}
