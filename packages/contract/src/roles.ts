/** What someone is in a business; anyone who registers it is its owner. */
export const roles = ["owner", "staff"] as const;

/** A role in a business. */
export type Role = (typeof roles)[number];

/** What a role may be allowed; `packages/domain/src/roles.ts` says which role has which. */
export const capabilities = [
  "orders",
  "clients",
  "products",
  "menu",
  "requests",
  "tasks",
  "payments",
  "money",
  "expenses",
  "erasing",
  "settings",
  "plan",
  "ownership",
] as const;

/** Something that a role may be allowed. */
export type Capability = (typeof capabilities)[number];
