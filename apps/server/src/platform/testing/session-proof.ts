import type { SessionProof } from "../database/proof.ts";
import { readAccess } from "../session/tokens.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/** Answers the proof that a signed-in caller's cookies carry, for tests of actions and of the database. */
export async function readSessionProof(test: TestApp, caller: Caller): Promise<SessionProof> {
  const { deps } = test;
  for (const value of caller.cookies.values()) {
    const claims = await readAccess(deps.sessionSecret, value, deps.now()).catch(() => null);
    if (!claims) continue;
    const { sessionId, sessionVersion, businessId } = claims;
    return { kind: "session", sessionId, sessionVersion, businessId, isBeforeGates: false };
  }
  throw new Error("the caller is not signed in");
}
