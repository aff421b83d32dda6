import * as z from "zod/mini";
import { Id } from "./primitives.ts";

/** Whose page asks, in the query of what a browser asks for without headers: streams and downloads. */
export const pageOwnerFields = { account: z.optional(Id) };

/** The query of a call that has no other one. */
export const PageOwner = z.strictObject(pageOwnerFields);
