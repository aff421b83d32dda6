import type { Samples } from "../../platform/testing/samples.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";

/** What tests make of accounts. */
export const samples: Samples = {
  things: (test) => ({
    devices: async ({ email, password }) => {
      const device = test.stranger();
      await device.post("/api/auth/sign-in", { email, password });
      return (await readSessionProof(test, device)).sessionId;
    },
  }),
};
