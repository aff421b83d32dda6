import * as z from "zod/mini";

/** Said by an owner who goes over a full or closed day after a warning (rulings §5). */
export const overCapacity = z.optional(z.boolean("invalid"));

/** The body of what brings an order back to its day. */
export const OverDay = z.strictObject({ overCapacity });
