import { nextRepeatDate, repeatExpense } from "@marzipan/domain/expenses";
import type { ExpenseFields } from "@marzipan/domain/expenses";
import { hasFeature } from "@marzipan/domain/plans";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { keepExpenses } from "../figures/day-sums.actions.ts";
import { listDueBusinesses } from "./expense-repeats.store.ts";
import type { DueBusiness } from "./expense-repeats.store.ts";
import { fieldsOf } from "./expenses.actions.ts";
import { addExpense, endRepeat, lockDueRepeats } from "./expenses.store.ts";
import type { ExpenseRow } from "./expenses.store.ts";

/**
 * Creates the repeating expenses that are due by each business's own calendar, each once; days
 * missed while no server ran are made up for. A business whose plan lost the feature gets none
 * (rulings §3).
 */
export async function repeatDueExpenses(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await listDueBusinesses(deps.database, now);
  const able = due.filter((business) =>
    hasFeature(planOfRow(business, now).plan, "payment_tracking"),
  );
  const idOf = (business: DueBusiness): string => business.business_id;
  await eachAlone(deps.log, able, idOf, async ({ business_id: businessId, today }) => {
    await deps.database.transact({ kind: "job", businessId }, async (tx) => {
      const made: ExpenseFields[] = [];
      for (const row of await lockDueRepeats(tx, today))
        made.push(...(await repeatUntil(tx, row, today)));
      await tx.send(keepExpenses(tx, [], made));
    });
  });
}

/** Returns the expenses made; each continues the series, so that changes to it carry over to the next one. */
async function repeatUntil(tx: Tx, row: ExpenseRow, today: string): Promise<ExpenseFields[]> {
  let [id, fields] = [row.id, fieldsOf(row)];
  const { repeatDay } = fields;
  const made: ExpenseFields[] = [];
  if (repeatDay === null) return made;
  while (nextRepeatDate(fields.date, repeatDay) <= today) {
    fields = repeatExpense(fields, repeatDay);
    await endRepeat(tx, id);
    id = makeId();
    await tx.send([addExpense(tx, id, fields, null)]);
    made.push(fields);
    tx.changed("expenses");
  }
  return made;
}
