import { endpointsOf } from "@marzipan/contract/endpoint";
import * as help from "@marzipan/contract/help";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofNobody } from "../../platform/feature/feature.ts";
import { bindHelp } from "./help.routes.ts";

/** The feature of the help: search, the articles of a page, and whether they helped. */
export const helpFeature = defineFeature({
  name: "help",
  calls: endpointsOf(help),
  bind: bindHelp,
  tables: { help_vote: ofNobody({ grants: ["select"] }) },
  erasePerson: nothingToErase,
});
