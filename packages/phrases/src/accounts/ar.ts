import type { Translation } from "../core.ts";
import type { accounts as english } from "./en.ts";

export const accounts: Translation<typeof english> = {};
