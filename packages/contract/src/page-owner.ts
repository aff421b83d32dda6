import * as z from "zod/mini";
import { Id } from "./primitives.ts";

/**
 * The account of the page that asks, as a query parameter: for what a browser requests without our
 * headers, such as streams and downloads.
 */
export const pageOwnerFields = { account: z.optional(Id) };

/** The query of a call that has no other one. */
export const PageOwner = z.strictObject(pageOwnerFields);
