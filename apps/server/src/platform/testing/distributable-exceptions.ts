/** Tables with granted columns: secrets of the account and what a billing event's handler may change lie beside the rest. */
export const columnGrants: readonly string[] = ["account", "billing_event"];
