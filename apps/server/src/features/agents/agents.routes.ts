import { businessAgent } from "@marzipan/contract/agents";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { answerMessage } from "./agents.actions.ts";
import { asEvents } from "./agent-events.rules.ts";

/** Binds the call of the two agents. */
export function bindAgents(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    businessAgent,
  )(async ({ transact, session, body, request, reply }) => {
    const answer = await answerMessage({ deps, transact, accountId: session.accountId }, body);
    if (!request.headers.accept?.includes("text/event-stream")) return answer;
    await reply
      .header("cache-control", "no-store")
      .type("text/event-stream; charset=utf-8")
      .send(asEvents(answer));
    return answer;
  });
}
