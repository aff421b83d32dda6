import { roles } from "@marzipan/contract/roles";
import type { Capability, Role } from "@marzipan/contract/roles";

/**
 * The one table of roles: which role may what. Staff do the work of every day. What tells how much the business earns
 * or spends, what takes money back, what cannot be undone, and what decides on the business itself is its owner's.
 */
const rolesOf: Readonly<Record<Capability, readonly Role[]>> = {
  /** Orders, the calendar, the bake list. */
  orders: ["owner", "staff"],
  clients: ["owner", "staff"],
  products: ["owner", "staff"],
  /** The menu's items and sections: what is sold out changes by the hour. */
  menu: ["owner", "staff"],
  /** The menu's order requests: a customer waits for the answer. */
  requests: ["owner", "staff"],
  tasks: ["owner", "staff"],
  /** Recording what a customer pays for an order, and its receipt: money changes hands with the cake. */
  payments: ["owner", "staff"],
  /** Lists and sums of money, refunds, voided payments, reports. */
  money: ["owner"],
  /** Expenses and the receipts that become expenses. */
  expenses: ["owner"],
  /** Erasing a client for good. */
  erasing: ["owner"],
  /** The business's settings, the menu's address and ordering rules. */
  settings: ["owner"],
  /** The plan and what it costs. */
  plan: ["owner"],
  /** Closing the business, and taking all its data along. */
  ownership: ["owner"],
};

/** Returns whether a role has a capability. */
export function mayRole(role: Role, capability: Capability): boolean {
  return rolesOf[capability].includes(role);
}

/** Returns whether every role has a capability, so that no one need be asked for a role. */
export function isEverybodys(capability: Capability): boolean {
  return roles.every((role) => mayRole(role, capability));
}
