import { defineFeature } from "../../platform/feature/feature.ts";
import { bindSite } from "./site.routes.ts";

/** The feature of the pages for anyone: landing, prices, contact, legal texts, documentation (spec §2). */
export const siteFeature = defineFeature({ name: "site", bind: bindSite });
