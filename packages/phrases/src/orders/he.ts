import type { Translation } from "../core.ts";
import type { orders as english } from "./en.ts";

export const orders: Translation<typeof english> = {};
