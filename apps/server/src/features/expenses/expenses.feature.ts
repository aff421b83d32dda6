import { endpointsOf } from "@marzipan/contract/endpoint";
import * as expenses from "@marzipan/contract/expenses";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { repeatDueExpenses } from "./expense-repeats.actions.ts";
import { bindExpenses } from "./expenses.routes.ts";
import { erasePersonInExpenses } from "./erase-person.store.ts";

/** The feature of expenses. */
export const expensesFeature = defineFeature({
  name: "expenses",
  calls: endpointsOf(expenses),
  bind: bindExpenses,
  tables: { expense: ofBusiness({ isRestorable: true, staysWhile: "series_goes_on" }) },
  erasePerson: erasePersonInExpenses,
  reads: ["account", "business", "file", "import_row", "subscription"],
  topics: ["expenses"],
  jobs: (deps) => [
    {
      name: "repeat-due",
      cron: "27 * * * *",
      mostSeconds: 900,
      run: () => repeatDueExpenses(deps),
    },
  ],
});
