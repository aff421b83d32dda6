/** The currencies an owner may choose for display and for orders (spec §1, rulings §1). */
export const currencies = ["ILS", "USD", "EUR"] as const;

/** An ISO 4217 code of a currency that orders may bear. */
export type Currency = (typeof currencies)[number];
