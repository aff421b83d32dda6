import type { Translation } from "../core.ts";
import type { clients as english } from "./en.ts";

export const clients: Translation<typeof english> = {};
