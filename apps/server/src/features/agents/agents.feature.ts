import * as agents from "@marzipan/contract/agents";
import * as insights from "@marzipan/contract/insights";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindAgents } from "./agents.routes.ts";
import { bindInsights } from "./insights/insights.routes.ts";
import { erasePersonInMessages } from "./erase-person.store.ts";

/** The feature of the two agents. */
export const agentsFeature = defineFeature({
  name: "agents",
  calls: endpointsOf(agents, insights),
  bind: (app, deps) => {
    bindAgents(app, deps);
    bindInsights(app, deps);
  },
  tables: {
    agent_message: ofBusiness({ ends: { after: ["created_at"], months: 12 } }),
    agent_setting: ofBusiness(),
    agent_cost: ofBusiness({ ends: { after: ["updated_at"], months: 14 }, isInternal: true }),
    insight_mark: ofBusiness({ ends: { after: ["created_at"], months: 3 } }),
  },
  erasePerson: erasePersonInMessages,
  reads: ["account", "client", "order_request", "orders"],
});
