import { endpointsOf } from "@marzipan/contract/endpoint";
import * as reports from "@marzipan/contract/reports";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindReports } from "./reports.routes.ts";

/** What the room of reports has. */
export const reportsRoom = defineRoom({
  name: "reports",
  calls: endpointsOf(reports),
  bind: bindReports,
  tables: { report_download: ofBusiness() },
  reads: [
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
  ],
  topics: ["reports"],
});
