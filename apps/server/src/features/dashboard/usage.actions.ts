import type { getUsage } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { plans } from "@marzipan/domain/plans";
import { toGb } from "@marzipan/domain/storage";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/account/member.ts";
import { readConsultations } from "../billing/billing.actions.ts";
import { countMonthOrders } from "../orders/create-order.actions.ts";
import { countUsed } from "./dashboard.store.ts";

/** Returns what is used of each limit of the plan in force; storage in GB, -1 is unlimited (rulings §3). */
export async function readUsage(tx: Tx<"session">): Promise<ReplyOf<typeof getUsage>> {
  const member = memberOf(await tx.entered, tx.now);
  const { limits } = plans[member.plan.plan];
  const [orders, used, consultations] = await together([
    countMonthOrders(tx, member.today),
    countUsed(tx),
    readConsultations(tx, member.plan.plan),
  ]);
  return {
    orders: { used: orders, limit: limits.orders },
    clients: { used: used.clients, limit: limits.clients },
    products: { used: used.products, limit: limits.products },
    storage: { used: toGb(used.storedBytes), limit: limits.storage },
    people: { used: used.people, limit: limits.people },
    consultations,
  };
}
