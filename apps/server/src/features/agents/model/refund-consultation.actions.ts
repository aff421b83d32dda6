import type { Deps } from "../../../platform/feature/deps.ts";
import { settleConsultation } from "../../billing/billing.actions.ts";
import { settleCost } from "./costs.store.ts";
import type { Cost } from "./costs.store.ts";

/** What is held for an answer: a consultation and a cost, `null` where none is, and what was spent of the cost. */
interface HeldForAnswer {
  consultationId: string | null;
  cost: Cost | null;
  spentMicroUsd: number;
}

/** How long after a failure it is tried again. */
const pausesMs = [2000, 20_000, 120_000];

/**
 * Gives back what is held for an answer that was refused, but for what was spent: without the person's session, which
 * may have ended. Where the database cannot be reached it is tried again, while no one waits.
 */
export async function giveBack(
  { database, log }: Pick<Deps, "database" | "log">,
  businessId: string,
  { consultationId, cost, spentMicroUsd }: HeldForAnswer,
): Promise<void> {
  const attempt = async (at: number): Promise<void> => {
    try {
      await database.transact({ kind: "job", businessId }, async (tx) => {
        if (consultationId !== null) await settleConsultation(tx, consultationId, false);
        if (cost !== null) await settleCost(tx, cost, spentMicroUsd);
      });
    } catch (error) {
      const pauseMs = pausesMs[at];
      if (pauseMs === undefined) log.error({ err: error }, "a held cost could not be given back");
      else setTimeout(() => void attempt(at + 1), pauseMs).unref();
    }
  };
  await attempt(0);
}
