import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of products. */
export const samples: Samples = {
  things: () => ({
    products: post("/api/products", () => ({ name: "Cake" })),
    categories: post("/api/categories", () => ({ name: `Cakes ${Math.random()}` })),
  }),
};
