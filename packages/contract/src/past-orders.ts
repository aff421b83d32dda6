import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { CurrencyCode } from "./primitives.ts";

/** How orders count that were completed while payments could not be recorded (rulings §6). */
export const settlements = ["settled", "owed"] as const;

/** Such an order is settled, or owed like any other. */
export type Settlement = (typeof settlements)[number];

const Decision = z.nullable(z.enum(settlements, "invalid"));

/** Returns the orders completed before payments could be recorded. */
export const getPastOrders = endpoint({
  id: "payments.pastOrders",
  method: "GET",
  path: "/api/payments/past-orders",
  access: "member",
  feature: "payment_tracking",
  capability: "money",
  summary:
    "Returns how many orders count as settled because they were completed before payments could be recorded, their unpaid total by currency, and the owner's decision on them.",
  reply: z.object({
    decision: Decision,
    totals: z.array(
      z.object({ currency: CurrencyCode, ordersCount: z.number(), amount: z.number() }),
    ),
  }),
});

/** Decides how the orders completed before payments could be recorded count. */
export const decidePastOrders = endpoint({
  id: "payments.decidePastOrders",
  method: "PUT",
  path: "/api/payments/past-orders",
  access: "member",
  feature: "payment_tracking",
  capability: "money",
  changes: ["orders", "payments", "account"],
  summary:
    "Decides whether the orders completed before payments could be recorded stay settled or are owed. The first decision stays until null takes it back; the reply has the decision in force.",
  body: z.strictObject({ decision: Decision }),
  reply: z.object({ decision: Decision }),
});
