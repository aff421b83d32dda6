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
