import type { Client, ClientDetails, clientSorts } from "@marzipan/contract/clients";
import type * as z from "zod/mini";

/** A client as lists carry it. */
export type ClientRow = z.output<typeof Client>;

/** A client with numbers of the orders, each currency by itself. */
export type ClientView = z.output<typeof ClientDetails>;

/** A way to order the list of clients. */
export type ClientSort = (typeof clientSorts)[number];
