import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of clients. */
export const samples: Samples = {
  things: () => ({
    clients: post("/api/clients", () => ({ name: "Dana" })),
  }),
  bodies: {
    "clients.merge": async (caller, makers) => ({ intoId: await makers["clients"]?.(caller) }),
  },
};
