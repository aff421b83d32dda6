import { businessAgent, changeAgentSettings, getAgentSettings } from "@marzipan/contract/agents";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { patientListener, streamAnswer } from "./agent-stream.routes.ts";
import { readAgentSettings, saveAgentSettings } from "./agent-settings.actions.ts";
import { answerMessage } from "./agents.actions.ts";

/** Binds the calls of the two agents. */
export function bindAgents(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    businessAgent,
  )(async (call) => {
    if (call.request.headers.accept?.includes("text/event-stream")) {
      return (await streamAnswer(call)) as never;
    }
    const { transact, snapshot, session, body } = call;
    return await answerMessage(
      { deps, transact, snapshot, accountId: session.accountId },
      body,
      patientListener(call),
    );
  });
  bind(
    app,
    deps,
    getAgentSettings,
  )(({ transact }) => transact((tx) => readAgentSettings(tx, deps.agentModel !== null)));
  bind(
    app,
    deps,
    changeAgentSettings,
  )(({ transact, body }) => transact((tx) => saveAgentSettings(tx, body)));
}
