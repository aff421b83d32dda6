import { mostOrdersOfCall, mostRowsOfCall } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";

/** How many rows of a kind are sent in one call. */
export const rowsOfCall: Readonly<Record<ImportKind, number>> = {
  clients: mostRowsOfCall,
  products: mostRowsOfCall,
  catalog: mostRowsOfCall,
  orders: mostOrdersOfCall,
  expenses: mostRowsOfCall,
};
