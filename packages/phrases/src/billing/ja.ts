import type { Translation } from "../core.ts";
import type { billing as english } from "./en.ts";

export const billing: Translation<typeof english> = {};
