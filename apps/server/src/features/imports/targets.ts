import { ClientDraft } from "@marzipan/contract/clients";
import type { FieldProblem } from "@marzipan/contract/errors";
import type { ImportKind } from "@marzipan/contract/imports";
import type { LimitName } from "@marzipan/contract/plans";
import { ProductDraft } from "@marzipan/contract/products";
import { patchFields } from "@marzipan/domain/fields";
import type { ImportedClient } from "@marzipan/domain/imports/client-book";
import type { Decision, Entry } from "@marzipan/domain/imports/decision";
import type { ImportedProduct } from "@marzipan/domain/imports/product-book";
import type { Tx } from "../../platform/database/database.ts";
import { tryBy } from "../../platform/http/validate.ts";
import {
  countImportedClients,
  deleteImportedClients,
  emptyClientFields,
  holdImportedClients,
  makeImportedClients,
  openClientBook,
  writeClients,
} from "../clients/imports.actions.ts";
import {
  countImportedProducts,
  deleteImportedProducts,
  emptyProductFields,
  holdImportedProducts,
  makeImportedProducts,
  openProductBook,
  writeProducts,
} from "../products/imports.actions.ts";
import { clientOfCells, productOfCells } from "./cells.rules.ts";
import type { Cells } from "./cells.rules.ts";

/** What a row says, or what is wrong with it. */
export type ReadRow<Fields> =
  | { fields: Fields; problems: null }
  | { fields?: never; problems: FieldProblem[] };

/** Where a file's rows go: how they are read and compared, and how entries are made, filled and deleted. */
export interface Target<Fields extends { name: string }> {
  kind: ImportKind;
  limitName: LimitName;
  /** What a field is when nothing is written there. */
  empty: Omit<Fields, "name">;
  read: (cells: Cells, country: string) => ReadRow<Fields>;
  openBook: (
    tx: Tx,
    rows: readonly Fields[],
  ) => Promise<{ decide: (row: Fields) => Decision<Fields>; put: (entry: Fields & Entry) => void }>;
  count: (tx: Tx) => Promise<number>;
  make: (tx: Tx, entries: readonly (Fields & { id: string })[]) => Promise<void>;
  write: (tx: Tx, changes: ReadonlyMap<string, Partial<Fields>>) => Promise<Map<string, Date>>;
  /** Locks entries that are not deleted, and answers since when each is as it is. */
  hold: (tx: Tx, ids: readonly string[]) => Promise<Map<string, Date>>;
  remove: (tx: Tx, ids: readonly string[]) => Promise<void>;
}

/** Rows that are clients. */
export const clientTarget: Target<ImportedClient> = {
  kind: "clients",
  limitName: "clients",
  empty: emptyClientFields,
  read: (cells, country) => {
    const { data, problems } = tryBy(ClientDraft, clientOfCells(cells, country));
    if (problems) return { problems };
    return { fields: patchFields({ name: "", ...emptyClientFields }, data), problems: null };
  },
  openBook: openClientBook,
  count: countImportedClients,
  make: makeImportedClients,
  write: writeClients,
  hold: holdImportedClients,
  remove: deleteImportedClients,
};

/** Rows that are products. */
export const productTarget: Target<ImportedProduct> = {
  kind: "products",
  limitName: "products",
  empty: emptyProductFields,
  read: (cells) => {
    const { data, problems } = tryBy(ProductDraft, productOfCells(cells));
    if (problems) return { problems };
    return { fields: patchFields({ name: "", ...emptyProductFields }, data), problems: null };
  },
  openBook: openProductBook,
  count: countImportedProducts,
  make: makeImportedProducts,
  write: writeProducts,
  hold: holdImportedProducts,
  remove: deleteImportedProducts,
};
