import { endpointsOf } from "@marzipan/contract/endpoint";
import * as help from "@marzipan/contract/help";
import { defineRoom, ofNobody } from "../../platform/room.ts";
import { bindHelp } from "./help.routes.ts";

/** What the room of the help has: search, the articles of a page, and whether they helped. */
export const helpRoom = defineRoom({
  name: "help",
  calls: endpointsOf(help),
  bind: bindHelp,
  tables: { help_vote: ofNobody({ grants: ["select"] }) },
});
