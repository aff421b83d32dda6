import { listClientFigures } from "@marzipan/contract/analytics";
import { usePages } from "../../platform/api/queries.ts";
import type { Pages } from "../../platform/api/queries.ts";
import { asAsked } from "./analytics.types.ts";
import type { Analytics } from "./analytics.types.ts";

/** All clients of a period, or those who ordered for the first time or again. */
export type ClientGroup = "all" | "new" | "returning";

/** Asks which clients brought in most, page by page. */
export function useClientFigures(
  data: Analytics,
  group: ClientGroup = "all",
): Pages<typeof listClientFigures> {
  const { from, to, currency } = data;
  const query = { from, to, currency: asAsked(currency), ...(group !== "all" && { group }) };
  return usePages(listClientFigures, { query });
}
