import { endpointsOf } from "@marzipan/contract/endpoint";
import * as tasks from "@marzipan/contract/tasks";
import { defineFeature, ofBusiness } from "../../platform/feature.ts";
import { bindTasks } from "./tasks.routes.ts";

/** What the room of tasks has. */
export const tasksFeature = defineFeature({
  name: "tasks",
  calls: endpointsOf(tasks),
  bind: bindTasks,
  tables: { task: ofBusiness({ isRestorable: true }) },
  topics: ["tasks"],
});
