import { uploadReceiptAs } from "../../platform/testing/multipart.ts";
import { idOf } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of receipts. */
export const samples: Samples = {
  things: (test) => ({
    // One that was not readable: its details can be typed in.
    receipts: async (caller) => {
      const id = await idOf(uploadReceiptAs(caller, Buffer.from(`%PDF-1.7 ${Math.random()}`)));
      await test.asOwner("update receipt set state = 'failed' where id = $1", [id]);
      return id;
    },
  }),
  bodies: {
    "receipts.use": async () => {
      const body = { date: "2026-11-20", category: "food", amount: 12, currency: "ILS" };
      return { ...body, allowsDuplicate: true };
    },
  },
};
