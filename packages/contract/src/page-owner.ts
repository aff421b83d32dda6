import * as z from "zod/mini";
import { Id } from "./primitives.ts";

/**
 * The header by which a page says whose it is: the id of the account that was signed in when it opened. A call
 * whose cookies belong to another account is refused with `session_changed` (rulings §2).
 */
export const pageOwnerHeader = "marzipan-account";

/** The same in the query, where a browser asks without headers: streams and downloads. */
export const pageOwnerFields = { account: z.optional(Id) };

/** The query of a call that has no other one. */
export const PageOwner = z.strictObject(pageOwnerFields);
