import type { SessionProof } from "../database/proof.ts";
import { readAccess } from "../session/tokens.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/** Returns the proof that a signed-in caller's cookies carry, for tests of actions and of the database. */
export async function readSessionProof(test: TestApp, caller: Caller): Promise<SessionProof> {
  const token = caller.cookies.get("marzipan_access");
  if (!token) throw new Error("the caller is not signed in");
  const { deps } = test;
  const { sessionId, sessionVersion, businessId } = readAccess(
    deps.sessionSecret,
    token,
    deps.now(),
  );
  return { kind: "session", sessionId, sessionVersion, businessId, isBeforeGates: false };
}
