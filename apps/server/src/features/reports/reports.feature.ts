import * as accountant from "@marzipan/contract/accountant";
import { endpointsOf } from "@marzipan/contract/endpoint";
import * as reports from "@marzipan/contract/reports";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindAccountant } from "./accountant.routes.ts";
import { mailDuePapers } from "./papers.actions.ts";
import { bindReports } from "./reports.routes.ts";

/** The feature of reports. */
export const reportsFeature = defineFeature({
  name: "reports",
  calls: endpointsOf(reports, accountant),
  bind: (app, deps) => {
    bindReports(app, deps);
    bindAccountant(app, deps);
  },
  tables: {
    report_download: ofBusiness(),
    accountant: ofBusiness(),
    sent_papers: ofBusiness(),
    test_papers: ofBusiness({ ends: { after: ["open_until"], hours: 0 }, isInternal: true }),
  },
  erasePerson: nothingToErase,
  reads: [
    "account",
    "business",
    "catalog_item",
    "catalog_section",
    "category",
    "client",
    "expense",
    "file",
    "order_item",
    "orders",
    "payment",
    "product",
    "subscription",
  ],
  topics: ["reports"],
  jobs: (deps) => [
    { name: "mail-papers", cron: "12 * * * *", mostSeconds: 900, run: () => mailDuePapers(deps) },
  ],
});
