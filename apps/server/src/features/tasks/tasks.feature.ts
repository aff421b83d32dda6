import { endpointsOf } from "@marzipan/contract/endpoint";
import * as tasks from "@marzipan/contract/tasks";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindTasks } from "./tasks.routes.ts";
import { erasePersonInTasks } from "./erase-person.store.ts";

/** The feature of tasks. */
export const tasksFeature = defineFeature({
  name: "tasks",
  calls: endpointsOf(tasks),
  bind: bindTasks,
  tables: { task: ofBusiness({ isRestorable: true }) },
  erasePerson: erasePersonInTasks,
  topics: ["tasks"],
});
