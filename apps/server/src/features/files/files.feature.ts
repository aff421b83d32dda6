import { endpointsOf } from "@marzipan/contract/endpoint";
import * as files from "@marzipan/contract/files";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { removeOrphansDaily, removeUnusedFiles } from "./clean-up.actions.ts";
import { bindFiles } from "./files.routes.ts";

/** The feature of pictures and documents. */
export const filesFeature = defineFeature({
  name: "files",
  calls: endpointsOf(files),
  bind: bindFiles,
  tables: { file: ofBusiness() },
  erasePerson: nothingToErase,
  reads: ["account", "business", "business_counter"],
  writes: ["business_counter"],
  cleanUp: [
    { name: "unused files", run: removeUnusedFiles },
    { name: "orphans", run: removeOrphansDaily },
  ],
});
