import type { ZodForm } from "../../../platform/forms/use-zod-form.ts";
import type { OrderFormSchema } from "./order-form.rules.ts";

/** The order form as its parts get it. */
export type OrderForm = ZodForm<typeof OrderFormSchema>;
