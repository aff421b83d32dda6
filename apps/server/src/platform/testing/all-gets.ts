import { endpoints } from "@marzipan/contract/endpoints";
import { openMenu } from "./ask-order.ts";
import { kindOf, makersOf } from "./own-things.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";
import { send } from "./walk.ts";

/** Every GET of the product but streams, on things that exist. */
export interface AllGets {
  baker: Caller;
  /** The address of the baker's menu. */
  slug: string;
  /** Calls each GET as who may, and returns those that fail with 5xx, in order: id and status. */
  listFailed(): Promise<string[]>;
}

const gets = endpoints.filter((one) => one.method === "GET" && one.replyType !== "stream");

/**
 * The ids of GETs that count how often they are asked for, so that no one guesses a token or takes too much; they need
 * a database that stores.
 */
export const throttledGets: readonly string[] = gets
  .filter(({ errors }) => errors?.includes("rate_limited"))
  .map(({ id }) => id)
  .toSorted();

/** Makes what the GETs ask for. */
export async function openGets(test: TestApp): Promise<AllGets> {
  const admin = await test.member({ isAdmin: true });
  const baker = await test.member();
  const makers = makersOf(test);
  const params: Record<string, Record<string, string>> = {};
  for (const one of gets) {
    if (one.access === "public" || one.access === "admin" || !one.path.includes("{id}")) continue;
    params[one.id] = { id: (await makers[kindOf(one)]?.(baker)) ?? "" };
  }
  const { slug } = await openMenu(baker);
  for (const one of gets) if (one.path.includes("{address}")) params[one.id] = { address: slug };
  // The first look begins the trial.
  await baker.get("/api/me");
  const callerOf = { admin, member: baker, public: test.stranger() };
  return {
    baker,
    slug,
    listFailed: async () => {
      const failed: string[] = [];
      for (const one of gets) {
        const { status } = await send(callerOf[one.access], one, { params: params[one.id] ?? {} });
        if (status >= 500) failed.push(`${one.id} ${status}`);
      }
      return failed.toSorted();
    },
  };
}
