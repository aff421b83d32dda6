import { businessAgent } from "@marzipan/contract/agents";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { patientListener, streamAnswer } from "./agent-stream.routes.ts";
import { answerMessage } from "./agents.actions.ts";

/** Binds the call of the two agents. */
export function bindAgents(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    businessAgent,
  )(async (call) => {
    if (call.request.headers.accept?.includes("text/event-stream")) {
      return (await streamAnswer(call)) as never;
    }
    const { transact, session, body } = call;
    return await answerMessage(
      { deps, transact, accountId: session.accountId },
      body,
      patientListener(call),
    );
  });
}
