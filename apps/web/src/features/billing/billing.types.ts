import type { Billing } from "@marzipan/contract/billing-payments";
import type * as z from "zod/mini";

/** A business's subscription as settings and pricing show it. */
export type BillingState = z.output<typeof Billing>;
