import type { OrderRequest, OrderRequestDetails } from "@marzipan/contract/order-requests";
import type * as z from "zod/mini";

/** An order request as lists carry it. */
export type RequestRow = z.output<typeof OrderRequest>;

/** An order request with pictures, history, and how full its day is. */
export type RequestView = z.output<typeof OrderRequestDetails>;

/** One line of a request's history. */
export type RequestEvent = RequestView["history"][number];
