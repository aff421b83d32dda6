import { listClientFigures } from "@marzipan/contract/analytics";
import { usePages } from "../../platform/api/queries.ts";
import type { Pages } from "../../platform/api/queries.ts";
import { asAsked } from "./analytics.types.ts";
import type { Analytics } from "./analytics.types.ts";

/** Asks which clients brought in most, page by page. */
export function useClientFigures(data: Analytics): Pages<typeof listClientFigures> {
  const { from, to, currency } = data;
  return usePages(listClientFigures, { query: { from, to, currency: asAsked(currency) } });
}
