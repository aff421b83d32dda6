import * as agents from "@marzipan/contract/agents";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindAgents } from "./agents.routes.ts";

/** What the room of the two agents has. */
export const agentsRoom = defineRoom({
  name: "agents",
  calls: endpointsOf(agents),
  bind: bindAgents,
  tables: { agent_message: ofBusiness({ ends: { after: ["created_at"], months: 12 } }) },
});
