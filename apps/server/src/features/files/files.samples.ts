import sharp from "sharp";
import { uploadAs, uploadDocumentAs } from "../../platform/testing/multipart.ts";
import { idOf } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };

/** What tests make of files. */
export const samples: Samples = {
  things: () => ({
    files: async (caller) => {
      const create = { width: 16, height: 16, channels: 3, background: "#fff", noise } as const;
      return await idOf(uploadAs(caller, await sharp({ create }).png().toBuffer()));
    },
    documents: async (caller) => {
      const create = { width: 8, height: 8, channels: 3, background: "#c86" } as const;
      return await idOf(uploadDocumentAs(caller, await sharp({ create }).png().toBuffer()));
    },
  }),
};
