import { endpointsOf } from "@marzipan/contract/endpoint";
import * as receipts from "@marzipan/contract/receipts";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { readWaitingReceipts } from "./reading.actions.ts";
import { removeUsedUp } from "./receipts.actions.ts";
import { bindReceipts } from "./receipts.routes.ts";

/** The feature of photographed receipts. */
export const receiptsFeature = defineFeature({
  name: "receipts",
  calls: endpointsOf(receipts),
  bind: bindReceipts,
  tables: { receipt: ofBusiness({ isRestorable: true }) },
  erasePerson: nothingToErase,
  reads: ["account", "business", "expense", "file"],
  topics: ["receipts"],
  cleanUp: [{ name: "receipts of removed expenses", run: removeUsedUp }],
  jobs: (deps) => [
    // Every server process reads one receipt at a time.
    {
      name: "read-receipts",
      cron: "* * * * *",
      mostSeconds: 3600,
      pollSeconds: 1,
      run: () => readWaitingReceipts(deps),
      whenAsked: (ask) => deps.readingWake.whenAsked(ask),
    },
  ],
});
