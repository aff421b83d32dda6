import { ClientDraft } from "@marzipan/contract/clients";
import { blankClient } from "@marzipan/domain/clients";
import { patchFields } from "@marzipan/domain/fields";
import type { ImportedClient } from "@marzipan/domain/imports/client-book";
import { tryBy } from "../../../platform/http/validate.ts";
import {
  countImportedClients,
  deleteImportedClients,
  holdImportedClients,
  makeImportedClients,
  openClientBook,
  writeClients,
} from "../../clients/imports.actions.ts";
import { roomLeft } from "../../billing/limits.actions.ts";
import { clientOfCells } from "./client-cells.rules.ts";
import { ownEntriesOf } from "./row-context.ts";
import type { Target } from "./target.types.ts";

/** Rows that are clients. */
export const clientTarget: Target<ImportedClient> = {
  kind: "clients",
  empty: blankClient,
  read: ({ cells }, { country }) => {
    const { draft, addedNotes, moved } = clientOfCells(cells, country);
    const { data, problems } = tryBy(ClientDraft, draft);
    if (problems) return { problems };
    const fields = { ...patchFields(blankClient, data), addedNotes };
    return { fields, problems: null, moved };
  },
  openBook: (tx, rows, context) => openClientBook(tx, rows, ownEntriesOf(context)),
  room: (tx, member) => roomLeft(member, "clients", () => countImportedClients(tx)),
  make: makeImportedClients,
  write: writeClients,
  hold: holdImportedClients,
  remove: deleteImportedClients,
};
