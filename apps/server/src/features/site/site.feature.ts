import { defineFeature } from "../../platform/feature.ts";
import { bindSite } from "./site.routes.ts";

/** What the room of the pages for anybody has: landing, prices, contact, legal texts, documentation (spec §2). */
export const siteFeature = defineFeature({ name: "site", bind: bindSite });
