import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import type { OrderingFormSchema } from "./ordering-form.rules.ts";

/** The form of the ordering rules. */
export type OrderingForm = ZodForm<typeof OrderingFormSchema>;
