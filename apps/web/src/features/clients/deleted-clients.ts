import { makeJustDeleted } from "../../platform/undo/just-deleted.ts";
import type { ClientRow } from "./clients.types.ts";

/** The clients deleted a moment ago. */
export const deletedClients = makeJustDeleted<ClientRow>();
