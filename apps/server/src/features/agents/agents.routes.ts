import * as agents from "@marzipan/contract/agents";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { patientListener, streamAnswer } from "./agent-stream.routes.ts";
import { getAgentSettings, changeAgentSettings } from "./agent-settings.actions.ts";
import { businessAgent } from "./agents.actions.ts";

/** Binds the calls of the two agents. */
export function bindAgents(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(agents.businessAgent)(async (call) => {
    if (call.request.headers.accept?.includes("text/event-stream")) {
      return (await streamAnswer(call)) as never;
    }
    const { transact, snapshot, session, body } = call;
    return await businessAgent(
      { deps, transact, snapshot, accountId: session.accountId },
      body,
      patientListener(call),
    );
  });
  on(agents.getAgentSettings)(({ transact }) =>
    transact((tx) => getAgentSettings(tx, deps.agentModel !== null)),
  );
  on(agents.changeAgentSettings)(({ transact, body }) =>
    transact((tx) => changeAgentSettings(tx, body)),
  );
}
