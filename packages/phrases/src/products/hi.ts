import type { Translation } from "../core.ts";
import type { products as english } from "./en.ts";

export const products: Translation<typeof english> = {};
